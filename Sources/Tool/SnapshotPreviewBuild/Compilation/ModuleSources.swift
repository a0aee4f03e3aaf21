import Foundation

/// The sources of a module as the compiler reads them: the files of the project, or copies of those whose conditions differ, and
/// generated ones. Nothing is written beside the files of the project.
struct ModuleSources {
  /// A source file.
  struct File: Hashable {
    /// The path in the project; the path of the file itself for a generated one.
    var original: String
    /// The path that the compiler reads.
    var path: String
    /// The source of a file of the project, after the adaptation.
    var adapted: SourceAdaptation.Adapted?
    /// Whether a file before it has the same name, which the compiler refuses in a module.
    var repeatsName = false

    /// The path of the original as a copy states it and the compiler's messages repeat it: a literal whose escapes stay as they are.
    var statedPath: String { original.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
  }

  private(set) var files: [File] = []
  private let folder: String
  /// The folder of resources; `nil` without resources.
  private(set) var resources: String?

  /// Prepares the sources in a folder.
  ///
  /// - Parameters:
  ///   - expressions: Expressions of views, each of which becomes a preview.
  ///   - folder: The folder of the module in the cache, which exists.
  init(_ module: PreviewModule, expressions: [String], in folder: String) throws {
    self.folder = folder
    let texts = try module.sources.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ProjectError.unreadableFile(path: path, reason: "it cannot be opened")
      }
      return String(decoding: data, as: UTF8.self)
    }
    let conditions = SourceAdaptation.Conditions(module, texts: texts)
    var names: Set<String> = []
    for (index, (path, text)) in zip(module.sources, texts).enumerated() {
      // A script among the sources is not part of the module.
      if text.hasPrefix("#!"), !path.hasSuffix("/main.swift") { continue }
      let adapted = SourceAdaptation.adapted(text, conditions: conditions)
      var file = File(original: path, path: path, adapted: adapted ?? .init(text: text, imports: []))
      file.repeatsName = !names.insert((path as NSString).lastPathComponent).inserted
      if adapted != nil || file.repeatsName {
        file.path = try Self.copy(of: file, number: index, in: folder)
        try Self.write(Self.contents(of: file, text: file.adapted?.text ?? text), to: file.path)
      }
      files.append(file)
    }
    if !module.resources.isEmpty {
      let bundle = folder + "/resources"
      try ResourceLinks.update(module.resources, in: bundle)
      resources = bundle
    }
    let generated = folder + "/generated"
    try FileManager.default.createDirectory(atPath: generated, withIntermediateDirectories: true)
    for (name, text) in Self.generated(module, texts: texts, expressions: expressions, resources: resources) {
      let path = generated + "/" + name
      try Self.write(text, to: path)
      files.append(File(original: path, path: path))
    }
  }

  /// Replaces the source of a file.
  mutating func replace(_ index: Int, with text: String) throws {
    files[index].path = try Self.copy(of: files[index], number: index, in: folder)
    try Self.write(Self.contents(of: files[index], text: text), to: files[index].path)
  }

  /// Writes the copy of a file that is compiled already.
  static func write(_ adapted: SourceAdaptation.Adapted, of file: ModuleCompiler.CompiledFile) throws {
    try write(
      contents(of: File(original: file.original, path: file.path, adapted: adapted), text: adapted.text), to: file.path)
  }

  /// Returns the path of the copy of a file. Copies have folders of their own, because files in two folders can have one name.
  private static func copy(of file: File, number: Int, in folder: String) throws -> String {
    let copies = folder + "/copies/\(number)"
    try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
    let name = (file.original as NSString).lastPathComponent
    return copies + "/" + (file.repeatsName ? "\((name as NSString).deletingPathExtension)-\(number).swift" : name)
  }

  /// Returns the contents of a copy: a line that names the original, and the lines of the original.
  private static func contents(of file: File, text: String) -> String {
    // At the end, so that lines are one after those of the original.
    let imports = (file.adapted?.imports ?? []).map { "\nimport \($0)" }.joined()
    return "#sourceLocation(file: \"\(file.statedPath)\", line: 1)\n" + text + imports + "\n"
  }

  /// Whether a file was generated here.
  static func isGenerated(_ file: File, in folder: String) -> Bool { file.original.hasPrefix(folder + "/generated/") }

  private static func generated(
    _ module: PreviewModule, texts: [String], expressions: [String], resources: String?
  ) -> [(name: String, text: String)] {
    var files: [(String, String)] = []
    if module.hasModuleBundle, let resources {
      files.append(
        (
          "SnapshotModuleBundle.swift",
          """
          import Foundation
          nonisolated extension Foundation.Bundle {
            static let module: Bundle = Bundle(path: \(literal(resources))) ?? .main
          }

          """
        ))
    }
    if module.hasMainBundle, let resources {
      // Closer than Foundation's declaration, which is the bundle of the program that draws.
      files.append(
        (
          "SnapshotMainBundle.swift",
          """
          import Foundation
          nonisolated extension Foundation.Bundle {
            static let main: Bundle = Bundle(path: \(literal(resources))) ?? Bundle(for: NSObject.self)
          }

          """
        ))
    }
    if module.hasAssetSymbols,
      let text = AssetSymbols(module.resources).source(bundle: "Bundle.main", declaredIn: texts)
    {
      files.append(("SnapshotAssetSymbols.swift", text))
    }
    files.append(("SnapshotUncompiledView.swift", UncompiledView.source))
    let imports = (["SwiftUI"] + module.dependencies).map { "import \($0)\n" }.joined()
    for (index, expression) in expressions.enumerated() {
      files.append(
        (
          "SnapshotExpression\(index + 1).swift",
          imports + "#Preview(\(literal(expression))) {\n\(expression)\n}\n"
        ))
    }
    return files
  }

  /// Writes a file if its contents differ, so that its time tells whether it changed.
  private static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A literal of Swift.
  private static func literal(_ text: String) -> String { String(reflecting: text) }
}

/// A folder whose contents are links to resources, as a bundle has them.
private enum ResourceLinks {
  static func update(_ resources: [String], in bundle: String) throws {
    try? FileManager.default.removeItem(atPath: bundle)
    try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for path in resources {
      let parent = (path as NSString).deletingLastPathComponent as NSString
      // The tables of a language stay in its folder.
      let folder = parent.pathExtension == "lproj" ? bundle + "/" + parent.lastPathComponent : bundle
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let name = (path as NSString).lastPathComponent
      var link = folder + "/" + name
      var number = 2
      while ItemKind.of(link) != .absent {
        let base = (name as NSString).deletingPathExtension
        link = folder + "/\(base)-\(number)." + (name as NSString).pathExtension
        number += 1
      }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    }
  }
}

/// The view that stands for code that does not compile.
private enum UncompiledView {
  static let source = """
    import SwiftUI
    struct SnapshotUncompiledView: View {
      let reason: String
      init(_ reason: String) { self.reason = reason }
      var body: some View {
        Text(verbatim: reason)
          .font(.caption2)
          .foregroundStyle(Color.red)
          .lineLimit(3)
          .padding(6)
          .overlay(Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 1, dash: [4, 3])))
          .accessibilityIdentifier("SnapshotUncompiledView")
      }
    }

    """
}
