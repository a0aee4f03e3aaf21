/// The properties that a key path names, as far as the key path knows their names.
struct PropertyPath: CustomStringConvertible {
  /// The names of stored properties from the root. A subscript or a computed property ends them.
  let names: [String]
  /// Whether the path is the whole state, or stands for it because its names are unknown.
  let isWhole: Bool
  /// Whether the path begins with a computed property, such as one with a property wrapper.
  let hasUnknownRoot: Bool
  /// As source, such as `\.form.isLoading`.
  let description: String

  init(_ keyPath: AnyKeyPath) {
    let root = "\\\(type(of: keyPath).rootType)"
    // Before macOS 13.3 and iOS 16.4, a key path does not know its names. It counts for the whole state there.
    guard #available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *) else {
      (names, isWhole, hasUnknownRoot, description) = ([], true, false, root)
      return
    }
    let text = keyPath.debugDescription
    let components = Self.components(of: text.hasPrefix(root) ? text.dropFirst(root.count) : text.dropFirst())
    isWhole = components.isEmpty || components == ["self"]
    names = isWhole ? [] : Array(components.prefix { $0.allSatisfy(Self.isPartOfName) })
    hasUnknownRoot = !isWhole && names.isEmpty
    description = "\\." + components.map(Self.withoutAddress).joined(separator: ".")
  }

  /// Splits a key path at the dots that are not within a type.
  private static func components(of text: Substring) -> [String] {
    var components: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ".", depth == 0 {
        components.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return (components + [current]).filter { !$0.isEmpty }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// `<computed 0x00007f44 (Int)>` without the address, which is different in every process.
  private static func withoutAddress(_ component: String) -> String {
    guard let start = component.firstIndex(of: "("), component.hasPrefix("<computed ") else { return component }
    return "<computed \(component[start...].dropFirst().dropLast(2))>"
  }
}

/// The properties of a state to which outputs are bound.
struct BoundProperties {
  private var paths: [PropertyPath] = []

  mutating func insert(_ path: PropertyPath) { paths.append(path) }

  /// Returns the stored properties of a state to which no output is bound, such as `banner` or `form.title`.
  ///
  /// If only some properties of a nested struct are bound, the others are listed. An output that is bound to an element of
  /// a collection, or to another computed property, counts for the whole property.
  func missing(in state: Any) -> [String] {
    paths.contains(where: \.isWhole) ? [] : missing(in: state, under: [])
  }

  private func missing(in value: Any, under parents: [String]) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label else { return [] }
      let names = parents + [name(of: label, under: parents)]
      let bound = paths.filter { $0.names.starts(with: names) }
      if bound.isEmpty {
        // The key path of a property with a wrapper does not know its name.
        let hasWrapper = parents.isEmpty && label.hasPrefix("_") && paths.contains(where: \.hasUnknownRoot)
        return hasWrapper ? [] : [names.joined(separator: ".")]
      }
      let isNested = bound.allSatisfy { $0.names.count > names.count }
      return isNested ? missing(in: child.value, under: names) : []
    }
  }

  /// The name of a property; its label begins with an underscore if it has a property wrapper.
  private func name(of label: String, under parents: [String]) -> String {
    let name = String(label.drop { $0 == "_" })
    return name != label && paths.contains { $0.names.starts(with: parents + [name]) } ? name : label
  }
}
