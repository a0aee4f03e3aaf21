import Foundation
import SnapshotRepository

/// The public names of `SnapshotUI`, as its sources declare them: views with shapes, styles and layouts, and what changes a view.
struct PublicNames {
  private(set) var views: Set<String> = []
  /// Those of `View` by their own name, those of other types behind the type's: `Shape.trim`.
  private(set) var modifiers: Set<String> = []

  var all: Set<String> { views.union(modifiers) }

  init() throws {
    let folder = Repository.url("Sources/Interface/SnapshotUI")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Declarations begin at the margin, or two spaces from it in a condition, and their members two spaces from that: the formatter
  /// sees to that.
  private mutating func read(_ source: String) {
    var type = ""
    var declaration = ""
    var isConditional = false
    for line in source.split(separator: "\n") {
      if line.hasPrefix("#if") { isConditional = true }
      if line.hasPrefix("#endif") { isConditional = false }
      var line = isConditional && line.hasPrefix("  ") ? line.dropFirst(2) : line
      if line.hasPrefix("nonisolated ") { line = line.dropFirst(12) }
      if let match = line.prefixMatch(of: /(public (?:struct|protocol)|extension) (\w+)/) {
        type = String(match.output.2)
        // What a bracket encloses is about parameters, not about the type itself.
        let plain = line.replacing(/<[^{]*>/, with: "").prefix { $0 != "{" }
        let isView = plain.contains(
          /:.*\b(?:View|NonisolatedView|PrimitiveView|StructuralView|ControlPart|Shape|InsettableShape|\w+Style)\b/)
        let isLayout = line.hasPrefix("public struct") && type.hasSuffix("Layout")
        if isView && !line.hasPrefix("public protocol") || isLayout { views.insert(type) }
      } else if line == "}" {
        type = ""
      }
      if line.hasPrefix("  public func ") { declaration = "" }
      declaration += line + " "
      // What is deeper than a member are its parameters, whose usual values may be functions, or its body.
      if line.contains("{") && !line.hasPrefix("    ") || line.hasPrefix("  func ") {
        if let name = modifier(declaration), Self.changing.contains(type) {
          modifiers.insert(type == "View" ? name : "\(type).\(name)")
        }
        declaration = ""
      }
    }
  }

  /// The types whose functions change what is seen.
  private static let changing: Set<String> = ["View", "Shape", "InsettableShape", "Text", "Image"]

  /// The name of a function that makes a view of another.
  private func modifier(_ declaration: String) -> String? {
    guard let name = declaration.firstMatch(of: /^  public func (\w+)/)?.output.1,
      declaration.contains(
        /-> (?:some View|some Shape|(?:Offset|Rotated|Scaled|Transformed)Shape<|Text|Image|PaintedShape<|ModifiedContent<)/
      )
    else { return nil }
    return String(name)
  }
}
