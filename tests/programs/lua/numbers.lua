-- Arithmetic, conversions between numbers and text, the mathematics library, a few numeric algorithms.
print(1e15, 1e16, 1e100, 0.1, 1 / 3, -0.0, 1e-5, 123456789012, 2 ^ 53, 3.0, 100 // 1e0)
print(string.format("%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%q", 42, 42, 42, 42, 255, 255, 8, 65, "a\n\0b"))
print(string.format("%.3f|%10.2e|%g|%g|%a|%i", math.pi, math.pi, 1e20, 0.0001, 1.5, 7))
print(tonumber("0x1p4"), tonumber("  12  "), tonumber("1e1"), tonumber("z", 36), tonumber("8", 8), tonumber("1 2"))
print(math.floor(-3.5), math.ceil(-3.5), math.fmod(-7, 3), math.modf(-3.7), math.tointeger(3.0), math.abs(math.mininteger))
print(math.sqrt(2), math.sin(1), math.cos(1), math.tan(1), math.exp(1), math.log(10), math.log(8, 2), math.log(100, 10))
print(math.max(1, 2.5, -1), math.min(3, 1, 2), math.huge, -math.huge, math.type(1), math.type(1.0), math.type("1"))

local function primes(n)
  local sieve, count, last = {}, 0, 0
  for i = 2, n do
    if not sieve[i] then
      count, last = count + 1, i
      for j = i * i, n, i do sieve[j] = true end
    end
  end
  return count, last
end
print(primes(200000))

local function mandelbrot(size)
  local inside = 0
  for y = 0, size - 1 do
    for x = 0, size - 1 do
      local cr, ci = 2.0 * x / size - 1.5, 2.0 * y / size - 1.0
      local zr, zi, n = 0.0, 0.0, 0
      while n < 50 and zr * zr + zi * zi < 4.0 do
        zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
        n = n + 1
      end
      if n == 50 then inside = inside + 1 end
    end
  end
  return inside
end
print(mandelbrot(150))

local function nbody(steps)
  local bodies = {{0, 0, 0, 0, 0, 0, 39.47}, {4.84, -1.16, -0.10, 0.6, 2.8, -0.02, 0.037}, {8.34, 4.12, -0.4, -1.01, 1.8, 0.008, 0.011}}
  for _ = 1, steps do
    for i = 1, #bodies do
      local a = bodies[i]
      for j = i + 1, #bodies do
        local b = bodies[j]
        local dx, dy, dz = a[1] - b[1], a[2] - b[2], a[3] - b[3]
        local d = dx * dx + dy * dy + dz * dz
        local m = 0.01 / (d * math.sqrt(d))
        a[4], a[5], a[6] = a[4] - dx * b[7] * m, a[5] - dy * b[7] * m, a[6] - dz * b[7] * m
        b[4], b[5], b[6] = b[4] + dx * a[7] * m, b[5] + dy * a[7] * m, b[6] + dz * a[7] * m
      end
    end
    for _, b in ipairs(bodies) do
      b[1], b[2], b[3] = b[1] + 0.01 * b[4], b[2] + 0.01 * b[5], b[3] + 0.01 * b[6]
    end
  end
  return string.format("%.9f %.9f %.9f", bodies[1][1], bodies[2][2], bodies[3][3])
end
print(nbody(20000))

local x = 1
for _ = 1, 300000 do x = (x * 6364136223846793005 + 1442695040888963407) ~ (x >> 33) end
print(x)
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(24))
for i = 3, 1, -1 do io.write(i, " ") end
for v = 1.0, 2.0, 0.25 do io.write(v, " ") end
for i = math.maxinteger - 1, math.maxinteger do io.write(i, " ") end
print()
