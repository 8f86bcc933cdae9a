#!/bin/sh
# Runs a command with a display: a virtual one on Linux, drawn by the CPU, so
# that pictures come out the same everywhere.
#
#	sh .ci/display.sh go test ./scenes/pages/home
if [ "$(uname)" != Linux ]; then
	exec "$@"
fi
exec env -u WAYLAND_DISPLAY LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1280x800x24" "$@"
