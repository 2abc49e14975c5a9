@echo off
rem Runs Quayside: finds a JDK 25, builds on first use and after a change, then starts dev.quayside.app.Main.
rem `quayside test` builds and tests everything; a test whose program is missing is skipped and says so.
setlocal EnableExtensions DisableDelayedExpansion
set "QS_HOME=%~dp0"
if "%QS_HOME:~-1%"=="\" set "QS_HOME=%QS_HOME:~0,-1%"
set "QS_JDK="

call :try "%JAVA25_HOME%"
call :try "%JAVA_HOME%"
for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%ProgramFiles%\Zulu\*" "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*") do call :try "%%~D"
for /f "delims=" %%J in ('where java 2^>nul') do for %%P in ("%%~dpJ..") do call :try "%%~fP"
if not defined QS_JDK (
  echo quayside: a JDK 25 or newer is needed: winget install EclipseAdoptium.Temurin.25.JDK; or set JAVA25_HOME to one>&2
  exit /b 1
)
if /i "%~1"=="test" (
  call :needmaven || exit /b 1
  goto :test
)

set "QS_CHECK=$s = Get-Item -LiteralPath (Join-Path $env:QS_HOME 'app\target\.built') -Force -ErrorAction SilentlyContinue; if (-not $s) { exit 1 }; $n = Get-ChildItem -LiteralPath ($env:QS_HOME + '\printing'), ($env:QS_HOME + '\engine'), ($env:QS_HOME + '\app'), ($env:QS_HOME + '\pom.xml') -Recurse -File | Where-Object { $_.FullName -notmatch '\\target\\|\\src\\test\\' -and $_.LastWriteTime -gt $s.LastWriteTime } | Select-Object -First 1; if ($n) { exit 1 } else { exit 0 }"
powershell -NoProfile -Command "%QS_CHECK%"
if errorlevel 1 call :build || exit /b 1

set "QS_TUNING=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xms48m -XX:MaxRAMPercentage=25"
if /i "%~1"=="serve" set "QS_TUNING=-XX:+ExitOnOutOfMemoryError"
"%QS_JDK%\bin\java.exe" --enable-native-access=ALL-UNNAMED %QS_TUNING% %QUAYSIDE_JAVA_OPTS% -Djava.awt.headless=true "-Dquayside.launcher=%~f0" -cp "%QS_HOME%\app\target\quayside-app.jar;%QS_HOME%\app\target\lib\*" dev.quayside.app.Main %*
exit /b %ERRORLEVEL%

:try
if defined QS_JDK exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
for /f "tokens=2 delims==." %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "QS_MAJOR=%%~V"
set "QS_MAJOR=%QS_MAJOR:"=%"
if %QS_MAJOR% GEQ 25 set "QS_JDK=%~1"
exit /b 0

:needmaven
where mvn >nul 2>nul && exit /b 0
echo quayside: Maven ^(mvn^) is needed to build it: get it from https://maven.apache.org/download.cgi and put its bin folder on the PATH>&2
exit /b 1

:test
set "JAVA25_HOME=%QS_JDK%"
cd /d "%QS_HOME%"
call mvn -B verify
exit /b %ERRORLEVEL%

:build
call :needmaven || exit /b 1
echo quayside: building, this takes a minute the first time>&2
set "JAVA25_HOME=%QS_JDK%"
pushd "%QS_HOME%"
call mvn -q -B -Dstyle.color=never -Dmaven.test.skip=true -pl printing,engine,app package 1>&2
if errorlevel 1 (
  popd
  echo quayside: the build failed; the lines above say why>&2
  exit /b 1
)
popd
type nul > "%QS_HOME%\app\target\.built"
exit /b 0
