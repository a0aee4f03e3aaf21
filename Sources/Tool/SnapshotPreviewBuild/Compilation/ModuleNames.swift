import Foundation

/// The names under which the modules of a project are compiled.
///
/// A module has another name than its imports say if the program that draws contains a module of this name: both are in one process.
struct ModuleNames: Sendable {
  /// The names in sources, and the names of the modules.
  private(set) var aliases: [Alias] = []

  typealias Alias = (name: String, module: String)

  /// - Parameters:
  ///   - modules: The names of the project's modules.
  ///   - folder: The folder of the modules of the program that draws.
  init(_ modules: [String], besidesModulesIn folder: String) {
    aliases = modules.filter { ItemKind.of("\(folder)/\($0).swiftmodule") != .absent }.map { ($0, "Project_" + $0) }
  }

  /// Returns the name of the module that sources import under a name.
  func compiled(_ name: String) -> String { aliases.first { $0.name == name }?.module ?? name }

}
