/// A call of the system by its name, and its number on the processors that games run on.
struct SystemCall: Equatable, Sendable {
  let name: String
  /// The number on x86-64.
  let x86: UInt32
  /// The number on 64-bit ARM; nil where it has no such call.
  let arm: UInt32?

  init(_ name: String, _ x86: UInt32, _ arm: UInt32? = nil) {
    (self.name, self.x86, self.arm) = (name, x86, arm)
  }

  /// Makes a process or, with `CLONE_THREAD`, a thread.
  static let clone = SystemCall("clone", 56, 220)

  /// What no game has any need of.
  static let denied = processes + connections + memory + properties + machine + kernel

  private static let processes = [
    SystemCall("fork", 57), SystemCall("vfork", 58), SystemCall("execveat", 322, 281), SystemCall("ptrace", 101, 117),
    SystemCall("process_vm_readv", 310, 270), SystemCall("process_vm_writev", 311, 271), SystemCall("kcmp", 312, 272),
    SystemCall("unshare", 272, 97), SystemCall("setns", 308, 268), SystemCall("personality", 135, 92),
  ]

  /// The connection to the host is open already.
  private static let connections = [
    SystemCall("socket", 41, 198), SystemCall("connect", 42, 203), SystemCall("accept", 43, 202),
    SystemCall("bind", 49, 200), SystemCall("listen", 50, 201), SystemCall("socketpair", 53, 199),
    SystemCall("accept4", 288, 242),
  ]

  /// Memory that no limit of a process counts, or that outlives it.
  private static let memory = [
    SystemCall("memfd_create", 319, 279), SystemCall("shmget", 29, 194), SystemCall("shmat", 30, 196),
    SystemCall("shmctl", 31, 195), SystemCall("semget", 64, 190), SystemCall("semop", 65, 193),
    SystemCall("semctl", 66, 191), SystemCall("semtimedop", 220, 192), SystemCall("msgget", 68, 186),
    SystemCall("msgsnd", 69, 189), SystemCall("msgrcv", 70, 188), SystemCall("msgctl", 71, 187),
    SystemCall("mq_open", 240, 180), SystemCall("userfaultfd", 323, 282), SystemCall("mbind", 237, 235),
    SystemCall("migrate_pages", 256, 238), SystemCall("move_pages", 279, 239), SystemCall("modify_ldt", 154),
  ]

  /// What is written beside a file: where the host runs as root, so does its game, and owns much of the machine.
  private static let properties = [
    SystemCall("chmod", 90), SystemCall("fchmod", 91, 52), SystemCall("fchmodat", 268, 53), SystemCall("chown", 92),
    SystemCall("fchown", 93, 55), SystemCall("lchown", 94), SystemCall("fchownat", 260, 54), SystemCall("utime", 132),
    SystemCall("utimes", 235), SystemCall("futimesat", 261), SystemCall("utimensat", 280, 88),
    SystemCall("setxattr", 188, 5), SystemCall("lsetxattr", 189, 6), SystemCall("fsetxattr", 190, 7),
    SystemCall("removexattr", 197, 14), SystemCall("lremovexattr", 198, 15), SystemCall("fremovexattr", 199, 16),
    SystemCall("mknod", 133), SystemCall("mknodat", 259, 33),
  ]

  /// The machine as all of its programs see it.
  private static let machine = [
    SystemCall("mount", 165, 40), SystemCall("umount2", 166, 39), SystemCall("pivot_root", 155, 41),
    SystemCall("chroot", 161, 51), SystemCall("swapon", 167, 224), SystemCall("swapoff", 168, 225),
    SystemCall("reboot", 169, 142), SystemCall("sethostname", 170, 161), SystemCall("setdomainname", 171, 162),
    SystemCall("iopl", 172), SystemCall("ioperm", 173), SystemCall("acct", 163, 89),
    SystemCall("settimeofday", 164, 170), SystemCall("adjtimex", 159, 171), SystemCall("clock_settime", 227, 112),
    SystemCall("clock_adjtime", 305, 266), SystemCall("vhangup", 153, 58), SystemCall("quotactl", 179, 60),
    SystemCall("name_to_handle_at", 303, 264), SystemCall("open_by_handle_at", 304, 265),
    SystemCall("fanotify_init", 300, 262),
  ]

  private static let kernel = [
    SystemCall("init_module", 175, 105), SystemCall("delete_module", 176, 106), SystemCall("finit_module", 313, 273),
    SystemCall("kexec_load", 246, 104), SystemCall("kexec_file_load", 320, 294), SystemCall("syslog", 103, 116),
    SystemCall("bpf", 321, 280), SystemCall("perf_event_open", 298, 241), SystemCall("add_key", 248, 217),
    SystemCall("request_key", 249, 218), SystemCall("keyctl", 250, 219), SystemCall("uselib", 134),
    SystemCall("sysfs", 139),
  ]

  /// From this number on calls have the same number everywhere and are refused, but for those below.
  static let firstRecent: UInt32 = 424

  /// The recent calls that the libraries of a game may make.
  static let allowedRecent: [SystemCall] = [
    ("close_range", 436), ("openat2", 437), ("faccessat2", 439), ("epoll_pwait2", 441), ("futex_waitv", 449),
    ("futex_wake", 454), ("futex_wait", 455), ("futex_requeue", 456),
  ].map { SystemCall($0, $1, $1) }
}
