import Foundation
import SnapshotFoundation

/// The products of other packages and the macros that the modules of a project use, and the package from which the package manager
/// resolves and builds them.
struct ProjectDependencies: Hashable, Sendable {
  /// A macro of the project.
  struct Macro: Hashable, Sendable {
    var name: String
    /// The targets from which it is built: its own, and those that it imports.
    var targets: [Target]
  }

  struct Target: Hashable, Sendable {
    var name: String
    var folder: String
    var isMacro: Bool
    var dependencies: [String]
    var products: [SourceProject.ExternalProduct]
  }

  let root: String
  let projectName: String
  /// The products by their packages and versions, sorted, with one entry for each product.
  var products: [SourceProject.ExternalProduct]
  var macros: [Macro]

  /// - Parameter project: A project with the modules that previews need, before packages of others are read.
  init(_ project: SourceProject) {
    root = project.root
    projectName = project.name
    let byName = Dictionary(project.modules.map { ($0.name, $0) }) { first, _ in first }
    macros = project.modules.compactMap { module in
      guard module.isMacro, !module.isDependency else { return nil }
      return Macro(name: module.name, targets: Self.targets(of: module, byName))
    }
    products = Array(Set(project.modules.flatMap(\.externalProducts))).sorted {
      ($0.package, $0.product) < ($1.package, $1.product)
    }
  }

  private static func targets(of module: PreviewModule, _ byName: [String: PreviewModule]) -> [Target] {
    var targets: [Target] = []
    var visited: Set<String> = []
    func visit(_ module: PreviewModule) {
      guard visited.insert(module.name).inserted else { return }
      for name in module.dependencies { if let dependency = byName[name] { visit(dependency) } }
      var folder = module.sources.first.map { ($0 as NSString).deletingLastPathComponent } ?? ""
      if case .macro(let path) = module.kind { folder = path }
      targets.append(
        Target(
          name: module.name, folder: folder, isMacro: module.isMacro, dependencies: module.dependencies,
          products: module.externalProducts))
    }
    visit(module)
    return targets
  }

  var isEmpty: Bool { products.isEmpty && macros.isEmpty }

  /// What the result depends on.
  var identity: String { String(reflecting: self) }

  /// Returns the folder of the package.
  func folder(in cache: String) -> String {
    cache + "/dependencies/" + StableHash.hexadecimal([cache, root, projectName].joined(separator: "\n"))
  }

  /// Removes the products that the package manager cannot find, with the reasons.
  mutating func removeUnsupported() -> [String] {
    var remarks: [String] = []
    products.removeAll { product in
      let reason: String? =
        if product.requirement == nil {
          "it has no URL"
        } else if !Self.isURL(product.package) {
          "its URL is neither an https nor an ssh one"
        } else {
          nil
        }
      if let reason {
        remarks.append(
          "\(product.product) of \(product.package) cannot be used: \(reason). Code that needs it is left out.")
      }
      return reason != nil
    }
    let known = Set(products)
    macros.removeAll { !$0.targets.flatMap(\.products).allSatisfy(known.contains) }
    return remarks
  }

  /// Removes a product, and the macros that use it.
  mutating func remove(_ product: SourceProject.ExternalProduct) {
    products.removeAll { $0 == product }
    macros.removeAll { $0.targets.contains { $0.products.contains(product) } }
  }

  /// Whether a text is a URL of a scheme that only fetches: git has others, which run programs.
  private static func isURL(_ text: String) -> Bool {
    ["https://", "http://", "ssh://", "git://", "file:///", "/"].contains { text.hasPrefix($0) }
      || text.contains(#/^[A-Za-z0-9_.][A-Za-z0-9_.-]*@[A-Za-z0-9.-]+:(?!:)/#)
  }

  /// Writes the package.
  ///
  /// - Throws: An error of the file system.
  func write(to folder: String) throws {
    var packages = products.enumerated().map { index, product in
      DependencyManifest(name: "product\(index)", products: [product])
    }
    if !macros.isEmpty {
      var targets: [String: Target] = [:]
      for target in macros.flatMap(\.targets) { targets[target.name] = target }
      packages.append(
        DependencyManifest(
          name: "macros", products: targets.values.flatMap(\.products),
          targets: targets.values.sorted { $0.name < $1.name }))
    }
    try? FileManager.default.removeItem(atPath: folder + "/products")
    for package in packages { try package.write(to: folder + "/products/" + package.name) }
    try DependencyManifest.writeRoot(of: packages, to: folder)
  }
}
