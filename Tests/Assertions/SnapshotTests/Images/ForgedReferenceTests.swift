import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotFoundation
import SnapshotTestSupport
import Testing

/// A reference that says of itself to hold the picture it should hold, and holds another.
@Suite struct ForgedReferenceTests {
  private let wanted = PixelBuffer(width: 8, height: 4, filledWith: RGBA(0x336699))

  /// The hash of the pixels replaced, under a correct checksum.
  private func forged() throws -> Data {
    var other = wanted
    other.pixels[9] = RGBA(0xFF0000).premultiplied
    let file = try PNG.encode(other)
    var content = Array(file[37..<85])
    let hash = ContentHash128(of: wanted)
    for (index, word) in [hash.high, hash.low].enumerated() {
      for byte in 0..<8 { content[16 + index * 8 + byte] = UInt8(truncatingIfNeeded: word >> UInt64(56 - byte * 8)) }
    }
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in content {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    let sum = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~remainder >> UInt32($0)) }
    return file.prefix(37) + Data(content + sum) + file.dropFirst(89)
  }

  @Test func aForgedReferenceFails() throws {
    let file = try forged()
    #expect(PNG.matches(file, wanted) == true)
    for (environment, outcome) in [([:], "changed"), (["CI": "true"], "changed"), (["GITHUB_ACTIONS": "1"], "changed")]
    {
      try withSandbox(environment: environment) { sandbox throws in
        try sandbox.place(file, as: "login.a.png")
        let verdict = sandbox.run { sandbox.assertion(named: "a").verify({ wanted }, as: .image) }
        #expect(verdict.outcome.rawValue == outcome)
        try sandbox.place(PNG.encode(wanted), as: "login.b.png")
        let honest = sandbox.run { sandbox.assertion(named: "b").verify({ wanted }, as: .image) }
        #expect(honest.outcome == .passed)
      }
    }
  }

  /// The pixels are equal, and other programs show others. The command that the message names writes the file anew.
  @Test(arguments: ["gAMA", "cHRM", "iCCP", "cICP", "eXIf"])
  func chunksThatOtherProgramsFollowFailOnCI(type: String) throws {
    let file = try PNG.encode(wanted)
    let body = Array(type.utf8) + [0, 0, 177, 143]
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in body {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    let sum = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~remainder >> UInt32($0)) }
    let other = file.prefix(33) + Data([0, 0, 0, 4] + body + sum) + file.dropFirst(33)
    #expect(PNG.chunksOfAppearance(in: other) == [type] && PNG.chunksOfAppearance(in: file) == [])
    try withSandbox(environment: ["CI": "true"]) { sandbox throws in
      try sandbox.place(other, as: "login.a.png")
      let verdict = sandbox.run { sandbox.assertion(named: "a").verify({ wanted }, as: .image) }
      let message = verdict.message ?? ""
      #expect(verdict.outcome == .error && message.contains("PNG chunks \(type): "), "\(message)")
      #expect(message.contains("swift run snapshot record --filter"), "\(message)")
    }
    try withSandbox { sandbox throws in
      try sandbox.place(other, as: "login.a.png")
      let passed = sandbox.run { sandbox.assertion(named: "a").verify({ wanted }, as: .image) }
      #expect(passed.outcome == .passed)
      // As `snapshot record` runs the test.
      var recording = sandbox.running(in: "2")
      recording.environment["SNAPSHOT_FORCE_RECORD"] = "failed"
      let recorded = recording.run { recording.assertion(named: "a").verify({ wanted }, as: .image) }
      #expect(recorded.outcome == .rerecorded, "\(recorded)")
      let data = FileManager.default.contents(atPath: sandbox.references + "/login.a.png")
      #expect(data.map(PNG.chunksOfAppearance) == [] && data.map { PNG.matches($0, wanted) } == true)
    }
  }

  /// An optimiser that keeps the chunk while it writes the data anew is named where a picture differs, and only there.
  @Test func anEditedReferenceIsReported() throws {
    let file = try PNG.encode(wanted)
    let rewritten = try PNG.encode(wanted, compression: .artifact, text: ["Tool": "x"])
    let edited = rewritten.prefix(33) + file[33..<89] + rewritten.dropFirst(89)
    var other = wanted
    other.pixels[0] = RGBA(0xFF0000).premultiplied
    for (reference, isEdited) in [(edited, true), (file, false)] {
      try withSandbox { sandbox throws in
        try sandbox.place(reference, as: "login.a.png")
        let equal = sandbox.run { sandbox.assertion(named: "a").verify({ wanted }, as: .image) }
        #expect(equal.outcome == .passed)
        let different = sandbox.run { sandbox.assertion(named: "a").verify({ other }, as: .image) }
        #expect(different.outcome == .changed)
        #expect(different.message?.contains("edited by another tool") == isEdited)
      }
    }
  }
}
