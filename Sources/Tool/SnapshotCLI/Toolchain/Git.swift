import Foundation
import Subprocess

/// The program git, which the tool only asks: commands here change nothing, except for those of `snapshot resolve`.
enum Git {
  struct Answer {
    var isSuccess: Bool
    var output: [UInt8]
    var errors: String

    /// The output as one line.
    var line: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Runs git. Programs that a git configuration could start are turned off, and the folder may belong to another user, as in
  /// CI containers.
  ///
  /// - Parameter locks: Whether git may refresh the index of the working copy.
  /// - Throws: ``CommandError`` if git is not installed.
  static func run(
    _ arguments: [String], in folder: String, input: String = "", locks: Bool = false
  ) async throws -> Answer {
    let safe = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + safe + arguments),
        environment: .inherit.updating(locks ? [:] : ["GIT_OPTIONAL_LOCKS": "0"]), input: .string(input),
        output: .bytes(limit: 1 << 30), error: .string(limit: 65_536))
      return Answer(
        isSuccess: result.terminationStatus.isSuccess, output: result.standardOutput, errors: result.standardError)
    } catch let error as SubprocessError {
      throw CommandError.notStarted("git", error)
    }
  }

  /// Returns what git prints.
  ///
  /// - Throws: ``CommandError`` if git fails.
  static func output(
    _ arguments: [String], in folder: String, input: String = "", locks: Bool = false
  ) async throws -> [UInt8] {
    let answer = try await run(arguments, in: folder, input: input, locks: locks)
    guard answer.isSuccess else {
      throw CommandError(.inputOutput, "git \(arguments[0]) failed in \(folder): \(answer.errors)")
    }
    return answer.output
  }

  /// Returns the contents of objects by their names, in one process. Objects that the clone lacks are left out.
  static func contents(of objects: some Sequence<String>, in folder: String) async throws -> [String: Data] {
    let names = Set(objects)
    guard !names.isEmpty else { return [:] }
    let request = names.map { $0 + "\n" }.joined()
    var answer = try await output(["cat-file", "--batch"], in: folder, input: request)[...]
    var contents: [String: Data] = [:]
    while let end = answer.firstIndex(of: 0x0A) {
      let header = String(decoding: answer[..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, let size = Int(header[2]), answer.endIndex - end - 1 > size else {
        answer = answer[(end + 1)...]
        continue
      }
      contents[String(header[0])] = Data(answer[(end + 1)..<(end + 1 + size)])
      answer = answer[(end + size + 2)...]
    }
    return contents
  }
}
