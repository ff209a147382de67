-- Closures, coroutines, metatables, goto, varargs, errors, integer division and shifts.
local function counter()
  local n = 0
  return function() n = n + 1; return n end
end
local a, b = counter(), counter()
print(a(), a(), b(), a())

local Point = {}
Point.__index = Point
Point.__add = function(p, q) return setmetatable({x = p.x + q.x, y = p.y + q.y}, Point) end
Point.__eq = function(p, q) return p.x == q.x and p.y == q.y end
Point.__lt = function(p, q) return p.x < q.x end
Point.__tostring = function(p) return "(" .. p.x .. ", " .. p.y .. ")" end
Point.__call = function(p, k) return p.x * k end
Point.__concat = function(p, q) return tostring(p) .. "|" .. tostring(q) end
local p, q = setmetatable({x = 1, y = 2}, Point), setmetatable({x = 3, y = 4.5}, Point)
print(tostring(p + q), p == q, p < q, p(10), p .. q)

local function generate(n)
  return coroutine.wrap(function()
    for i = 1, n do coroutine.yield(i, i * i) end
    return "done"
  end)
end
local g = generate(3)
print(g()) print(g()) print(g()) print(g())
print(pcall(g))

local co = coroutine.create(function(...)
  local sum = 0
  for _, v in ipairs({...}) do sum = sum + v end
  while true do sum = sum + (coroutine.yield(sum) or error("end of input")) end
end)
print(coroutine.resume(co, 1, 2, 3)) print(coroutine.resume(co, 10)) print(coroutine.resume(co))
print(coroutine.status(co))

for i = 1, 3 do
  for j = 1, 3 do
    if j == 2 then goto continue end
    io.write(i, ":", j, " ")
    ::continue::
  end
end
print()

print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, 2 ^ 10, 1 << 62, 1 << 63, 1 << 64, -1 >> 1, 5 & 3, 5 | 3, 5 ~ 3, ~5)
print(math.maxinteger + 1 == math.mininteger, math.ult(1, -1), 3 | 0, "10" + 5, "0x10" * 2, 10 / 2)
print(pcall(function() return 1 // 0 end))
print(pcall(function() return 1 % 0 end))
print(1 // 0.0, -1 // 0.0, 0.0 / 0.0 ~= 0.0 / 0.0)
print(select("#", nil, nil), select(-1, 1, 2, 3), (select(2, "a", "b")))
print(pcall(error, {code = 7}), pcall(error, "message", 0), select(2, pcall(error)))
print(xpcall(function() local x = nil; return x.y end, function(m) return "handled: " .. m end))
local ok, e = pcall(function() error(setmetatable({}, {__tostring = function() return "custom" end})) end)
print(ok, tostring(e))

local t = setmetatable({}, {__index = function(_, k) return k * 2 end, __newindex = function(t, k, v) rawset(t, k, v + 1) end})
t[5] = 10
print(t[5], t[6], #t, rawlen({1, 2, 3}), next({}), type(next))
do
  local log = {}
  do
    local x <close> = setmetatable({}, {__close = function() log[#log + 1] = "x" end})
    local y <close> = setmetatable({}, {__close = function() log[#log + 1] = "y" end})
    local k <const> = 5
    log[#log + 1] = k
  end
  print(table.concat(log, " "))
end
local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end
print(deep(5000), pcall(function() local function f() return f() + 1 end return f() end))
local function tail(n) if n == 0 then return "end of tail calls" end return tail(n - 1) end
print(tail(1000000))
print(load("return 1 +")) print(load("x = = 1")) print(load("return ...", "chunk")(1, 2))
for w in string.gmatch("one two  three", "%a+") do io.write("<", w, ">") end
print()
