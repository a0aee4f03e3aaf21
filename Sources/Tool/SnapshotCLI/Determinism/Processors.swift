import Foundation

/// The processors on which this process may run.
enum Processors {
  /// The program that starts another one on a single processor; empty if there is none, or only one processor.
  static var launcher: [String] {
    #if os(Linux)
      let program = ["/usr/bin/taskset", "/bin/taskset"].first(where: FileManager.default.isExecutableFile)
      guard let program, let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let processor = firstOfMany(inStatus: status)
      else { return [] }
      return [program, "-c", processor]
    #else
      return []
    #endif
  }

  /// Returns the first processor of a line such as `Cpus_allowed_list: 2-3,8`, or `nil` if there is only one.
  static func firstOfMany(inStatus status: String) -> String? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    guard let list = line?.split(whereSeparator: \.isWhitespace).last else { return nil }
    let numbers = list.split { $0 == "-" || $0 == "," }
    return numbers.count > 1 ? numbers.first.map(String.init) : nil
  }
}
