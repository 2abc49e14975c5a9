-- As request.lua, and tells the first answer of each status that is no success.
dofile((debug.getinfo(1, "S").source:sub(2):match("(.*/)") or "./") .. "request.lua")
local told = {}
function response(status, headers, body)
  if status >= 400 and not told[status] then
    told[status] = true
    io.write("FAILED ", status, " ", body, "\n")
  end
end
