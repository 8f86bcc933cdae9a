#!/bin/sh
# Installs what the tests need beside Go, on Debian and its kin, if it is
# missing: Node for WebAssembly without a browser, Chromium, Firefox and WebKit
# for the page, a virtual display with the libraries that a window opens, and a
# sound server that plays to nobody.
set -eu

[ "$(uname)" = Linux ] || exit 0

# have tells whether a command, file pattern or library is there.
have() {
	case $1 in
	lib*) PATH=$PATH:/sbin:/usr/sbin ldconfig -p | grep -q "$1" ;;
	/*) ls $1 >/dev/null 2>&1 ;;
	*) command -v "$1" >/dev/null ;;
	esac
}

# installed tells whether the system says that it has a package.
installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q "ok installed"; }

missing=
package() { # its name, and something that it brings
	have "$2" || installed "$1" || missing="$missing $1"
}
package nodejs node
package chromium /usr/bin/chromium
package firefox-esr /usr/bin/firefox-esr
package webkit2gtk-driver WebKitWebDriver
package pulseaudio pulseaudio
package xvfb xvfb-run
package xauth xauth
package libgl1 libGL.so.1
package libgl1-mesa-dri '/usr/lib/*/dri/swrast_dri.so'
package libx11-6 libX11.so.6
package libxcursor1 libXcursor.so.1
package libxi6 libXi.so.6
package libxinerama1 libXinerama.so.1
package libxrandr2 libXrandr.so.2

[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
	echo "The tests need what Debian calls$missing. Please install that, then try again." >&2
	exit 1
fi
as_root=
if [ "$(id -u)" != 0 ]; then
	if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
		echo "The tests need packages that only root may install. Please run, then try again:" >&2
		echo "    apt-get install$missing" >&2
		exit 1
	fi
	as_root="sudo -n"
fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get -qq update
# Chromium without windows saves time. Not every system has it.
if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
	package chromium-headless-shell /usr/bin/chromium-headless-shell
fi
$as_root apt-get -qq install -y --no-install-recommends $missing
