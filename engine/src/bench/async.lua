-- wrk -s async.lua URL KEY METHOD BODY, one connection: asks for rates later, then for them until they are there. What counts is how many
-- requests were settled a second; the latencies are those of each single exchange.
local asked
settled = 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init(args)
  wrk.headers["X-API-Key"] = args[1]
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["Prefer"] = "respond-async"
  wrk.body = args[3]
end
function delay() return asked and 2 or 0 end -- ms
function request()
  if asked then return wrk.format("GET", asked, nil, "") end
  return wrk.format("POST")
end
function response(status, headers, body)
  if status == 202 then
    asked = headers["Location"]
  elseif status ~= 200 or not body:find('"status":"pending"', 1, true) then
    if status == 200 then settled = settled + 1 end
    asked = nil
  end
end
function done(summary, latency)
  local all = 0
  for _, thread in ipairs(threads) do all = all + thread:get("settled") end
  io.write(string.format("RESULT %.0f %.2f %.2f %d\n", all / (summary.duration / 1e6), latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, summary.errors.status))
end
