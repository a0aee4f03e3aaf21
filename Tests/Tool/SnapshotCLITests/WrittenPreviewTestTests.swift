import ArgumentParser
import Foundation
import SnapshotPreviewMessages
import SnapshotRuns
import Testing

@testable import SnapshotCLI

/// The test that `snapshot render --write-test` writes. Scripts/check/write-test writes and runs one.
@Suite struct WrittenPreviewTestTests {
  @Test(
    arguments: [
      ([], ".devices(.iPhoneSE3)", [.device]),
      (
        ["--device", "iPhone16,iPadMini6", "--orientation", "landscape,portrait"],
        ".devices(.iPhone16(.landscape), .iPhone16(.portrait), .iPadMini6(.landscape), .iPadMini6(.portrait))",
        [.device]
      ),
      (
        [
          "--scheme", "light, dark", "--type-size", "large", "--direction", "rightToLeft", "--locale", "de_DE",
          "--contrast", "increased", "--design", "iOS26",
        ],
        ".devices(.iPhoneSE3) * .typeSizes(.large) * .colorSchemes(.light, .dark) * .layoutDirections(.rightToLeft)"
          + " * .locales(\"de_DE\") * .contrasts(.increased) * .designs(.iOS26)",
        [.device, .typeSize, .colorScheme, .layoutDirection, .locale, .contrast, .design]
      ),
    ] as [([String], String, [PreviewRecording.Axis])])
  func theMatrixIsThatOfTheVariants(_ options: [String], _ code: String, _ axes: [PreviewRecording.Axis]) throws {
    let matrix = try VariantOptions.parse(options).testMatrix
    #expect(matrix.code == code)
    #expect(matrix.axes == axes)
  }

  @Test(arguments: [["--watch"], ["--without-manifest"], ["--view", "Text(\"a\")"]])
  func aTestIsWrittenOfPreviewsOnce(_ options: [String]) throws {
    #expect(throws: (any Error).self) { try RenderCommand.parse(["--write-test"] + options) }
  }

  /// A file that appears in the meantime is kept.
  @Test func aNewFileReplacesNone() throws {
    let folder = NSTemporaryDirectory() + "/create-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try OutputFile.create(Data("first".utf8), at: folder + "/a/file.txt")
    #expect(throws: ReportError.unwritable(path: folder + "/a/file.txt", reason: "File exists")) {
      try OutputFile.create(Data("second".utf8), at: folder + "/a/file.txt")
    }
    #expect(FileManager.default.contents(atPath: folder + "/a/file.txt") == Data("first".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["file.txt"])
  }
}
