#include <spawn.h>

/* Part of glibc 2.34 and later; its header shows it to _GNU_SOURCE alone, which Swift does not define. */
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
