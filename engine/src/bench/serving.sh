# Sourced by the measurements of the API: serves a build in a second process on loopback, loads it with wrk, reads its processor time.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
command -v wrk >/dev/null || { echo "$(basename "$0"): wrk is needed: install the package wrk" >&2; exit 2; }
java=java
for jdk in "${JAVA25_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/*25*; do
  [ -n "$jdk" ] && [ -x "$jdk/bin/java" ] && grep -q 'JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
done
work=$(mktemp -d)
pids=()
trap 'for p in "${pids[@]}"; do kill "$p" 2>/dev/null || true; done; rm -rf "$work"' EXIT
from='{"name":"Ann Sender","street1":"500 Terry Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US"}'
to='{"name":"Bob Buyer","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"}'
quote="{\"from\":$from,\"to\":$to,\"parcel\":{\"weightOz\":18.5,\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4}}"
order="{\"carrier\":\"ups\",\"service\":\"ups_ground\",${quote#\{}"

class_path() { # checkout: compiles it
  (cd "$1" && mvn -q -B -DskipTests -pl printing,engine -am test-compile dependency:build-classpath -Dmdep.outputFile=target/bench.classpath) >&2
  echo "$1/engine/target/classes:$1/printing/target/classes:$(cat "$1/engine/target/bench.classpath")"
}
run() { # what: a program that prints "url key" and waits; sets url, key and server, its process
  mkfifo "$work/in.$1"
  "$java" ${BENCH_JAVA_OPTS:-} --enable-native-access=ALL-UNNAMED -cp "$CP" "${@:2}" <"$work/in.$1" >"$work/out.$1" 2>"$work/err.$1" &
  server=$!
  pids+=("$server")
  exec {keep}>"$work/in.$1"
  until [ -s "$work/out.$1" ]; do
    kill -0 "$server" 2>/dev/null || { cat "$work/err.$1" >&2; exit 1; }
    sleep 0.2
  done
  read -r url key <"$work/out.$1"
}
stop() { kill "${pids[-1]}" 2>/dev/null || true; wait "${pids[-1]}" 2>/dev/null || true; unset 'pids[-1]'; rm -f "$work"/in.* "$work"/out.*; }
load() { # clients seconds path method body [prefix count]
  wrk -t1 -c"$1" -d"$2" -s "$here/${script:-request.lua}" "$url$3" -- "$key" "${@:4}" | grep RESULT
}
# by requests and not by seconds: on a busy machine the JVM has compiled little after any number of seconds
warm_up() { # path method body
  local done=0 rate
  while [ "$done" -lt "${WARM_UP:-20000}" ]; do
    read -r _ rate _ < <(load 16 3 "$@")
    done=$((done + 3 * rate + 1))
  done
}
# processor time, which other work on the machine changes least; without what the compiler of the JVM takes, which ends some time
ticks() { # process
  cat /proc/"$1"/task/*/stat 2>/dev/null | awk '{ name = $0; sub(/\).*/, "", name); sub(/.*\) /, ""); if (name !~ /C[12] Comp/) sum += $12 + $13 } END { print sum }'
}
