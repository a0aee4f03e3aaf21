import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing
import SnapshotUI

@Suite struct ImageTests {
  private func picture(_ change: Bool = false) -> PixelBuffer {
    var buffer = PixelBuffer(width: 8, height: 4, filledWith: RGBA(0x336699))
    if change { buffer.pixels[9] = RGBA(0x336698).premultiplied }
    return buffer
  }

  private func verify(
    _ picture: PixelBuffer, in sandbox: Sandbox, precision: Float = 1, perceptualPrecision: Float = 1,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Verdict {
    sandbox.run {
      sandbox.assertion(named: "a", record: record).verify(
        { picture }, as: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    }
  }

  @Test func recordedImageHasEqualPixels() throws {
    try withSandbox { sandbox throws in
      #expect(verify(picture(), in: sandbox).outcome == .recorded)
      let data = try #require(FileManager.default.contents(atPath: sandbox.references + "/login.a.png"))
      #expect(try PNG.decode(data) == picture())
    }
  }

  @Test func onePixelMatters() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(try PNG.encode(picture()), as: "login.a.png")
      #expect(verify(picture(), in: sandbox).outcome == .passed)
      let verdict = verify(picture(true), in: sandbox)
      #expect(verdict.outcome == .changed)
      #expect(verdict.message?.contains("Newly-taken snapshot does not match reference.") == true)
      #expect(verdict.attachments.map(\.name) == ["reference.png", "failure.png", "difference.png"])
      let entry = try #require(try sandbox.ledger().entries.last)
      #expect(entry.image?.differingPixels == 1)
      #expect(entry.image?.largestChannelDifference == 1)
      #expect(entry.image?.clusters == [[1, 1, 1, 1]])
      #expect(try PNG.decode(try #require(sandbox.artifact(entry.artifacts.expected))) == picture())
      #expect(try PNG.decode(try #require(sandbox.artifact(entry.artifacts.actual))) == picture(true))
      #expect(try PNG.decode(try #require(sandbox.artifact(entry.artifacts.difference))).width == 8)
    }
  }

  @Test func toleranceCountsPixelsAndColours() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(try PNG.encode(picture()), as: "login.a.png")
      // 1 of 32 pixels is more than 2 % and less than 4 %.
      #expect(verify(picture(true), in: sandbox, precision: 0.96).outcome == .passed)
      let few = verify(picture(true), in: sandbox, precision: 0.98)
      #expect(few.message?.contains("Actual image precision 0.96875 is less than required 0.98") == true)
      #expect(verify(picture(true), in: sandbox, perceptualPrecision: 0.98).outcome == .passed)
      var loud = picture()
      loud.pixels[9] = RGBA(0xFF0000).premultiplied
      let seen = verify(loud, in: sandbox, perceptualPrecision: 0.98)
      #expect(seen.message?.contains("The percentage of pixels that match 0.96875 is less than required 1.0") == true)
      #expect(seen.message?.contains("The lowest perceptual color precision") == true)
    }
  }

  @Test func differentSizesAreReported() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(try PNG.encode(picture()), as: "login.a.png")
      let verdict = verify(PixelBuffer(width: 9, height: 4), in: sandbox, precision: 0.5)
      #expect(verdict.outcome == .changed)
      #expect(
        verdict.message?.contains("Newly-taken snapshot@(9.0, 4.0) does not match reference@(8.0, 4.0).") == true)
    }
  }

  @Test func damagedReferenceFailsOnlyItsAssertion() throws {
    try withSandbox { sandbox throws in
      let whole = try PNG.encode(picture())
      for damaged in [Data(), Data("no picture".utf8), whole.prefix(60), whole.dropLast()] {
        try sandbox.place(Data(damaged), as: "login.a.png")
        let verdict = verify(picture(true), in: sandbox)
        #expect(verdict.outcome == .error)
        #expect(verdict.message?.contains("login.a.png") == true)
      }
      #expect(verify(picture(), in: sandbox, record: .failed).outcome == .rerecorded)
    }
  }

  @Test func equalPixelsInAnotherFileAreNotRewritten() throws {
    try withSandbox { sandbox throws in
      let other = try PNG.encode(picture(), compression: .artifact, text: ["Comment": "by another tool"])
      try sandbox.place(other, as: "login.a.png")
      #expect(verify(picture(), in: sandbox).outcome == .passed)
      _ = verify(picture(), in: sandbox, record: .all)
      #expect(FileManager.default.contents(atPath: sandbox.references + "/login.a.png") == other)
    }
  }

  @Test func drawingWithoutASizeFails() throws {
    struct Endless: Drawable {
      func displayList(in context: RenderContext) -> DisplayList {
        DisplayList(size: CGSize(width: CGFloat.infinity, height: 0))
      }
    }
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ Endless() }, as: .image) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.lowercased().contains("size") == true)
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test func spellingsOfLayoutAndTraits() {
    let traits = SnapshotTraits(traitsFrom: [
      SnapshotTraits(userInterfaceStyle: .dark), SnapshotTraits(preferredContentSizeCategory: .extraExtraLarge),
      SnapshotTraits(displayScale: 1),
    ])
    let context = SnapshotLayout.device(config: .iPhone14ProMax).context(traits)
    #expect(context.width == 430)
    #expect(context.height == 932)
    #expect(context.displayScale == 1)
    #expect(context.colorScheme == .dark)
    #expect(context.dynamicTypeSize == .xxLarge)
    #expect(SnapshotLayout.fixed(width: 10, height: 20).context(SnapshotTraits()).height == 20)
    #expect(SnapshotLayout.sizeThatFits.context(SnapshotTraits()).width == nil)
  }

  /// One element a line, with numbers as they are or as a formatter writes them.
  @Test func pathsAreDescribedByTheirElements() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0.5, y: -1))
    path.addLine(to: CGPoint(x: 1.0 / 3, y: 2))
    #expect(try snapshot(of: path, as: .elementsDescription) == "MoveTo (0.5, -1.0)\nLineTo (0.333, 2.0)\n")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    #expect(
      try snapshot(of: path, as: .elementsDescription(numberFormatter: formatter))
        == "MoveTo (0.50, -1.00)\nLineTo (0.33, 2.00)\n")
  }
}
