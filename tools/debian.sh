#!/bin/sh
# Installs what the tests start beside the server, from Debian's own packages: PostgreSQL, Redis, HAProxy, nginx and Chromium. What is there already is left alone.
set -eu

missing=""
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v haproxy >/dev/null 2>&1 || [ -x /usr/sbin/haproxy ] || missing="$missing haproxy"
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
if [ -z "$missing" ]; then
    echo "roundhouse: PostgreSQL, Redis, HAProxy, nginx and Chromium are here"
    exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
    echo "roundhouse: please install:$missing" >&2
    exit 2
fi
asroot=""
[ "$(id -u)" = 0 ] || asroot="sudo"
export DEBIAN_FRONTEND=noninteractive
# Nothing is to be started as a service: the tests start instances of their own.
policy=/usr/sbin/policy-rc.d
made=""
if [ ! -e "$policy" ] && [ -z "$asroot" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy" && made=yes
fi
$asroot apt-get install -qq -y --no-install-recommends $missing >/dev/null || {
    $asroot apt-get update -qq
    $asroot apt-get install -qq -y --no-install-recommends $missing >/dev/null
}
[ -z "$made" ] || rm -f "$policy"
echo "roundhouse: installed$missing"
