import Foundation
import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotPreviewMessages
import SnapshotPreviewServer
import SnapshotRuns

/// The test of `snapshot render --write-test`: a file that asserts the previews that were drawn, and their pictures as its references.
///
/// The process that draws writes the references into a folder that stands in for the package. They are copied when all are known.
struct WrittenPreviewTest {
  /// A file to add to the package.
  struct File {
    /// The path, relative to the package.
    var path: String
    var contents: Data
  }

  static let fileName = "RenderedPreviewTests.swift"
  private static let function = "renderedPreviews"

  /// What the variants of the call are.
  let recording: PreviewRecording
  /// The lines that the manifest lacks; empty if it has all of them.
  let manifestAdvice: String
  private let packageRoot: String
  private let path: String
  private let matrix: String
  /// The modules of the package itself.
  private let modules: Set<String>
  /// The folder that stands in for the package.
  private let copy: String
  /// The previews by module and file, each with the reason why the test leaves it out, if it does.
  private var previews: [String: [String: [(name: String, reason: String?)]]] = [:]

  /// - Parameters:
  ///   - variants: The configurations of the pictures.
  ///   - folder: The folder of the project in the cache.
  /// - Throws: ``CommandError`` if the project is not a package, or a test is in the way.
  init(of location: ProjectReader.Location, variants: VariantOptions, folder: String) async throws {
    guard case .package(let root) = location else {
      throw CommandError(
        .usage,
        "\(location.path) is not a package, and swift test runs the tests of packages. Move the views into a package that the app "
          + "uses, and pass its folder.")
    }
    let description: PackageDescription
    do {
      description = try await PackageDescription.read(packageRoot: root)
    } catch {
      throw CommandError(.inputOutput, "Cannot read Package.swift: \(error.reason). \(error.remedy).")
    }
    let placement = PreviewTestFile(packageRoot: root, description: description).placement
    guard let testFolder = placement.folder else {
      throw CommandError(
        .incomplete,
        "The manifest names each source of \(VisibleText.line(placement.name)), so no test was added. Remove sources: from the "
          + "target, or declare another test target.")
    }
    packageRoot = root
    path = testFolder + "/" + Self.fileName
    guard ItemKind.of(root + "/" + path) == .absent else {
      throw CommandError(
        .inputOutput,
        "\(path) exists, and files are never overwritten. To record its pictures again: swift run snapshot record. To write another "
          + "test, rename or delete the file.")
    }
    manifestAdvice = StartingFiles(packageRoot: root, description: description).manifestAdvice
    modules = Set(description.targets.map { ModuleName.of($0.name) })
    let test = variants.testMatrix
    matrix = test.code
    copy = URL(fileURLWithPath: folder + "/written-test").standardizedFileURL.path
    recording = PreviewRecording(
      testFile: copy + "/" + path, module: placement.name, function: Self.function + "()", axes: test.axes)
    try prepareCopy()
  }

