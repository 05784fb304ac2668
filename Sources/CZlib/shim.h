// The zlib of the system: inflating members of archives. Debian and Ubuntu have it in the package zlib1g-dev.
#include <zlib.h>
