#!/bin/sh
# Starts Quayside on the Java it brought along.
self=$0
while [ -L "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=$(dirname "$self")/$target ;;
  esac
done
home=$(CDPATH='' cd -- "$(dirname -- "$self")/.." && pwd -P) || exit 3

# Without a locale of UTF-8, as in a service, cron or a container, Java can write no file name beyond ASCII. The language
# and the country stay, unless they are of a locale that is not installed.
if [ "$(locale charmap 2>&1)" != UTF-8 ]; then
  [ -z "${LC_ALL:-}" ] || { export LANG="$LC_ALL" && unset LC_ALL; }
  export LC_CTYPE=C.UTF-8
  [ "$(locale charmap 2>&1)" = UTF-8 ] || export LC_ALL=C.UTF-8
fi

class_path=
for jar in @JARS@; do
  class_path=$class_path:$home/app/$jar
done

tuning="@SERVE@"
if [ "${1:-}" != serve ]; then
  tuning="@QUICK@"
  export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
fi
cache=
[ ! -f "$home/app/quayside.aot" ] || cache=-XX:AOTCache=$home/app/quayside.aot

# shellcheck disable=SC2086 # tuning and QUAYSIDE_JAVA_OPTS are lists of words
exec "$home/runtime/bin/java" @ALWAYS@ $tuning ${cache:+"$cache"} ${QUAYSIDE_JAVA_OPTS:-} \
  "-Dquayside.launcher=$home/bin/quayside" -cp "${class_path#:}" @MAIN_CLASS@ "$@"
