# Sourced by the measurements that play a day at the window: `play CLASS ARGUMENT...` runs a class of the tests (under dev.quayside.app) and lets its BENCH lines through, and why it failed.
# Linux; headless with the software renderer, or on a display: GLASS= before the command. CP (class path, else built by Maven) can be set.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
java=java
for jdk in "${JAVA25_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/*25*; do
  [ -n "$jdk" ] && [ -x "$jdk/bin/java" ] && grep -q 'JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
done
if [ -z "${CP:-}" ]; then
  (cd "$root" && mvn -q -B -DskipTests test-compile dependency:build-classpath -Dmdep.outputFile=target/bench.classpath)
  CP=$root/app/target/test-classes:$root/app/target/classes:$root/engine/target/classes:$root/printing/target/classes:$(cat "$root/app/target/bench.classpath")
fi
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
tuning="$(sed -n 's/^quick="\(.*\)"$/\1/p' "$root/quayside") -XX:TrimNativeHeapInterval=30000"
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
glass=${GLASS-Headless}
play() {
  # shellcheck disable=SC2086 # lists of words
  "$java" --enable-native-access=ALL-UNNAMED $tuning ${BENCH_JAVA_OPTS:-} ${glass:+-Dglass.platform=$glass} -Dprism.order=sw \
    -Djava.awt.headless=true -cp "$CP" "dev.quayside.app.$1" "${@:2}" 2>&1 | grep --line-buffered -E '^(BENCH|.*Exception)'
}
