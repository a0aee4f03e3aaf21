import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct OtherTextTests {
  @Test func hexDumpOfWholeAndPartLines() throws {
    let bytes = [UInt8](0...17) + Array("Hi|".utf8)
    #expect(
      try snapshot(of: bytes, as: .hexDump) == """
        00000000  00 01 02 03 04 05 06 07  08 09 0a 0b 0c 0d 0e 0f  |................|
        00000010  10 11 48 69 7c                                    |..Hi||
        00000015

        """)
    #expect(try snapshot(of: Data(bytes), as: .hexDump) == snapshot(of: bytes, as: .hexDump))
    #expect(try snapshot(of: Data(), as: .hexDump) == "00000000\n")
    #expect(Snapshotting<Data, String>.hexDump.pathExtension == "hexdump.txt")
    let eight = try snapshot(of: [UInt8](repeating: 65, count: 8), as: .hexDump)
    #expect(eight.hasPrefix("00000000  41 41 41 41 41 41 41 41                           |AAAAAAAA|\n"))
    let sliced = Data([9, 9, 65]).dropFirst(2)
    #expect(try snapshot(of: sliced, as: .hexDump).hasPrefix("00000000  41 "))
  }

  @Test func hexDumpMatchesTheHexdumpCommand() throws {
    // All bars of all lines in one column, whatever the last line's length.
    for count in 1...40 {
      let lines = try snapshot(of: [UInt8](repeating: 0, count: count), as: .hexDump).split(separator: "\n").dropLast()
      #expect(lines.allSatisfy { $0.firstIndex(of: "|")?.utf16Offset(in: $0) == 60 })
    }
  }

  @Test func textWithOtherPathExtensions() throws {
    #expect(Snapshotting<String, String>.sql.pathExtension == "sql")
    #expect(Snapshotting<String, String>.text(pathExtension: "proto").pathExtension == "proto")
    #expect(try snapshot(of: "SELECT 1;\n", as: .sql) == "SELECT 1;\n")
  }

  enum Payment: Error, LocalizedError {
    case declined(code: Int)
    var errorDescription: String? { "The card was declined.\nCall your bank." }
    var recoverySuggestion: String? { "Try another card." }
  }

  struct Plain: Error { var tags: Set<Int> = [3, 1, 2] }

  @Test func errors() throws {
    #expect(
      try snapshot(of: Payment.declined(code: 51), as: .error) == """
        type: Payment
        value: declined(code: 51)
        message: The card was declined.
          Call your bank.
        recovery: Try another card.

        """)
    let any: any Error = Plain()
    #expect(try snapshot(of: any, as: .error) == "type: Plain\nvalue: Plain(tags: [1, 2, 3])\n")
  }

  @Test func errorsOfFoundationDoNotDependOnTheLocale() throws {
    let error = NSError(
      domain: "Server", code: 7,
      userInfo: ["zone": "b", "attempt": 2, NSUnderlyingErrorKey: Plain(), NSLocalizedDescriptionKey: "Own text."])
    #expect(
      try snapshot(of: error as any Error, as: .error) == """
        type: NSError
        domain: Server
        code: 7
        NSLocalizedDescription: Own text.
        attempt: 2
        zone: b
        underlying:
          type: Plain
          value: Plain(tags: [1, 2, 3])

        """)
    let text = try snapshot(of: POSIXError(.ENOENT), as: .error)
    #expect(text.hasPrefix("type: POSIXError\ndomain: NSPOSIXErrorDomain\ncode: 2\n"))
    #expect(!text.contains("No such file"))
  }

  struct User: Decodable {
    struct Address: Decodable { var zip: Int }
    var addresses: [Address]
  }

  @Test func decodingErrorsShowThePath() throws {
    func failure(_ json: String) throws -> String {
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(User.self, from: Data(json.utf8))
      }
      return try snapshot(of: try #require(error), as: .error)
    }
    let mismatch = try failure(#"{"addresses":[{"zip":1},{"zip":"x"}]}"#)
    #expect(mismatch.hasPrefix("type: DecodingError\nkind: type mismatch, expected Int\npath: $.addresses[1].zip\n"))
    #expect(try failure(#"{"addresses":[{}]}"#).contains("kind: key not found\npath: $.addresses[0].zip\n"))
    #expect(try failure(#"{"addresses":null}"#).contains("path: $.addresses\n"))
  }

}
