# Tries the .msi on Windows itself: install without a question, main job, API, first frame, removal. For the release workflow; never
# run outside it so far. What check-windows tries under Wine is not repeated.
param([Parameter(Mandatory)] [string] $Packages)
$ErrorActionPreference = 'Stop'

$msi = (Get-ChildItem $Packages -Filter 'Quayside-*.msi').FullName
$home_ = Join-Path $env:LOCALAPPDATA 'Programs\Quayside'
$console = Join-Path $home_ 'bin\quayside.exe'

function Install([string] $verb, [string] $what) {
  $code = (Start-Process msiexec -ArgumentList $verb, "`"$what`"", '/qn', '/l*v', "$env:TEMP\quayside-msi.log" -Wait -PassThru).ExitCode
  if ($code -ne 0) { Get-Content "$env:TEMP\quayside-msi.log" -Tail 60; throw "msiexec $verb ended with $code" }
}

Install '/i' $msi
& $console --version
if ($LASTEXITCODE -ne 0) { throw 'quayside --version failed' }
if ([Environment]::GetEnvironmentVariable('Path', 'User') -notlike '*\Quayside\bin*') { throw 'quayside is not on the PATH' }

$out = Join-Path $env:TEMP 'labels für heute'
& $console demo --out $out
if ($LASTEXITCODE -ne 0 -or -not (Get-ChildItem $out)) { throw 'quayside demo wrote nothing' }
& $console no-such-command 2>$null
if ($LASTEXITCODE -ne 2) { throw 'the exit code of a wrong command is not 2' }

$server = Start-Process $console -ArgumentList 'serve', '--port', '18780', '--sandbox-port', '18781' -PassThru -WindowStyle Hidden
$answer = $null
foreach ($second in 1..60) {
  try { $answer = Invoke-RestMethod 'http://127.0.0.1:18781/v1/openapi.json'; break } catch { Start-Sleep 1 }
}
Stop-Process $server -Force
if (-not $answer.openapi) { throw 'the API does not answer' }

$env:QUAYSIDE_JAVA_OPTS = '-Dquayside.firstFrame=exit'
$window = Start-Process (Join-Path $home_ 'Quayside.exe') -PassThru
if (-not $window.WaitForExit(120000) -or $window.ExitCode -ne 0) { throw 'the window did not draw its first frame' }
Remove-Item Env:QUAYSIDE_JAVA_OPTS

Install '/x' $msi
if (Test-Path $console) { throw 'files are left behind' }
if (-not (Test-Path (Join-Path $env:LOCALAPPDATA 'Quayside'))) { throw 'the removal took the data along' }
'passed'
