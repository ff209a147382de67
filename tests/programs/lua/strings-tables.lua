-- Strings, patterns, tables, sorting, packing, UTF-8, garbage collection.
print(("hello"):upper(), ("Hello"):rep(3, "-"), ("hello"):sub(-3, -2), ("hello"):byte(1, -1))
print(string.find("a.b.c", ".", 1, true), string.find("abc123", "%d+"), string.match("key = value", "(%w+)%s*=%s*(%w+)"))
print(string.gsub("hello world", "(o)", "<%1>"), string.gsub("abc", "%w", "%0%0", 2), string.gsub("$name is $age", "%$(%w+)", {name = "Lua", age = 30}))
print(string.gsub("THE (quick) fox", "%((%w+)%)", string.upper), ("x"):rep(0) == "", #("\0a\0"))
print(string.match("  trim  ", "^%s*(.-)%s*$") .. "|", string.match("2024-01-31", "(%d+)-(%d+)-(%d+)"), string.find("a[b]c", "[]]"))
print(string.format("%-10s|%10s|%.2s", "left", "right", "cut"), ("%d items"):format(3), string.reverse("abc"))
print(string.match("f(a(b)c)d", "%b()"), string.gsub("one;two;;four", ";;", ";nil;"), string.find("THE END", "%f[%a]%a+%f[%A]", 4))

local packed = string.pack("<i4 >I2 z s1 d", -5, 65534, "zero", "counted", 1.5)
print(#packed, string.unpack("<i4 >I2 z s1 d", packed))
print(utf8.char(72, 228, 8364, 128512), utf8.len("häß€"), utf8.codepoint("€", 1))
for at, code in utf8.codes("aä€") do io.write(at, "=", code, " ") end
print()

local t = {5, 2, 8, 1, 9, 3}
table.sort(t) print(table.concat(t, ","))
table.sort(t, function(a, b) return a > b end) print(table.concat(t, ","))
table.insert(t, 1, 0) table.insert(t, 7) print(table.remove(t), table.remove(t, 1), #t, table.unpack(t, 2, 3))
print(table.concat(table.move({1, 2, 3}, 2, 3, 1), " "), table.pack(1, nil, 3).n)
print(pcall(table.sort, {3, 1, "x"}))

local seed = 42
local function random(n) seed = (seed * 1103515245 + 12345) % 2147483648; return seed // 65536 % n end
local words = {}
for i = 1, 20000 do
  local length, word = 1 + random(6), {}
  for j = 1, length do word[j] = string.char(97 + random(26)) end
  words[i] = table.concat(word)
end
table.sort(words)
local counts, kinds = {}, 0
for _, word in ipairs(words) do
  if not counts[word] then counts[word], kinds = 0, kinds + 1 end
  counts[word] = counts[word] + 1
end
print(words[1], words[10000], words[20000], kinds)
local most = {}
for word, count in pairs(counts) do most[#most + 1] = {word, count} end
table.sort(most, function(a, b) return a[2] > b[2] or a[2] == b[2] and a[1] < b[1] end)
for i = 1, 5 do io.write(most[i][1], "=", most[i][2], " ") end
print()

local weak = setmetatable({}, {__mode = "k"})
local finalized = 0
for i = 1, 1000 do
  weak[{}] = i
  setmetatable({}, {__gc = function() finalized = finalized + 1 end})
end
collectgarbage() collectgarbage()
print(next(weak), finalized, collectgarbage("count") > 0)
collectgarbage("generational")
local list
for i = 1, 100000 do list = {next = i % 1000 ~= 0 and list or nil, value = i} end
local length = 0
while list do length, list = length + 1, list.next end
print(length)
print(#string.rep("abc", 100000), string.rep("ab", 3, ","), ("a"):rep(10):gsub("a", "bb"))
print(os.time({year = 2024, month = 2, day = 30, hour = 12}) - os.time({year = 2024, month = 3, day = 1, hour = 12}))
print(string.format("%q", 1 / 3), string.format("%s %s", nil, true), tostring(nil), #tostring(print) > 0)
