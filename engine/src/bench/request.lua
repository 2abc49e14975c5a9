-- wrk -s request.lua URL KEY METHOD [BODY] [PREFIX COUNT]: with PREFIX and COUNT the path ends in a number that changes.
local wanted
function init(args)
  local key, method, body = args[1], args[2], args[3]
  wrk.method = method
  wrk.headers["X-API-Key"] = key
  wrk.headers["Content-Type"] = "application/json"
  if body and body ~= "" then wrk.body = body end
  if args[4] then wanted = { prefix = args[4], count = tonumber(args[5]) } end
  math.randomseed(1)
end
function request()
  if not wanted then return wrk.format() end
  return wrk.format(nil, wanted.prefix .. string.format("%026d", math.random(0, wanted.count - 1)))
end
function done(summary, latency)
  io.write(string.format("RESULT %.0f %.2f %.2f %d\n", summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, summary.errors.status))
end