  /// Makes the folder that stands in for the package, with the settings that decide where references are.
  private func prepareCopy() throws {
    removeCopy()
    try OutputFile.write(Data(), to: copy + "/Package.swift")
    let settings = "/" + Configuration.fileName
    if let data = FileManager.default.contents(atPath: packageRoot + settings) {
      try OutputFile.write(data, to: copy + settings)
    }
    // A folder of tests decides the folder of references.
    try FileManager.default.createDirectory(
      atPath: (recording.testFile as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  }

  func removeCopy() { try? FileManager.default.removeItem(atPath: copy) }

  /// Whether the test can verify a preview: the package declares its module, and no trait leaves it out of the snapshots.
  func verifies(_ item: PageState.Item) -> Bool {
    !item.isExcluded && modules.contains(String(item.fileID.prefix { $0 != "/" }))
  }

  /// Notes a preview that the test verifies, or leaves out for a reason.
  mutating func add(_ item: PageState.Item, leftOutBecause reason: String? = nil) {
    let module = String(item.fileID.prefix { $0 != "/" })
    guard verifies(item) else { return }
    let file = ((item.fileID as NSString).lastPathComponent as NSString).deletingPathExtension
    let name = item.id.split(separator: "\t", maxSplits: 1).dropFirst().first.map(String.init) ?? item.name
    var list = previews[module, default: [:]][file, default: []]
    if let index = list.firstIndex(where: { $0.name == name }) {
      list[index].reason = list[index].reason ?? reason
    } else {
      list.append((name, reason))
    }
    previews[module, default: [:]][file] = list
  }

  /// The files to add: the test, and its references sorted by path. Empty if no preview is verified.
  func files() throws -> [File] {
    let references = try references()
    guard !references.isEmpty else { return [] }
    return [File(path: path, contents: Data(code.utf8))] + references
  }

  /// Adds files to the package.
  ///
  /// - Throws: ``CommandError`` if a file is in the way or a folder is a link out of the package; then nothing is written.
  ///   ``ReportError`` if a file cannot be written.
  func write(_ files: [File]) throws {
    for file in files {
      let place = packageRoot + "/" + file.path
      if ItemKind.of(place) != .absent, FileManager.default.contents(atPath: place) != file.contents {
        throw CommandError(
          .inputOutput,
          "\(file.path) exists, and files are never overwritten. Nothing was written. Delete it, or rename the preview."
        )
      }
      guard Self.isInside(packageRoot, place) else {
        throw CommandError(
          .inputOutput,
          "A folder of \(file.path) is a link that leads out of the package. Nothing was written. Replace the link by a folder."
        )
      }
    }
    for file in files where ItemKind.of(packageRoot + "/" + file.path) == .absent {
      try OutputFile.create(file.contents, at: packageRoot + "/" + file.path)
    }
  }

  /// The references in the folder that stands in for the package.
  private func references() throws -> [File] {
    let verified = previews.values.contains { $0.values.contains { $0.contains { $0.reason == nil } } }
    guard verified else { return [] }
    let names = FileManager.default.enumerator(atPath: copy)?.compactMap { $0 as? String } ?? []
    return try names.filter { name in
      name.hasSuffix(".png") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { name in
      guard let contents = FileManager.default.contents(atPath: copy + "/" + name) else {
        throw CommandError(.inputOutput, "Cannot read \(copy)/\(name).")
      }
      return File(path: name, contents: contents)
    }
  }

  /// The source of the test.
  private var code: String {
    let assertions = previews.keys.sorted().compactMap { module -> String? in
      guard let files = previews[module], files.values.contains(where: { $0.contains { $0.reason == nil } }) else {
        return nil
      }
      let exclusions = files.sorted { $0.key < $1.key }.flatMap { Self.exclusions($0.key, $0.value) }
      let list = exclusions.isEmpty ? "" : ",\n    excluding: [\n\(exclusions.joined(separator: "\n"))\n    ]"
      return "  assertPreviews(\n    in: \"\(module)\", across: \(matrix)\(list))\n"
    }
    return """
      import Snapshot
      import SnapshotUI
      import Testing

      // Written by snapshot render --write-test, with the pictures that it drew as references.
      @MainActor @Test func \(Self.function)() {
      \(assertions.joined())}

      """
  }

  /// The lines that exclude previews of a file, with the reasons: the whole file if the test verifies none of them.
  private static func exclusions(_ file: String, _ previews: [(name: String, reason: String?)]) -> [String] {
    let excluded = previews.filter { $0.reason != nil }
    func line(_ name: String, _ reason: String?) -> String {
      let words = (reason ?? "").split(separator: "\n").first.map { "  // " + VisibleText.line(String($0.prefix(80))) }
      return "      \(literal(name)),\(words ?? "")"
    }
    if excluded.count == previews.count { return [line(file, excluded.first?.reason)] }
    return excluded.map { line(file + ":" + $0.name, $0.reason) }
  }

  /// A text as a literal of Swift.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\", "\"": "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Whether the folders of a path are inside of a folder when links are followed.
  private static func isInside(_ root: String, _ path: String) -> Bool {
    var folder = (path as NSString).deletingLastPathComponent
    while ItemKind.of(folder) == .absent, folder.count > root.count {
      folder = (folder as NSString).deletingLastPathComponent
    }
    let (real, base) = (Self.real(folder), Self.real(root))
    return real == base || real.hasPrefix(base + "/")
  }
}
