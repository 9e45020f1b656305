# Sourced by ./atout, ./check and deploy/install: sets UV to the project tool uv, which fetches everything else.
# Uses the uv that is there; otherwise installs one below .tools/, with nothing but python3 (and apt-get on a bare Debian).
UV_VERSION=0.13.7

# Byte code makes every start several times faster; some machines switch it off.
unset PYTHONDONTWRITEBYTECODE

# Whatever is fetched stays below this folder, unless somebody keeps such things elsewhere. Nothing needs a home to write to.
export UV_CACHE_DIR="${UV_CACHE_DIR:-$root/.tools/cache/uv}"
export UV_PYTHON_INSTALL_DIR="${UV_PYTHON_INSTALL_DIR:-$root/.tools/python}"
export npm_config_cache="${npm_config_cache:-$root/.tools/cache/npm}"

# Under its name it is there as a whole, or not at all.
fetch_uv() {
    rm -rf "$root/.tools/venv" "$root/.tools/new"
    python3 -m venv "$root/.tools/new" >/dev/null 2>&1 || return 1
    "$root/.tools/new/bin/python" -m pip install --quiet --no-cache-dir --disable-pip-version-check "uv==$UV_VERSION" || return 1
    mv "$root/.tools/new" "$root/.tools/venv"
    UV="$root/.tools/venv/bin/uv"
}

# Debian keeps the module venv in a package of its own. Only root, or somebody with sudo, can install it.
fetch_venv() {
    command -v apt-get >/dev/null 2>&1 || return 0
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1; then
        as_root=sudo
    else
        return 0
    fi
    echo "Python's venv module is missing: installing python3-venv with apt-get ..." >&2
    $as_root apt-get update -qq >&2 || return 0
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends python3-venv ca-certificates >&2 || true
}

for kept in "$root" "$root/.tools" "$root/.venv"; do
    if [ -e "$kept" ] && [ ! -w "$kept" ]; then
        echo "Atout keeps what it needs below $root, and you may not write to $kept. Clone it to a folder of your own." >&2
        exit 1
    fi
done

# One at a time: two that set up the same folder would each find the other's half. The lock ends with whoever holds it, however that
# ends; where there is no flock, uv's own lock has to do.
alone=
mkdir -p "$root/.tools"
if command -v flock >/dev/null 2>&1; then
    exec 9>"$root/.tools/lock"
    if ! flock -w 2 9; then
        echo "Waiting: Atout is being set up by another start ..." >&2
        flock 9
    fi
    alone=yes
fi
set_up_done() { exec 9>&-; }

if command -v uv >/dev/null 2>&1; then
    UV=uv
elif [ -x "$root/.tools/venv/bin/uv" ]; then
    UV="$root/.tools/venv/bin/uv"
else
    echo "Setting up (once): fetching uv ..." >&2
    if ! fetch_uv 2>/dev/null; then
        python3 -c "import ensurepip" >/dev/null 2>&1 || fetch_venv
        if ! fetch_uv; then
            if python3 -c "import ensurepip" >/dev/null 2>&1; then
                echo "Could not fetch uv. Is there a connection? Otherwise install uv yourself, and try again." >&2
            elif command -v apt-get >/dev/null 2>&1; then
                echo "Python or its venv module is missing. Let somebody install it, as root: apt-get install python3-venv ca-certificates" >&2
            else
                echo "Python 3.11 or newer with its venv module is missing, or uv. Install one of them, and try again." >&2
            fi
            exit 1
        fi
    fi
fi
