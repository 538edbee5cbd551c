#!/usr/bin/env bash
# Makes this version ready to run, in the folder that it lies in: its environment, compiled.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
VERSION_FOLDER=$(dirname "$(dirname "$HERE")")

tools=$VERSION_FOLDER/.tools environment=$VERSION_FOLDER/.venv
# One version of uv, known by its digest: whatever else is on the machine, it makes the same.
python3 -m venv "$tools"
"$tools/bin/pip" install -q --require-hashes --only-binary :all: -r "$HERE/uv.txt"
# The locked packages in an environment that also sees Debian's: picamera2 is only there.
"$tools/bin/uv" venv -q --clear --system-site-packages --no-python-downloads \
    --python /usr/bin/python3 "$environment"
# The account may read the program and not change it, so it is compiled now, not at each start.
# What is fetched lies on the card meanwhile (/tmp may be memory), and is linked, not copied.
env UV_PROJECT_ENVIRONMENT="$environment" UV_CACHE_DIR="$tools/cache" "$tools/bin/uv" sync -q \
    --directory "$VERSION_FOLDER" --frozen --no-dev --extra pi --extra club \
    --no-python-downloads --compile-bytecode
rm -rf "$tools"
