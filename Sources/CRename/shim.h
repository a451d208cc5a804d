/* Part of glibc 2.28 and later; its header shows it to _GNU_SOURCE alone, which Swift does not define. */
extern int renameat2(int from, const char *old_path, int to, const char *new_path, unsigned int flags);
