/* SQLite: schema, bulk inserts, indices, joins, aggregates, windows, recursion, triggers, transactions, JSON, full
   text, R-tree, user functions, a database in a file, and its integrity check. Prints results and checksums. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "sqlite3.h"

static unsigned hash;

static int show(void *quiet, int columns, char **values, char **names) {
    (void)names;
    for (int i = 0; i < columns; i++) {
        const char *text = values[i] ? values[i] : "NULL";
        if (!quiet) printf("%s%s", i ? "|" : "", text);
        for (; *text; text++) hash = (hash ^ (unsigned char)*text) * 16777619u;
        hash = (hash ^ '|') * 16777619u;
    }
    if (!quiet) printf("\n");
    return 0;
}

static void run(sqlite3 *db, const char *sql, int quiet) {
    char *message = 0;
    hash = 2166136261u;
    if (sqlite3_exec(db, sql, show, quiet ? (void *)1 : 0, &message) != SQLITE_OK) {
        printf("error: %s\n", message);
        sqlite3_free(message);
    }
    if (quiet) printf("%.60s... %08x\n", sql, hash);
}

static void half(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count;
    sqlite3_result_double(context, sqlite3_value_double(values[0]) / 2);
}

static int backwards(void *unused, int n, const void *a, int m, const void *b) {
    (void)unused;
    int order = memcmp(b, a, (size_t)(n < m ? n : m));
    return order ? order : m - n;
}

static void fill(sqlite3 *db, int rows) {
    sqlite3_stmt *insert;
    unsigned state = 17;
    run(db, "BEGIN", 0);
    sqlite3_prepare_v2(db, "INSERT INTO item(id, name, price, kind, data) VALUES(?, ?, ?, ?, ?)", -1, &insert, 0);
    for (int i = 1; i <= rows; i++) {
        char name[40];
        unsigned char blob[24];
        state = state * 1664525u + 1013904223u;
        snprintf(name, sizeof name, "item %u-%d", state >> 20, i % 97);
        for (unsigned j = 0; j < sizeof blob; j++) blob[j] = (unsigned char)(state >> j);
        sqlite3_bind_int(insert, 1, i);
        sqlite3_bind_text(insert, 2, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_double(insert, 3, (state >> 8) % 100000 / 100.0);
        sqlite3_bind_int(insert, 4, (int)(state >> 16) % 20);
        if (i % 3) sqlite3_bind_blob(insert, 5, blob, (int)(state % sizeof blob), SQLITE_TRANSIENT);
        else sqlite3_bind_null(insert, 5);
        if (sqlite3_step(insert) != SQLITE_DONE) printf("insert: %s\n", sqlite3_errmsg(db));
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    run(db, "COMMIT", 0);
}

static const char *const script[] = {
    "SELECT count(*), sum(kind), round(avg(price), 4), min(name), max(name), total(length(data)) FROM item",
    "CREATE INDEX item_kind ON item(kind, price DESC)",
    "CREATE INDEX item_name ON item(name) WHERE kind < 5",
    "ANALYZE",
    "SELECT kind, count(*), printf('%.3f', sum(price)) FROM item GROUP BY kind HAVING count(*) > 100 ORDER BY kind LIMIT 8",
    "SELECT a.id, b.id FROM item a JOIN item b ON a.kind = b.kind AND a.id < b.id AND a.price = b.price ORDER BY 1, 2 LIMIT 6",
    "SELECT id, rank() OVER (PARTITION BY kind ORDER BY price), sum(price) OVER (ORDER BY id ROWS 3 PRECEDING), "
    "lag(name, 2) OVER (ORDER BY id), ntile(4) OVER (ORDER BY price DESC) FROM item WHERE id < 12 ORDER BY id",
    "WITH RECURSIVE fib(n, a, b) AS (SELECT 1, 0, 1 UNION ALL SELECT n + 1, b, a + b FROM fib WHERE n < 90) "
    "SELECT n, a FROM fib WHERE n % 15 = 0",
    "WITH RECURSIVE c(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM c WHERE x < 20000), "
    "m(x, y, cx, cy, n) AS (SELECT 0, 0, x % 40 / 20.0 - 1.5, x / 40 % 40 / 20.0 - 1, 0 FROM c WHERE x < 1600 UNION ALL "
    "SELECT x * x - y * y + cx, 2 * x * y + cy, cx, cy, n + 1 FROM m WHERE x * x + y * y < 4 AND n < 12) "
    "SELECT n, count(*) FROM m GROUP BY n ORDER BY n",
    "SELECT half(3), half('7.5'), half(NULL), name FROM item WHERE kind = 1 ORDER BY name COLLATE backwards LIMIT 3",
    "CREATE TABLE log(what, id, old, new)",
    "CREATE TRIGGER changed AFTER UPDATE OF price ON item WHEN old.price <> new.price BEGIN "
    "INSERT INTO log VALUES('price', new.id, old.price, new.price); END",
    "UPDATE item SET price = price * 1.1 WHERE kind = 3 AND id % 7 = 0",
    "SELECT count(*), printf('%.4f', sum(new - old)) FROM log",
    "SAVEPOINT s; DELETE FROM item WHERE kind > 4; SELECT count(*) FROM item; ROLLBACK TO s; RELEASE s",
    "SELECT count(*) FROM item",
    "INSERT INTO item(id, name) VALUES(1, 'again') ON CONFLICT(id) DO UPDATE SET name = excluded.name || ' ' || item.name "
    "RETURNING id, name",
    "SELECT json_extract('{\"a\": [1, 2.5, {\"b\": \"c\\u00e4\"}]}', '$.a[2].b'), json_array(1, 'x', NULL, 2.5), "
    "json_group_array(kind) FROM (SELECT DISTINCT kind FROM item ORDER BY kind LIMIT 5)",
    "SELECT key, value, type, fullkey FROM json_tree('{\"x\": {\"y\": [true, null, 1e3]}, \"z\": \"q\"}')",
    "CREATE VIRTUAL TABLE text USING fts5(title, body)",
    "INSERT INTO text SELECT name, 'the ' || name || ' costs ' || price || ' of kind ' || kind FROM item WHERE id <= 3000",
    "SELECT count(*), min(title) FROM text WHERE text MATCH 'kind AND costs NOT \"item 7\"'",
    "SELECT title, snippet(text, 1, '[', ']', '..', 4), printf('%.6f', bm25(text)) FROM text WHERE text MATCH '\"kind 7\" OR 42*' "
    "ORDER BY rank, rowid LIMIT 4",
    "CREATE VIRTUAL TABLE box USING rtree(id, x0, x1, y0, y1)",
    "INSERT INTO box SELECT id, price, price + 5, kind, kind + 2 FROM item WHERE id <= 4000",
    "SELECT count(*), sum(id) FROM box WHERE x0 > 100 AND x1 < 200 AND y0 >= 4 AND y1 <= 9",
    "SELECT date('2024-02-28', '+2 days'), strftime('%Y-%j %H:%M:%f', 2460000.5), julianday('2000-01-01 12:00'), "
    "datetime(1e9, 'unixepoch'), strftime('%W %w', '2026-11-30')",
    "SELECT hex(zeroblob(3)), quote(x'00ff'), unicode('€'), char(72, 228), substr('straße', 4), instr('abcabc', 'ca'), "
    "replace('aXbXc', 'X', '--'), trim('  x '), like('a%', 'ABC'), glob('a*', 'abc'), upper('straße'), soundex('Robert')",
    "SELECT 9223372036854775807 + 1, 5 / 2, -5 / 2, 5 % -3, 5.0 / 2, 1 / 0, 1 << 62, ~0, 7 & 12, '12abc' + 1, 1e308 * 10, "
    "CAST('1e3' AS INTEGER), CAST(3.99 AS INTEGER), typeof(1 + 1.0), 0.1 + 0.2, 1e15 + 0.3, 123456789.123456789, 1e-20",
    "SELECT printf('%d %5d|%-5d|%05d %x %o %c %s %q %Q %w %e %g %.2f %,d %%', 1, 2, 3, 4, 255, 8, 'z', 's', 'it''s', 'it''s', "
    "'\"', 12345.678, 0.0001, 2.345, 1234567)",
    "SELECT sqrt(2), pow(2, 0.5), ln(10), sin(1), round(2.5), round(-2.567, 2), ceil(1.2), floor(-1.2), mod(7.5, 2), pi()",
    "SELECT sum(id) FROM item WHERE name IN (SELECT name FROM item WHERE kind BETWEEN 2 AND 4 EXCEPT "
    "SELECT name FROM item WHERE price < 500) OR EXISTS (SELECT 1 FROM log WHERE log.id = item.id)",
    "EXPLAIN QUERY PLAN SELECT * FROM item WHERE kind = 3 AND price > 10 ORDER BY price DESC",
    "SELECT * FROM nowhere",
    "SELECT group_concat(name, ';') FROM (SELECT name FROM item ORDER BY price DESC, id LIMIT 5)",
    "CREATE TABLE copy AS SELECT kind, name, price FROM item ORDER BY price; CREATE INDEX copy_name ON copy(name, price, kind)",
    "SELECT count(DISTINCT name), count(DISTINCT kind) FROM copy; DROP TABLE log; PRAGMA integrity_check",
};

int main(int argc, char **argv) {
    int rows = argc > 1 ? atoi(argv[1]) : 20000;
    sqlite3 *db;
    printf("SQLite %s\n", sqlite3_libversion());
    if (sqlite3_open(":memory:", &db) != SQLITE_OK) return 1;
    sqlite3_create_function(db, "half", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, 0, half, 0, 0);
    sqlite3_create_collation(db, "backwards", SQLITE_UTF8, 0, backwards);
    run(db, "CREATE TABLE item(id INTEGER PRIMARY KEY, name TEXT NOT NULL, price REAL, kind INT DEFAULT 0, data BLOB)", 0);
    fill(db, rows);
    for (unsigned i = 0; i < sizeof script / sizeof *script; i++) run(db, script[i], 0);
    run(db, "SELECT * FROM item ORDER BY kind, price, id", 1);
    run(db, "SELECT * FROM text ORDER BY title DESC, rowid", 1);

    const char *folder = getenv("TMPDIR");
    char name[1024];
    snprintf(name, sizeof name, "%s/rllc-sqlite-XXXXXX", folder ? folder : ".");
    close(mkstemp(name));
    sqlite3 *file;
    sqlite3_open(name, &file);
    run(file, "PRAGMA journal_mode = WAL; PRAGMA page_size = 1024; CREATE TABLE t(a, b); CREATE INDEX i ON t(b)", 0);
    sqlite3_backup *backup = sqlite3_backup_init(file, "main", db, "main");
    sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    run(file, "VACUUM; PRAGMA integrity_check; SELECT count(*), sum(price) > 0 FROM item; DELETE FROM item WHERE id % 2", 0);
    run(file, "SELECT count(*) FROM item; PRAGMA page_count; PRAGMA quick_check", 0);
    sqlite3_close(file);
    unlink(name);
    run(db, "SELECT sum(length(quote(data))) FROM item", 0);
    sqlite3_close(db);
    printf("left %lld bytes\n", (long long)sqlite3_memory_used());
    return 0;
}
