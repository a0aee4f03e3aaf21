import Foundation
import SnapshotFoundation

/// The states of what modules are compiled from.
struct ModuleStates {
  private let toolkit: Toolkit
  /// The folder of the project in the cache.
  private let folder: String
  private let names: ModuleNames
  private let modules: [String: PreviewModule]
  /// The hashes of the interfaces of compiled modules, by the names of modules.
  private var interfaces: [String: String] = [:]

  init(_ project: SourceProject, toolkit: Toolkit, names: ModuleNames, folder: String) {
    self.toolkit = toolkit
    self.names = names
    self.folder = folder
    modules = Dictionary(project.modules.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns a text that changes with the module, its files, texts, or the interface of a module that it imports.
  mutating func state(of module: PreviewModule, with texts: [String]) -> String {
    var parts = [toolkit.state, String(reflecting: module), names.compiled(module.name)] + texts
    parts += module.files.map(FileState.stamp)
    var visited: Set<String> = []
    var new = module.dependencies
    while let name = new.popLast() {
      guard visited.insert(name).inserted else { continue }
      parts.append(interface(of: name))
      new += modules[name]?.dependencies ?? []
    }
    return StableHash.hexadecimal(parts.joined(separator: "\n"))
  }

  private mutating func interface(of name: String) -> String {
    if let interface = interfaces[name] { return interface }
    let data = FileManager.default.contents(atPath: "\(folder)/modules/\(names.compiled(name)).swiftmodule")
    let interface = name + " " + (data.map { StableHash.hexadecimal(of: $0) } ?? "absent")
    interfaces[name] = interface
    return interface
  }
}
