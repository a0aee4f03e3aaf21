import Foundation

/// The files of a folder that a build uses.
struct SourceTree {
  /// The largest number of files that are read.
  static let mostFiles = 20_000
  private static let deepest = 24
  /// Folders that build systems and package managers make.
  private static let ignored: Set<String> = [
    "node_modules", "DerivedData", "Pods", "Carthage", "build", "__Snapshots__", "xcuserdata",
  ]
  /// Folders that are one resource.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "app", "docc",
    "xcdatamodeld", "xcdatamodel", "mlmodelc", "icon",
  ]
  private static let resourceExtensions: Set<String> = [
    "xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc",
  ]

  /// Folders that Xcode copies as they are.
  private static let copiedBundles: Set<String> = ["bundle", "mlmodelc"]
  /// Files that Xcode compiles or only reads: they are not in the bundle, or not in this form.
  private static let compiledExtensions: Set<String> = [
    "storyboard", "xib", "metal", "mlmodel", "mlpackage", "intentdefinition", "entitlements", "xcconfig", "xctestplan",
    "xcprivacy", "gyb", "pch", "o", "a", "dylib", "tbd", "orig", "rej",
  ]

  private static let fontExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
  private static let headerExtensions: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]
  private static let clangExtensions: Set<String> = ["c", "m", "mm", "cc", "cpp", "cxx", "C", "S", "s"]

  /// The paths of Swift files, absolute and sorted.
  private(set) var sources: [String] = []
  /// The paths of files in C, C++, Objective-C and assembly, absolute and sorted.
  private(set) var clangSources: [String] = []
  /// The paths of headers and module maps, absolute and sorted.
  private(set) var headers: [String] = []
  /// The paths of asset catalogs, strings tables and fonts, absolute and sorted.
  private(set) var resources: [String] = []
  /// The paths of other files that Xcode copies into the bundle of a target with this folder, absolute and sorted.
  private(set) var copiedFiles: [String] = []
  private var count = 0

  /// Reads a folder. Hidden files, and links that lead out of it, are left out.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - isExcluded: Whether a path is left out, with what it contains.
  init(_ folder: String, where isExcluded: (String) -> Bool = { _ in false }) {
    read(folder, depth: 0, isExcluded)
    sources.sort()
    clangSources.sort()
    headers.sort()
    resources.sort()
    copiedFiles.sort()
  }

  /// The paths of everything in the bundle of a target of Xcode with this folder, absolute and sorted.
  var bundle: [String] { (resources + copiedFiles).sorted() }

  private mutating func read(_ folder: String, depth: Int, _ isExcluded: (String) -> Bool) {
    guard depth < Self.deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.ignored.contains(name) {
      let path = folder + "/" + name
      guard !isExcluded(path), count < Self.mostFiles else { continue }
      count += 1
      let fileExtension = (name as NSString).pathExtension
      switch ItemKind.of(path) {
      case .folder where Self.resourceExtensions.contains(fileExtension): resources.append(path)
      case .folder where Self.copiedBundles.contains(fileExtension): copiedFiles.append(path)
      case .folder where !Self.bundles.contains(fileExtension): read(path, depth: depth + 1, isExcluded)
      case .file where fileExtension == "swift": sources.append(path)
      case .file where Self.clangExtensions.contains(fileExtension): clangSources.append(path)
      case .file where Self.headerExtensions.contains(fileExtension): headers.append(path)
      case .file where Self.resourceExtensions.contains(fileExtension): resources.append(path)
      case .file where Self.isCopied(path): copiedFiles.append(path)
      default: break
      }
    }
  }

  /// Whether a folder is made by a build system or a package manager.
  static func isIgnored(_ name: String) -> Bool { ignored.contains(name) }

  /// Whether a file is in Objective-C.
  static func isObjectiveC(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  /// Whether Xcode copies a file that is not a source into the bundle as it is.
  static func isCopied(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    let fileExtension = (name as NSString).pathExtension
    return name != "Info.plist" && !compiledExtensions.contains(fileExtension) && !bundles.contains(fileExtension)
      && fileExtension != "swift" && !clangExtensions.contains(fileExtension)
      && !headerExtensions.contains(fileExtension)
      || copiedBundles.contains(fileExtension)
  }

  /// Returns the fonts among resources and in folders that are one resource.
  static func fonts(in resources: [String]) -> [String] {
    resources.flatMap { path -> [String] in
      let fileExtension = (path as NSString).pathExtension.lowercased()
      if fontExtensions.contains(fileExtension) { return [path] }
      guard fileExtension.isEmpty, ItemKind.of(path) == .folder else { return [] }
      return SourceTree(path).resources.filter { fontExtensions.contains(($0 as NSString).pathExtension.lowercased()) }
    }
  }

  /// Whether a file is a resource that views read.
  static func isResource(_ path: String) -> Bool { resourceExtensions.contains((path as NSString).pathExtension) }
}

/// What is at a path, without following links.
package enum ItemKind {
  case file, folder, other, absent

  package static func of(_ path: String) -> ItemKind {
    var attributes = stat()
    guard lstat(path, &attributes) == 0 else { return .absent }
    return switch attributes.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
