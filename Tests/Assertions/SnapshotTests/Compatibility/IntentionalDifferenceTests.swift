import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing

/// The twelve intentional differences from swift-snapshot-testing, by their numbers. The second is shown by
/// `OffTaskTests`, the fifth and the sixth by the tests of `InlineSnapshot`.
@Suite struct IntentionalDifferenceTests {
  /// In cubic time this would outlast everyone's patience; what it costs is in `Benchmarks`.
  @Test func point1DifferenceOfLargeTextsIsFast() throws {
    let old = (1...1_400).map { "  \"key\($0)\" : \($0)," }.joined(separator: "\n")
    let new = (1...1_400).map { "  \"name\($0)\" : \($0)," }.joined(separator: "\n")
    let difference = try #require(Diffing<String>.lines.diffV2(old, new)?.0)
    #expect(difference.hasPrefix("@@ \u{2212}1,1400 +1,1400 @@\n\u{2212}  \"key1\" : 1,\n"))
    #expect(difference.split(separator: "\n").count == 2_801)
  }

  @Test func point3ArgumentsArePartOfTheName() throws {
    try withSandbox { sandbox throws in
      for width in ["375", "414", "so wide that it has spaces"] {
        var assertion = sandbox.assertion(testName: "sizes(width:)")
        assertion.test = TestIdentity(
          target: "AppTests", suite: "LoginTests", function: "sizes(width:)", arguments: .texts([width]))
        #expect(sandbox.run { assertion.verify({ width }, as: .lines) }.outcome == .recorded)
      }
      #expect(
        sandbox.files == [
          "sizes-width.375.1.txt", "sizes-width.414.1.txt", "sizes-width.so-wide-that-it-has-spac-60695a42.1.txt",
        ])
    }
  }

  @Test func point4TestsWithEqualNamesInTwoSuitesAreDistinguished() throws {
    try withSandbox { sandbox throws in
      func verify(_ suite: String, record: SnapshotTestingConfiguration.Record?) -> Verdict {
        var assertion = sandbox.assertion(named: "a", record: record)
        assertion.test = TestIdentity(target: "AppTests", suite: suite, function: "login()")
        return sandbox.run { assertion.verify({ suite }, as: .lines) }
      }
      #expect(verify("First", record: nil).outcome == .recorded)
      #expect(verify("Second", record: nil).outcome == .recorded)
      #expect(sandbox.files == ["Second.login.a.txt", "login.a.txt"])
      let collision = verify("Third", record: .never)
      #expect(collision.outcome == .error)
      #expect(collision.message?.contains("AppTests/First/login()") == true)
      #expect(collision.message?.contains("AppTests/Third/login()") == true)
    }
  }

  @Test func point7PropertyListEncoderIsFoundations() {
    #expect(String(reflecting: PropertyListEncoder.self).hasPrefix("Foundation"))
  }

  @Test func point8ModeNeverWritesNothing() throws {
    try withSandbox { sandbox throws in
      func tree() -> [String] {
        let all = FileManager.default.enumerator(atPath: sandbox.root)?.compactMap { $0 as? String } ?? []
        return all.filter { !$0.hasPrefix("run") }.sorted()
      }
      try sandbox.place("old", as: "login.differs.txt")
      try sandbox.place("new", as: "login.matches.txt")
      try sandbox.place("<<<<<<< a\n=======\n>>>>>>> b\n", as: "login.damaged.txt")
      let before = tree()
      for name in ["differs", "matches", "damaged", "missing"] { sandbox.verify("new", named: name, record: .never) }
      sandbox.run {
        _ = sandbox.assertion(named: "x", record: .never, directory: "elsewhere/deep").verify({ "new" }, as: .lines)
      }
      #expect(tree() == before)
    }
  }

  @Test func point9NamesOfTheSameFileAreAnErrorThatListsBoth() throws {
    try withSandbox { sandbox throws in
      #expect(sandbox.verify("same", named: "a b").outcome == .recorded)
      let verdict = sandbox.verify("same", named: "a/b")
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("\"a b\" and \"a/b\"") == true)
    }
  }

  /// One of four pixels differs, but only one of sixteen bytes.
  @Test func point10PrecisionCountsPixels() throws {
    let expected = PixelBuffer(width: 2, height: 2, filledWith: RGBA(0x204060))
    var actual = expected
    actual.pixels[3] = RGBA(0x204061).premultiplied
    #expect(Diffing<PixelBuffer>.image(precision: 0.75).diffV2(expected, actual) == nil)
    #expect(
      Diffing<PixelBuffer>.image(precision: 0.8).diffV2(expected, actual)?.0
        .hasPrefix("Actual image precision 0.75 is less than required 0.8") == true)
  }

  @Test(arguments: [
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n",
    "\u{89}PNG broken", "",
  ])
  func point11DamagedReferenceFailsOnlyItsAssertion(damage: String) throws {
    try withSandbox { sandbox throws in
      try sandbox.place(damage, as: "login.a.png")
      try sandbox.place("whole", as: "login.b.txt")
      let picture = PixelBuffer(width: 1, height: 1)
      let verdict = sandbox.run { sandbox.assertion(named: "a").verify({ picture }, as: .image) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("login.a.png") == true)
      #expect(sandbox.verify("whole", named: "b").outcome == .passed)
    }
  }

  @Test func point12ReferenceActualAndDifferenceAreKept() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      sandbox.verify("new")
      let artifacts = try #require(try sandbox.ledger().entries.first?.artifacts)
      #expect(sandbox.artifact(artifacts.expected) == Data("old".utf8))
      #expect(sandbox.artifact(artifacts.actual) == Data("new".utf8))
      #expect(sandbox.artifact(artifacts.difference) == Data("@@ \u{2212}1,1 +1,1 @@\n\u{2212}old\n+new".utf8))
    }
  }
}
