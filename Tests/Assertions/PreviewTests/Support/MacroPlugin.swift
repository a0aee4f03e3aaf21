import Foundation

/// The plugin of the macros as the compiler starts it: a process that answers messages.
final class MacroPlugin {
  struct NotBuilt: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let requests = Pipe()
  private let responses = Pipe()

  init() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let names = ["SnapshotPreviewMacros-tool", "SnapshotPreviewMacros"]
    let found = names.map { folder.appendingPathComponent($0) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let program = found else { throw NotBuilt(description: "no \(names) in \(folder.path)") }
    process.executableURL = program
    process.standardInput = requests
    process.standardOutput = responses
    try process.run()
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Sends a message, and returns the answer.
  func answer(to message: [String: Any]) throws -> [String: Any] {
    try answer(toBytes: JSONSerialization.data(withJSONObject: message))
  }

  /// Sends bytes as a message, and returns the answer.
  func answer(toBytes bytes: Data) throws -> [String: Any] {
    var header = Data()
    for shift in 0..<8 { header.append(UInt8(truncatingIfNeeded: bytes.count >> (8 * shift))) }
    try requests.fileHandleForWriting.write(contentsOf: header + bytes)
    let length = try read(8).reversed().reduce(0) { $0 << 8 | Int($1) }
    return try JSONSerialization.jsonObject(with: read(length)) as? [String: Any] ?? [:]
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let next = try responses.fileHandleForReading.read(upToCount: count - data.count), !next.isEmpty else {
        throw NotBuilt(description: "the plugin ended")
      }
      data += next
    }
    return data
  }

  /// An expansion, or the message of an error and its position.
  struct Expansion {
    var source: String?
    var errors: [String] = []
    var offsets: [Int] = []
  }

  /// Expands a use of `#Preview` that stands at the start of line 10 of a file.
  func expand(_ source: String, macro: String = "Preview") throws -> Expansion {
    let answer = try answer(to: [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "SnapshotPreviewMacros", "typeName": macro, "name": macro],
        "macroRole": "declaration",
        "discriminator": "$s7Feature0A8file_name",
        "lexicalContext": [],
        "syntax": [
          "kind": "declaration", "source": source,
          "location": [
            "fileID": "Feature/Card \"1\".swift", "fileName": "/feature/Card.swift", "offset": 100, "line": 10,
            "column": 1,
          ],
        ],
      ]
    ])
    let result = answer["expandMacroResult"] as? [String: Any] ?? [:]
    let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
    return Expansion(
      source: result["expandedSource"] as? String, errors: diagnostics.compactMap { $0["message"] as? String },
      offsets: diagnostics.compactMap { ($0["position"] as? [String: Any])?["offset"] as? Int })
  }
}
