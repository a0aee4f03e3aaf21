import Foundation

/// A package with one target, which depends on products of others.
struct DependencyManifest {
  var name: String
  var products: [SourceProject.ExternalProduct]
  /// Targets of the project, whose folders are linked.
  var targets: [ProjectDependencies.Target] = []

  private static let header = """
    // swift-tools-version: 6.0
    import CompilerPluginSupport
    import PackageDescription

    """
  private static let platforms = "platforms: [.macOS(.v15)]"

  /// Writes the package into a folder.
  func write(to folder: String) throws {
    try Self.writeSource(of: name, to: folder)
    for target in targets {
      try FileManager.default.createDirectory(atPath: folder + "/Linked", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Linked/" + target.name, withDestinationPath: target.folder)
    }
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Package.swift"), options: .atomic)
  }

  /// Writes the package that depends on packages in the folder `products`.
  static func writeRoot(of packages: [DependencyManifest], to folder: String) throws {
    try writeSource(of: "dependencies", to: folder)
    let dependencies = packages.map { ".package(path: \(literal("products/" + $0.name)))" }
    let products = packages.map { ".product(name: \(literal($0.name)), package: \(literal($0.name)))" }
    let source =
      header + """
        let package = Package(
          name: "dependencies", \(platforms),
          dependencies: [\(dependencies.joined(separator: ", "))],
          targets: [.target(name: "dependencies", dependencies: [\(products.joined(separator: ", "))])]
        )

        """
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Package.swift"), options: .atomic)
  }

  private static func writeSource(of target: String, to folder: String) throws {
    let sources = folder + "/Sources/" + target
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try Data("// The target only has dependencies.\n".utf8).write(
      to: URL(fileURLWithPath: sources + "/Empty.swift"), options: .atomic)
  }

  private var source: String {
    var packages: [String: String] = [:]
    for product in products where packages[product.package] == nil {
      guard let requirement = product.requirement else { continue }
      packages[product.package] = ".package(url: \(Self.literal(product.package)), \(requirement.source))"
    }
    let own = targets.isEmpty ? products.map(Self.dependency) : targets.map { Self.literal($0.name) }
    var declarations = [".target(name: \(Self.literal(name)), dependencies: [\(own.joined(separator: ", "))])"]
    declarations += targets.map { target in
      let dependencies = target.dependencies.map(Self.literal) + target.products.map(Self.dependency)
      return """
        .\(target.isMacro ? "macro" : "target")(name: \(Self.literal(target.name)), dependencies: \
        [\(dependencies.joined(separator: ", "))], path: \(Self.literal("Linked/" + target.name)))
        """
    }
    let urls = packages.sorted { $0.key < $1.key }.map(\.value)
    return Self.header + """
      let package = Package(
        name: \(Self.literal(name)), \(Self.platforms),
        products: [.library(name: \(Self.literal(name)), targets: [\(Self.literal(name))])],
        dependencies: [\(urls.joined(separator: ", "))],
        targets: [
          \(declarations.joined(separator: ",\n    "))
        ]
      )

      """
  }

  private static func dependency(_ product: SourceProject.ExternalProduct) -> String {
    ".product(name: \(literal(product.product)), package: \(literal(identity(of: product.package))))"
  }

  /// Returns the name by which manifests refer to a package: the last part of its URL.
  private static func identity(of url: String) -> String {
    var last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
    if last.hasSuffix(".git") { last.removeLast(4) }
    return last
  }

  private static func literal(_ text: String) -> String { String(reflecting: text) }
}

extension VersionRequirement {
  /// The requirement as a manifest writes it.
  fileprivate var source: String {
    switch self {
    case .range(let lower, let upper): "\(String(reflecting: lower))..<\(String(reflecting: upper))"
    case .exact(let version): "exact: \(String(reflecting: version))"
    case .branch(let branch): "branch: \(String(reflecting: branch))"
    case .revision(let revision): "revision: \(String(reflecting: revision))"
    }
  }
}
