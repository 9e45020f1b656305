# Sourced by ./atout and ./check: sets UV to the project tool uv, which fetches everything else.
# Uses the uv that is there; otherwise installs one below .tools/, with nothing but python3 (and apt-get on a bare Debian).
UV_VERSION=0.13.7

# Byte code makes every start several times faster; some machines switch it off.
unset PYTHONDONTWRITEBYTECODE

fetch_uv() {
    mkdir -p "$root/.tools"
    python3 -m venv "$root/.tools/venv" >/dev/null 2>&1 || return 1
    "$root/.tools/venv/bin/python" -m pip install --quiet --disable-pip-version-check "uv==$UV_VERSION" || return 1
    UV="$root/.tools/venv/bin/uv"
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

if command -v uv >/dev/null 2>&1; then
    UV=uv
elif [ -x "$root/.tools/venv/bin/uv" ]; then
    UV="$root/.tools/venv/bin/uv"
else
    echo "Setting up (once): fetching uv ..." >&2
    if ! fetch_uv; then
        # Debian keeps the module venv in a package of its own.
        if command -v apt-get >/dev/null 2>&1; then
            echo "Python's venv module is missing: installing python3-venv with apt-get ..." >&2
            as_root apt-get update -qq >&2
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
                python3-venv ca-certificates >&2
        fi
        rm -rf "$root/.tools/venv"
        if ! fetch_uv; then
            echo "Could not set up uv. Install uv, or Python's venv module, and try again." >&2
            exit 1
        fi
    fi
fi
