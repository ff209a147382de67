/* The Lua interpreter as an embedding program starts it: runs the scripts named on its command line. */
#include <stdio.h>
#include <string.h>
#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

static int trace(lua_State *L) {
    luaL_traceback(L, L, lua_tostring(L, 1), 1);
    return 1;
}

int main(int argc, char **argv) {
    int failed = 0;
    for (int i = 1; i < argc; i++) {
        lua_State *L = luaL_newstate();
        luaL_openlibs(L);
        lua_pushcfunction(L, trace);
        const char *name = strrchr(argv[i], '/');
        printf("== %s\n", name ? name + 1 : argv[i]);
        fflush(stdout);
        if (luaL_loadfile(L, argv[i]) != LUA_OK || lua_pcall(L, 0, 0, 1) != LUA_OK) {
            printf("%s\n", lua_tostring(L, -1));
            failed = 1;
        }
        lua_close(L);
    }
    return failed;
}
