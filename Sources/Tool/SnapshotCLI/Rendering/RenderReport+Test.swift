import Foundation
import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotPreviewServer
import SnapshotRuns

extension RenderReport {
  /// Prints the files of a test, writes them, and prints what else the test needs.
  ///
  /// - Throws: ``CommandError`` if nothing was drawn or a file is in the way, ``ReportError`` if a file cannot be written.
  func add(_ test: WrittenPreviewTest, of project: SourceProject, _ state: PageState) throws {
    let files = try test.files()
    guard !files.isEmpty else {
      throw CommandError(.incomplete, "No preview of the package was drawn, so no test was written.")
    }
    for file in files {
      if output.json {
        print(Line(type: "test", project: project.name, file: file.path))
      } else if !output.quiet {
        Console.print("\(output.palette.good("+")) \(VisibleText.line(file.path))")
      }
    }
    try test.write(files)
    for remark in Self.remarks(on: project, state) {
      if output.json {
        print(Line(type: "remark", project: project.name, failure: remark))
      } else {
        Console.note(remark)
      }
    }
    let advice = test.manifestAdvice
    if output.json {
      if !advice.isEmpty { print(Line(type: "manifest", project: project.name, lines: advice)) }
    } else if !output.quiet {
      Console.print(advice.isEmpty ? "Next: swift test" : advice)
    }
  }

  /// Why a test can differ from what was drawn: the sources compile as they are, with what the package itself declares.
  private static func remarks(on project: SourceProject, _ state: PageState) -> [String] {
    var remarks: [String] = []
    let lost = Set((state.build.errors + state.build.omissions).map(\.file)).filter { !$0.isEmpty }.sorted()
    if !lost.isEmpty {
      remarks.append(
        "The test compiles the sources whole. Put what was left out behind #if !HEADLESS: "
          + lost.joined(separator: ", "))
    }
    let conditional = project.ownModules.flatMap(\.sources).filter { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self).contains("os(iOS)") }
        ?? false
    }.map(project.displayPath)
    if !conditional.isEmpty {
      remarks.append(
        "On Linux, a test leaves out code in #if os(iOS). Write #if os(iOS) || HEADLESS: "
          + conditional.joined(separator: ", "))
    }
    if project.ownModules.contains(where: { !$0.fonts.isEmpty }) {
      remarks.append("A test knows the fonts that a PreviewSetup registers. See Documentation/Previews.md")
    }
    return remarks.map { VisibleText.line($0) }
  }
}

extension PictureResult {
  /// Why a picture is not a reference; `nil` if it is one.
  var recordingFailure: String? {
    switch self {
    case .drawn(let picture): picture.recordingFailure
    case .failed(let reason): reason
    case .unknown: "the preview no longer exists"
    }
  }
}
