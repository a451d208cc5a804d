import Foundation

/// Whether tests that take minutes run as well, and others go through more cases.
let isSlowTestRun = ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil
