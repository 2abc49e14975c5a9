#!/bin/sh
# Installs what generates, compiles and checks clients of the API for GeneratedClientsTest, under engine/target/clients:
# openapi-generator (Maven Central), openapi-typescript, openapi-fetch, hey-api, TypeScript and Redocly (npm), the packages of the Python client.
# Without it that test is skipped and says so. Needs Maven, npm and python3 with venv. What is there already is kept.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=$here/../../../target/clients
mkdir -p "$home"
cd "$home"
wanted=$(cat "$here/install.sh" "$here/pom.xml" "$here/package-lock.json" "$here/requirements.txt" | cksum)
if [ "$(cat installed 2>/dev/null)" = "$wanted" ]; then exit 0; fi
rm -f installed
mvn -B -q -f "$here/pom.xml" dependency:copy-dependencies -DexcludeTransitive -Dmdep.stripVersion -DoutputDirectory="$(pwd)/jars"
cp "$here/package.json" "$here/package-lock.json" .
npm ci --no-audit --no-fund --silent
python3 -m venv python
python/bin/python -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt"
echo "$wanted" > installed
echo "clients of the API: $(pwd)"
