import Foundation

/// The size of a terminal in characters.
struct TerminalSize: Hashable, Sendable {
  var columns: UInt16
  var rows: UInt16
}

#if os(macOS) || os(Linux)
  /// A terminal without a screen.
  struct PseudoTerminal {
    /// The side that reads what programs write.
    var descriptor: Int32
    /// The path of the side that programs open.
    var path: String

    /// Opens a new terminal; `nil` if the system has none left.
    init?(_ size: TerminalSize) {
      #if os(Linux)
        descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        // TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not see.
        let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        var (isLocked, number): (Int32, Int32) = (0, 0)
        guard descriptor >= 0 else { return nil }
        guard ioctl(descriptor, setLock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
          close(descriptor)
          return nil
        }
        path = "/dev/pts/\(number)"
      #else
        descriptor = posix_openpt(O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor) else {
          close(descriptor)
          return nil
        }
        path = String(cString: name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      #endif
      var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }
#endif
