import Foundation
import SnapshotFoundation

/// The result of the last compilation of a module, which holds until something changes that the module is compiled from.
struct ModuleRecord: Codable {
  private var state: String
  private var result: ModuleCompiler.Result

  /// Returns the result in the folder of a module; `nil` if the module must be compiled.
  static func result(in folder: String, at state: String) -> ModuleCompiler.Result? {
    guard let data = FileManager.default.contents(atPath: path(in: folder)),
      let record = try? JSONDecoder().decode(ModuleRecord.self, from: data), record.state == state,
      record.result.objects.allSatisfy({ ItemKind.of($0) == .file })
    else { return nil }
    return record.result
  }

  /// Keeps the result of a compilation.
  ///
  /// - Throws: An error of the file system.
  static func write(_ result: ModuleCompiler.Result, of state: String, in folder: String) throws {
    let data = try JSONEncoder().encode(ModuleRecord(state: state, result: result))
    try data.write(to: URL(fileURLWithPath: path(in: folder)), options: .atomic)
  }

  /// Removes the result, because its objects are about to change.
  static func remove(in folder: String) { try? FileManager.default.removeItem(atPath: path(in: folder)) }

  private static func path(in folder: String) -> String { folder + "/result.json" }
}

/// The states of what modules are compiled from.
struct ModuleStates {
  private let toolkit: Toolkit
  /// The folder of compiled modules.
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

  /// Returns a text that changes with the module, its files, the arguments, or the interface of a module that it imports.
  mutating func state(of module: PreviewModule, expressions: [String], arguments: [String]) -> String {
    var parts = [toolkit.state, String(reflecting: module), names.compiled(module.name)] + expressions + arguments
    parts += (module.sources + module.resources).map(FileState.stamp)
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
