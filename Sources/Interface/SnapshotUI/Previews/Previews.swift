/// The previews of the modules in this process.
public enum Previews {
  /// Returns the previews of a module by file and line, or those of all modules.
  ///
  /// A module must be linked into the process: name it among the dependencies of the test target. In a release build
  /// previews exist only if the module is compiled for `@testable import`, or with `-D SNAPSHOT_PREVIEWS`.
  ///
  /// - Complexity: Linear in the number of conformances of all loaded images.
  @MainActor public static func all(in module: String? = nil) -> [Preview] { all(in: module) { _ in true } }

  /// Returns the previews of the declarations that a closure accepts.
  ///
  /// Reading a declaration runs its code: the traits and arguments of `#Preview`, and the body of a provider. The setups of the
  /// previews are prepared first.
  ///
  /// - Parameter isIncluded: Receives the file and the line of a declaration, or the name of a provider, or that of the function
  ///   of a setup, before its code runs.
  @MainActor package static func all(in module: String?, where isIncluded: (String) -> Bool) -> [Preview] {
    var previews: [Preview] = []
    PreviewSetups.prepare(for: module, where: isIncluded)
    for type in conformers(to: (any _PreviewRegistry).self, in: module) {
      guard let registry = type.type as? any _PreviewRegistry.Type,
        isIncluded("\(registry._fileID):\(registry._line)")
      else { continue }
      previews += declared(by: registry)
    }
    for type in conformers(to: (any PreviewProvider).self, in: module) {
      guard let provider = type.type as? any PreviewProvider.Type, isIncluded(String(reflecting: provider)) else {
        continue
      }
      previews += provided(by: provider, module: type.module)
    }
    previews.sort { left, right in
      (left.fileID, left.line, left.name ?? "") < (right.fileID, right.line, right.name ?? "")
    }
    PreviewNames.assign(to: &previews)
    return previews
  }

  /// Whether a declaration is the function of a setup, such as `Feature.Setup.prepare()`.
  package static func isSetup(_ declaration: String) -> Bool { declaration.hasSuffix(PreviewSetups.function) }

  /// Returns previews with the names of references that they have if the others do not exist.
  package static func named(_ previews: [Preview]) -> [Preview] {
    var previews = previews
    PreviewNames.assign(to: &previews)
    return previews
  }

  /// Whether a module with views is part of this process.
  package static func isLinked(_ module: String) -> Bool {
    var isLinked = false
    _ = enumerate(conformersTo: (any View).self) { _, owner in isLinked = isLinked || owner == module }
    return isLinked
  }

  /// Whether the records of conformances in this process can be read.
  package static var areReadable: Bool {
    enumerate(conformersTo: (any _PreviewRegistry).self) { _, _ in }
  }

  /// The names of the modules in this process with previews, sorted.
  @MainActor package static var modules: [String] {
    let types =
      conformers(to: (any _PreviewRegistry).self, in: nil) + conformers(to: (any PreviewProvider).self, in: nil)
    return Array(Set(types.map(\.module))).sorted()
  }

  /// Prepares the setups of a module's previews, and creates the shared contexts of their modifiers, if these wait for another task.
  ///
  /// - Throws: The first error of a modifier. Each preview reports the error of its setup.
  @MainActor public static func prepare(in module: String? = nil) async throws {
    await PreviewSetups.prepare(for: module)
    for preview in all(in: module) { try await preview.prepare() }
  }

  /// Returns the previews of a use of `#Preview`: one, or one for each argument.
  @MainActor private static func declared(by registry: any _PreviewRegistry.Type) -> [Preview] {
    func preview(
      _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>],
      _ make: @escaping @MainActor @Sendable () throws -> AnyView
    ) -> Preview {
      Preview(
        fileID: registry._fileID, filePath: registry._filePath, line: registry._line, name: name, traits: traits,
        make: make)
    }
    do {
      let made = try registry._makePreview()
      return made.variants.map { variant in
        let name = variant.label.map { [made.name ?? PreviewNames.unnamed, $0].joined(separator: " ") } ?? made.name
        return preview(name, made.traits) { AnyView(variant.body()) }
      }
    } catch {
      return [preview(nil, []) { throw error }]
    }
  }
}
