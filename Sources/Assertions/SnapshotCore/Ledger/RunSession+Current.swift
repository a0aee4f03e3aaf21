import Foundation
import SnapshotLedger
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotWorkspace

extension RunSession {
  /// Returns the session of an assertion: in the folder that the command line tool set, otherwise in a new run folder of
  /// the file's package.
  package static func current(for position: CallSite, settings: ProcessSettings) -> RunSession {
    _ = isObserving
    return sessions.withLock { sessions in
      let key = settings.runDirectory ?? position.source.folder
      if let known = sessions.byFolder[key] { return known }
      let root = settings.runDirectory == nil ? packageRoot(of: position) : nil
      let folder =
        settings.runDirectory.map(RunFolder.init(path:))
        ?? RunFolder(packageRoot: root ?? "", run: ProcessRunName.current)
      let session = sessions.byRun[folder.path] ?? sessions.begin(RunSession(folder: folder, packageRoot: root))
      sessions.byRun[folder.path] = session
      sessions.byFolder[key] = session
      return session
    }
  }

  /// Whether the end of each test of XCTest writes what the sessions of this process deferred.
  private static let isObserving: Bool = {
    XCTestObserver.shared.whenTestEnds { _, _ in
      for session in sessions.withLock({ Array($0.byRun.values) }) { session.writeDeferred() }
    }
    return true
  }()

  /// The number of the latest runs of a process whose ledgers stay open between entries.
  private static let openLedgers = 32

  private struct Sessions: Sendable {
    var byFolder: [String: RunSession] = [:]
    var byRun: [String: RunSession] = [:]
    private var latest: [RunSession] = []

    mutating func begin(_ session: RunSession) -> RunSession {
      latest.append(session)
      if latest.count > openLedgers { latest.removeFirst().suspend() }
      return session
    }
  }

  private static let sessions = Locked(Sessions())

  /// Returns the package of a new run: the file's, or the temporary directory if the file is not in a package.
  private static func packageRoot(of position: CallSite) -> String {
    // A file without an absolute path fails its assertion. The failure belongs to the run of the tested package.
    let file =
      position.path.hasPrefix("/")
      ? position.path : FileManager.default.currentDirectoryPath + "/" + position.source.baseName
    return PackageRoot.containing(file: file)
      ?? (NSTemporaryDirectory() as NSString).appendingPathComponent("swift-snapshot")
  }
}

/// The name of a run that was started without the command line tool.
package enum ProcessRunName {
  /// The start time and number of the process that represents the run: SwiftPM if it is the parent, because it starts all
  /// processes of one `swift test`, otherwise this process.
  package static let current: String = {
    let parent = getppid()
    if let program = program(of: parent), program.hasPrefix("swift"), let name = name(of: parent) { return name }
    return name(of: getpid()) ?? "process-\(getpid())"
  }()

  #if os(Linux)
    private static func program(of process: Int32) -> String? {
      try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    }

    /// `<start in seconds since 1970>-<process>`, zero-padded so that names sort by time.
    private static func name(of process: Int32) -> String? {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let system = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
        let boot = system.withCString({ text in
          strstr(text, "\nbtime ").map { strtol($0 + "\nbtime ".utf8.count, nil, 10) }
        }),
        let ticks = status.withCString(startInTicks)
      else { return nil }
      let perSecond = max(1, sysconf(Int32(_SC_CLK_TCK)))
      return "\(boot + ticks / perSecond)-\(process)"
    }

    /// The 22nd field is the start in clock ticks since boot. The 3rd follows the name, which may have spaces.
    private static func startInTicks(_ status: UnsafePointer<CChar>) -> Int? {
      var field = strrchr(status, Int32(UInt8(ascii: ")")))
      for _ in 3...22 { field = field.flatMap { strchr($0 + 1, Int32(UInt8(ascii: " "))) } }
      return field.map { strtol($0 + 1, nil, 10) }
    }
  #else
    private static func status(of process: Int32) -> kinfo_proc? {
      var query: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      var status = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      guard sysctl(&query, UInt32(query.count), &status, &size, nil, 0) == 0, size > 0 else { return nil }
      return status
    }

    private static func program(of process: Int32) -> String? {
      guard var status = status(of: process) else { return nil }
      return withUnsafeBytes(of: &status.kp_proc.p_comm) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    private static func name(of process: Int32) -> String? {
      status(of: process).map { "\($0.kp_proc.p_starttime.tv_sec)-\(process)" }
    }
  #endif
}
