import Foundation

/// The strings tables and asset catalogs of a bundle or of a folder of sources.
///
/// Unchecked because locks guard the files that are already read.
final class ResourceFolder: @unchecked Sendable {
  /// A strings table of one language, or of all languages in a catalog.
  struct TableFile: Hashable {
    let url: URL
    /// The folder of the language, such as `de` for `de.lproj`; `nil` for a catalog.
    let language: String?
  }

  /// The folder, whose path begins all paths in messages.
  let url: URL
  /// The files of each strings table, by its name.
  let tables: [String: [TableFile]]
  /// The asset catalogs, in the order of their paths.
  let catalogs: [URL]
  /// The languages of all strings tables in folders.
  let languages: [String]
  let developmentLanguage: String?

  private let lock = NSLock()
  private var knownTables: [String: Result<StringsTable, ViewError>] = [:]
  private var knownAssets: Result<AssetCatalogs, ViewError>?

  private init(_ url: URL, developmentLanguage: String?) {
    self.url = url
    self.developmentLanguage = developmentLanguage
    var tables: [String: [TableFile]] = [:]
    var catalogs: [URL] = []
    for file in Self.files(in: url, depth: 0) {
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "strings", "stringsdict":
        let folder = file.deletingLastPathComponent()
        let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
        // A table beside the folders of languages is the one of the development language.
        tables[name, default: []].append(TableFile(url: file, language: language ?? "Base"))
      case "xcstrings": tables[name, default: []].append(TableFile(url: file, language: nil))
      default: catalogs.append(file)
      }
    }
    self.tables = tables
    self.catalogs = catalogs
    languages = Set(tables.values.joined().compactMap(\.language)).sorted()
  }

  /// Returns the files of interest in a folder, sorted by their paths. Symbolic links to folders aren't followed.
  private static func files(in folder: URL, depth: Int) -> [URL] {
    guard depth < 8 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [URL] in
      let file = folder.appendingPathComponent(name)
      switch file.pathExtension {
      case "strings", "stringsdict", "xcstrings", "xcassets": return [file]
      case "", "lproj":
        let isHidden = name.hasPrefix(".")
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        return isHidden || type != .typeDirectory ? [] : files(in: file, depth: depth + 1)
      default: return []
      }
    }
  }

  /// Returns a strings table; `nil` if the folder has none with the name.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  func table(named name: String) throws(ViewError) -> StringsTable? {
    guard let files = tables[name] else { return nil }
    let known = lock.withLock { knownTables[name] }
    let table = known ?? Result { () throws(ViewError) in try StringsTable(name, files, in: self) }
    lock.withLock { knownTables[name] = table }
    return try table.get()
  }

  /// Returns the assets of all catalogs.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  func assets() throws(ViewError) -> AssetCatalogs {
    let known = lock.withLock { knownAssets }
    let assets = known ?? Result { () throws(ViewError) in try AssetCatalogs(catalogs, in: self) }
    lock.withLock { knownAssets = assets }
    return try assets.get()
  }

  /// Returns the path of a file below the folder, as messages show it.
  func path(of file: URL) -> String {
    let base = url.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }

  /// Returns the content of a file.
  func contents(of file: URL) throws(ViewError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw unreadable(file, "the file cannot be opened")
    }
  }

  /// Returns the error for a file.
  func unreadable(_ file: URL, _ problem: String) -> ViewError {
    ViewError(.unreadableResource(file: file.path, problem: problem))
  }
}

extension ResourceFolder {
  /// Returns the resources of a bundle. They are read once per process.
  static func of(_ bundle: Bundle) -> ResourceFolder {
    let url = (bundle.resourceURL ?? bundle.bundleURL).standardizedFileURL
    return Shelf.shared.folder(at: url) { ResourceFolder(url, developmentLanguage: developmentLanguage(at: url)) }
  }

  /// Returns the language that a bundle states. `Bundle.developmentLocalization` traps for folders without `Info.plist`.
  private static func developmentLanguage(at url: URL) -> String? {
    guard let data = try? Data(contentsOf: url.appendingPathComponent("Info.plist")),
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return plist["CFBundleDevelopmentRegion"] as? String
  }

  /// The folders that are already read. Unchecked because a lock guards them.
  private final class Shelf: @unchecked Sendable {
    static let shared = Shelf()
    private let lock = NSLock()
    private var folders: [URL: ResourceFolder] = [:]

    func folder(at url: URL, _ make: () -> ResourceFolder) -> ResourceFolder {
      if let known = lock.withLock({ folders[url] }) { return known }
      let made = make()
      return lock.withLock {
        let folder = folders[url] ?? made
        folders[url] = folder
        return folder
      }
    }
  }
}
