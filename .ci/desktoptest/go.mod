module treille/desktoptest

go 1.26.0
