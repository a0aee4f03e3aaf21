import Foundation

/// The targets of a package and of the local packages that it depends on, as described by `swift package describe`.
package struct PackageGraph: Hashable, Sendable {
  /// One package, decoded from the output of `swift package describe --type json`.
  package struct Package: Hashable, Sendable, Decodable {
    /// The absolute path of the package folder, without symbolic links.
    package var path: String
    package var targets: [Target]
    var products: [Product]?
    var dependencies: [Dependency]?

    /// The folders of the local packages that it depends on.
    package var localDependencies: [String] {
      (dependencies ?? []).filter { $0.type == "fileSystem" }.compactMap(\.path)
    }

    /// Whether it depends on packages whose versions `Package.resolved` determines.
    var hasVersionedDependencies: Bool { (dependencies ?? []).contains { $0.type != "fileSystem" } }
  }

  package struct Target: Hashable, Sendable, Decodable {
    package var name: String
    /// The name of the module.
    package var c99name: String?
    package var type: String
    /// The folder of the target, relative to the package.
    package var path: String
    /// Relative to the folder of the target.
    var sources: [String]?
    var resources: [Resource]?
    var targetDependencies: [String]?
    var productDependencies: [String]?

    package var module: String { c99name ?? name }

    private enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources, resources
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }

  struct Resource: Hashable, Sendable, Decodable {
    /// The absolute path.
    var path: String
  }

  struct Product: Hashable, Sendable, Decodable {
    var name: String
    var targets: [String]
  }

  struct Dependency: Hashable, Sendable, Decodable {
    var type: String
    var path: String?
  }

  /// The package itself, followed by the local packages that it depends on.
  package var packages: [Package]

  package init(packages: [Package]) { self.packages = packages }

  /// The test targets of the package itself, sorted by name.
  package var testTargets: [Target] {
    (packages.first?.targets ?? []).filter { $0.type == "test" }.sorted { $0.name < $1.name }
  }
}

// MARK: Dependencies

extension PackageGraph {
  /// A target of one of the packages.
  struct Node: Hashable {
    /// The index of the package.
    var package: Int
    var target: Int
  }

  var nodes: [Node] {
    packages.indices.flatMap { package in
      packages[package].targets.indices.map { Node(package: package, target: $0) }
    }
  }

  func target(_ node: Node) -> Target { packages[node.package].targets[node.target] }

  /// The absolute path of a target's folder.
  func folder(_ node: Node) -> String { PackageGraph.joined(packages[node.package].path, target(node).path) }

  /// The absolute paths of a target's sources and resources. A resource can be a folder.
  func files(_ node: Node) -> [String] {
    let folder = folder(node)
    let target = target(node)
    return (target.sources ?? []).map { PackageGraph.joined(folder, $0) } + (target.resources ?? []).map(\.path)
  }

  /// The direct dependencies of every target. A product name that several packages have means all of them.
  func dependencies() -> [Node: [Node]] {
    var byName: [[String: Int]] = []
    var byProduct: [String: [Node]] = [:]
    for (index, package) in packages.enumerated() {
      let names = Dictionary(
        package.targets.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
      byName.append(names)
      for product in package.products ?? [] {
        byProduct[product.name, default: []] += product.targets.compactMap { names[$0] }.map {
          Node(package: index, target: $0)
        }
      }
    }
    return Dictionary(
      nodes.map { node in
        let target = target(node)
        let own = (target.targetDependencies ?? []).compactMap { byName[node.package][$0] }
        let products = (target.productDependencies ?? []).flatMap { byProduct[$0] ?? [] }
        return (node, own.map { Node(package: node.package, target: $0) } + products)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a path below a folder, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var steps: [Substring] = []
    for step in whole.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }
}
