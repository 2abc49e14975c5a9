#!/bin/sh
# Installs the ZPL renderer the printing tests compare with, under printing/target/zpl-oracle.
# Without it those tests are skipped and say so. Needs node and npm. What is there already is kept.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=$here/../../../target/zpl-oracle
mkdir -p "$home"
cd "$home"
wanted=$(cat "$here/install.sh" "$here/render.cjs" "$here/package-lock.json" | cksum)
if [ "$(cat installed 2>/dev/null)" = "$wanted" ]; then exit 0; fi
rm -rf installed drawn
cp "$here/package.json" "$here/package-lock.json" "$here/render.cjs" .
npm ci --no-audit --no-fund --silent
echo "$wanted" > installed
echo "ZPL oracle: $(pwd)"
