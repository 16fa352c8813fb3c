#!/bin/sh
# make_venv.sh PYTHON FOLDER: make an empty virtual environment, or say what is missing.
set -eu
python=$1
folder=$2

say() {
    echo "$1" >&2
    exit 1
}

can_make_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    say "Satrap needs Python 3.11 or newer: install it, then run make again (or make PYTHON=/path/to/python3.11)."

if ! can_make_venv && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -qq -y --no-install-recommends python3-venv || true
fi
can_make_venv ||
    say "Satrap needs the venv and pip modules of $python: install them (Debian and Ubuntu: apt-get install python3-venv), then run make again."

[ ! -L "$folder" ] || say "$folder is a link: recreating it would empty what it points to."
"$python" -m venv --clear "$folder"
