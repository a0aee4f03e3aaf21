import SnapshotRenderTraces

/// The paths that identify elements in diagnostics and display lists: `PostScreen/VStack/HStack[0]/Text "Sign in"`.
///
/// A path consists of the composing views, containers and leaves. Modifiers do not appear in it, so changing a padding
/// renames nothing. Siblings with equal names are numbered from 0.
extension ElementPath {
  /// The path of the outermost element.
  static func root(_ element: ViewElement) -> String { path(segments(of: element)) }

  /// The paths of an element's children, in order.
  static func paths(of children: [ViewElement], in parent: ViewElement, at path: String) -> [String] {
    switch parent.kind {
    case .modifier: return children.map { _ in path }
    case .attachment(let baseIndex): return attached(children, to: parent, baseIndex: baseIndex, at: path)
    case .leaf, .container: return siblings(children, at: path)
    }
  }

  private static func attached(
    _ children: [ViewElement], to parent: ViewElement, baseIndex: Int, at path: String
  ) -> [String] {
    var others = children
    others.remove(at: baseIndex)
    var paths = siblings(others, at: ElementPath.path([parent.name], in: path))
    paths.insert(path, at: baseIndex)
    return paths
  }

  private static func siblings(_ elements: [ViewElement], at path: String) -> [String] {
    if elements.count == 1 { return [ElementPath.path(segments(of: elements[0]), in: path)] }
    let segments = elements.map(segments(of:))
    var counts: [String: Int] = [:]
    for segment in segments { counts[segment[0], default: 0] += 1 }
    var seen: [String: Int] = [:]
    return segments.map { segments in
      var segments = segments
      let name = segments[0]
      if counts[name] != 1 {
        segments[0] = component(name, index: seen[name, default: 0])
        seen[name, default: 0] += 1
      }
      return ElementPath.path(segments, in: path)
    }
  }

  /// The names from an element down to the first element that is not a modifier; at least one name.
  private static func segments(of element: ViewElement) -> [String] {
    var names = element.owners
    var current = element
    while let base = current.base {
      current = base
      names += current.owners
    }
    names.append(current.label)
    return names
  }
}

extension ViewElement {
  /// The element that a modifier wraps; `nil` for other elements.
  var base: ViewElement? {
    switch kind {
    case .leaf, .container: nil
    case .modifier: children.first
    case .attachment(let index): children.indices.contains(index) ? children[index] : nil
    }
  }

  /// What the element is: owners, name and detail.
  var summary: ElementDescription { ElementDescription(owners: owners, name: name, detail: detail) }

  /// The name in paths: a text with its words, every other element without details.
  var label: String { summary.label }
}
