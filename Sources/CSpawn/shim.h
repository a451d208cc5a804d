#include <spawn.h>

/* Part of glibc 2.34 and later; its header shows it to _GNU_SOURCE alone, which Swift does not define. */
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/* Limits of another process, `[soft, hard]`; the header shows it to _GNU_SOURCE alone. */
extern int prlimit64(int pid, int resource, const unsigned long long *limits, unsigned long long *former);
