/// Changes what sources for iOS take for granted, so that they compile on this platform. Lines keep their numbers, and strings and
/// comments their contents.
///
/// - The condition `os(iOS)` holds. In a file that imports SwiftUI, `os(Linux)` does not hold, because its branches are for systems
///   without views.
/// - Foundation also means `FoundationNetworking` and Combine, as on Apple's systems.
/// - `@UIApplicationMain` is left out, because the compiler ends with a crash without Objective-C. Previews run no app.
/// - An import of a part of an Apple module, such as `import UIKit.UIFont`, imports the module.
/// - `UniformTypeIdentifiers` and the picker of `PhotosUI` are part of SwiftUI.
enum SourceAdaptation {
  /// The platform of this process, as conditions name it.
  #if os(macOS)
    static let native = "macOS"
  #else
    static let native = "Linux"
  #endif

  /// The files of a module whose conditions change.
  enum Conditions {
    case ofAllFiles
    /// Only those of files that import views.
    case ofViews

    /// A module of another package whose files know this platform, or that has no views, is compiled as it is.
    init(_ module: PreviewModule, texts: [String]) {
      let isForThisPlatform =
        texts.contains { $0.contains("os(\(native))") || $0.contains("canImport(Glibc)") }
        || !texts.contains { importsViews(Set(ImportedModules.of(source: $0))) }
      self = module.isDependency && isForThisPlatform ? .ofViews : .ofAllFiles
    }
  }

  private static func importsViews(_ modules: Set<String>) -> Bool {
    !modules.isDisjoint(with: ["SwiftUI", "UIKit"])
  }

  /// A source after the changes.
  struct Adapted: Hashable {
    var text: String
    /// Imports to add before the first line.
    var imports: [String]
  }

  /// Returns a source with the changes; `nil` if nothing in it changes.
  ///
  /// - Parameter conditions: The files of the module whose conditions change.
  static func adapted(_ source: String, conditions: Conditions = .ofAllFiles) -> Adapted? {
    let modules = Set(ImportedModules.of(source: source))
    let text =
      conditions == .ofAllFiles || importsViews(modules)
      ? changingDirectives(in: source, importsSwiftUI: modules.contains("SwiftUI")) : source
    let imports = implicitImports(of: source, modules)
    return text == source && imports.isEmpty ? nil : Adapted(text: text, imports: imports)
  }

  private static func changingDirectives(in source: String, importsSwiftUI: Bool) -> String {
    guard
      source.contains("os(") || source.contains("os (")
        || source.contains(#/import\s+\w*\s*(?:UIKit|SwiftUI|Foundation)\./#)
        || source.contains("import UniformTypeIdentifiers") || source.contains("PhotosUI")
        || source.contains("ApplicationMain")
    else { return source }
    var scanner = CodeScanner(Array(source.utf8))
    var result: [UInt8] = []
    var end = 0
    var isAtLineStart = true
    func replace(from start: Int, _ change: (String) -> String) {
      let line = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
      result += scanner.bytes[end..<start]
      result += Array(change(line).utf8)
      end = scanner.position
    }
    while scanner.current != nil {
      let start = scanner.position
      if isAtLineStart, ["#if ", "#if(", "#if!", "#elseif"].contains(where: { scanner.has($0, at: start) }) {
        scanner.skipLine()
        replace(from: start) { opened($0, hidesNative: importsSwiftUI) }
      } else if isAtLineStart, scanner.has("import ", at: start) {
        scanner.skipLine()
        replace(from: start) { wholeModule($0) }
      } else if let attribute = mainAttributes.first(where: { scanner.has($0, at: start) }) {
        for _ in 0..<attribute.utf8CodeUnitCount { _ = scanner.advance() }
        replace(from: start) { _ in "" }
        isAtLineStart = false
      } else {
        let byte = scanner.advance()
        if byte == UInt8(ascii: "\n") {
          isAtLineStart = true
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
          isAtLineStart = false
        }
      }
    }
    result += scanner.bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The attributes of the class that UIKit and AppKit start.
  private static let mainAttributes: [StaticString] = ["@UIApplicationMain", "@NSApplicationMain"]

  /// Returns a condition in which `os(iOS)` holds.
  private static func opened(_ condition: String, hidesNative: Bool) -> String {
    var text = condition
    if hidesNative { text.replace(#/\bos\s*\(\s*Linux\s*\)/#, with: "os(Windows)") }
    text.replace(#/\bos\s*\(\s*iOS\s*\)/#, with: "os(\(native))")
    return text
  }

  /// Returns the import of a whole module for the import of one of its parts.
  private static func wholeModule(_ line: String) -> String {
    line.replacing(#/^import\s+(?:UniformTypeIdentifiers|PhotosUI|_PhotosUI_SwiftUI)\b/#, with: "import SwiftUI")
      .replacing(
        #/^import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(UIKit|SwiftUI|Foundation)\.\w+/#
      ) {
        "import \($0.1)"
      }
  }

  private static func implicitImports(of source: String, _ modules: Set<String>) -> [String] {
    #if canImport(Darwin)
      return []
    #else
      var imports: [String] = []
      // A lock of Darwin, which Foundation contains on Apple's systems.
      if !modules.contains("os"), source.contains("os_unfair_lock") { imports.append("os") }
      // A module of another project can contain Foundation and Combine as well.
      let observes = modules.isDisjoint(with: ["SwiftUI", "Combine", "UIKit"]) && source.contains(observing)
      guard !modules.isDisjoint(with: ["Foundation", "UIKit", "SwiftUI", "Combine"]) else {
        return imports + (observes ? ["Combine", "Foundation"] : [])
      }
      if !modules.contains("FoundationNetworking"), source.contains(networking) {
        imports.append("FoundationNetworking")
      }
      if modules.isDisjoint(with: ["SwiftUI", "Combine", "UIKit"]), source.contains(publishing) {
        imports.append("Combine")
      }
      return imports
    #endif
  }

  private static var networking: Regex<Substring> {
    #/\b(?:URLSession|URLRequest|URLResponse|HTTPURLResponse|URLCache|URLProtocol|HTTPCookie|URLCredential|URLAuthenticationChallenge)/#
  }
  private static var observing: Regex<Substring> { #/@Published\b|:\s*ObservableObject\b/# }
  private static var publishing: Regex<Substring> {
    #/\b(?:ObservableObject|Published|AnyCancellable|PassthroughSubject|CurrentValueSubject|AnyPublisher|objectWillChange|Just|Future)\b/#
  }
}
