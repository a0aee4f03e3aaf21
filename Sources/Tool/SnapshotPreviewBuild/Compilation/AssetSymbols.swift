import Foundation

/// The members of `ColorResource` and `ImageResource` that Xcode declares for the assets of catalogs.
struct AssetSymbols {
  private static let deepest = 12
  private static let mostAssets = 5000
  /// Members that SwiftUI's and UIKit's colors have already.
  private static let declaredColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary",
    "purple", "red", "secondary", "teal", "white", "yellow", "background", "foreground", "tint", "separator",
    "placeholder",
    "label", "link", "fill", "lightGray", "darkGray", "magenta", "random",
  ]
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The names in the catalogs by the path of Swift names: `["icons", "star"]`.
  private var colors: [[String]: String] = [:]
  private var images: [[String]: String] = [:]

  /// Reads the names of the assets of catalogs.
  init(_ catalogs: [String]) {
    for catalog in catalogs where catalog.hasSuffix(".xcassets") {
      read(catalog, namespace: [], prefix: "", depth: 0)
    }
  }

  private mutating func read(_ folder: String, namespace: [String], prefix: String, depth: Int) {
    guard depth < Self.deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() where colors.count + images.count < Self.mostAssets {
      let path = folder + "/" + name
      guard ItemKind.of(path) == .folder else { continue }
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": colors[namespace + [Self.memberName(base, without: "Color")]] = prefix + base
      case "imageset": images[namespace + [Self.memberName(base, without: "Image")]] = prefix + base
      case "":
        let isNamespace = Self.providesNamespace(path)
        read(
          path, namespace: isNamespace ? namespace + [Self.typeName(base)] : namespace,
          prefix: isNamespace ? prefix + base + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"), data.count < 1 << 20,
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  /// Returns the Swift name of an asset: words joined in camel case, without the kind at the end.
  static func memberName(_ name: String, without kind: String) -> String {
    var text = camelCase(name)
    if text.hasSuffix(kind), text != kind { text = String(text.dropLast(kind.count)) }
    // An acronym at the start is lowercased as a whole, except its last letter before a lowercase one.
    let upper = text.prefix { $0.isUppercase }
    if upper.count > 1, upper.count < text.count {
      let end = text[upper.endIndex].isLowercase ? upper.count - 1 : upper.count
      text = text.prefix(end).lowercased() + text.dropFirst(end)
    } else {
      text = upper.lowercased() + text.dropFirst(upper.count)
    }
    if text.first.map({ !$0.isLetter }) ?? true { text = "_" + text }
    return text
  }

  private static func typeName(_ name: String) -> String {
    let text = camelCase(name)
    return text.first.map { $0.isLetter } ?? false ? text : "_" + text
  }

  private static func camelCase(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// The source with the declarations; `nil` without assets.
  ///
  /// - Parameters:
  ///   - bundle: The expression of the bundle.
  ///   - texts: The sources of the module. What they declare themselves is left out.
  func source(bundle: String, declaredIn texts: [String]) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let own = Set(
      texts.flatMap { text in text.matches(of: #/static\s+(?:let|var)\s+`?(\w+)/#).map { String($0.1) } })
    var text = "import Foundation\nimport SwiftUI\nimport UIKit\n"
    text += Self.resources("ColorResource", colors, bundle: bundle)
    text += Self.resources("ImageResource", images, bundle: bundle)
    let members = colors.keys.filter { $0.count == 1 }.map { $0[0] }
      .filter { !Self.declaredColors.contains($0) && !own.contains($0) }.sorted()
    text += "nonisolated extension Color {\n"
    for name in members {
      text += "  static var \(Self.quoted(name)): Color { Color(ColorResource.\(Self.quoted(name))) }\n"
    }
    text += "}\nnonisolated extension ShapeStyle where Self == Color {\n"
    for name in members {
      text += "  static var \(Self.quoted(name)): Color { Color(ColorResource.\(Self.quoted(name))) }\n"
    }
    text += "}\nnonisolated extension UIColor {\n"
    for name in members {
      text += "  static var \(Self.quoted(name)): UIColor { UIColor(resource: ColorResource.\(Self.quoted(name))) }\n"
    }
    text += "}\nnonisolated extension UIImage {\n"
    for name in images.keys.filter({ $0.count == 1 }).map({ $0[0] }).sorted() where !own.contains(name) {
      text += "  static var \(Self.quoted(name)): UIImage { UIImage(resource: ImageResource.\(Self.quoted(name))) }\n"
    }
    return text + "}\n"
  }

  private static func resources(_ type: String, _ assets: [[String]: String], bundle: String) -> String {
    guard !assets.isEmpty else { return "" }
    var text = "nonisolated extension \(type) {\n"
    for (path, name) in assets.sorted(by: { $0.key.joined(separator: "/") < $1.key.joined(separator: "/") }) {
      let literal = String(reflecting: name)
      let declaration =
        "static var \(quoted(path[path.count - 1])): \(type) { \(type)(name: \(literal), bundle: \(bundle)) }"
      text += path.dropLast().isEmpty ? "  \(declaration)\n" : ""
    }
    text += "}\n"
    // The members of a namespace, whose types are declared once.
    let spaces = Set(assets.keys.flatMap { path in (1..<path.count).map { Array(path.prefix($0)) } })
    for space in spaces.sorted(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) }) {
      let parent = ([type] + space.dropLast().map(quoted)).joined(separator: ".")
      text += "nonisolated extension \(parent) { enum \(quoted(space[space.count - 1])) {} }\n"
      text += "nonisolated extension \(([type] + space.map(quoted)).joined(separator: ".")) {\n"
      for (path, name) in assets.filter({ $0.key.dropLast() == space[...] }).sorted(by: { $0.value < $1.value }) {
        let literal = String(reflecting: name)
        text +=
          "  static var \(quoted(path[path.count - 1])): \(type) { \(type)(name: \(literal), bundle: \(bundle)) }\n"
      }
      text += "}\n"
    }
    return text
  }

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
