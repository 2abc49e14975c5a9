#!/bin/sh
# Installs the ZPL renderer the printing tests compare with, under printing/target/zpl-oracle.
# Without it those tests are skipped and say so. Needs node and npm.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=$here/../../../target/zpl-oracle
mkdir -p "$home"
cp "$here/package.json" "$here/package-lock.json" "$here/render.cjs" "$home/"
cd "$home"
npm ci --no-audit --no-fund --silent
echo "ZPL oracle: $(pwd)"
