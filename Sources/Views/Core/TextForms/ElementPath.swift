/// Names elements for people and for display lists: `PostScreen/VStack/HStack[0]/Text "Sign in"`.
///
/// A path holds the views that composed an element, containers and leaves. Modifiers leave no trace in it, so that a
/// changed padding renames nothing. Siblings of one name are numbered from 0.
enum ElementPath {
  /// The path of the outermost element.
  static func root(_ element: ViewElement) -> String { segments(of: element).joined(separator: "/") }

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
    var paths = siblings(others, at: path + "/" + parent.name)
    paths.insert(path, at: baseIndex)
    return paths
  }

  private static func siblings(_ elements: [ViewElement], at path: String) -> [String] {
    if elements.count == 1 {
      return [(path.isEmpty ? "" : path + "/") + segments(of: elements[0]).joined(separator: "/")]
    }
    let segments = elements.map(segments(of:))
    var counts: [String: Int] = [:]
    for segment in segments { counts[segment[0], default: 0] += 1 }
    var seen: [String: Int] = [:]
    return segments.map { segments in
      var segments = segments
      let name = segments[0]
      if counts[name] != 1 {
        segments[0] += "[\(seen[name, default: 0])]"
        seen[name, default: 0] += 1
      }
      return (path.isEmpty ? "" : path + "/") + segments.joined(separator: "/")
    }
  }

  /// The names from an element down to the first that is no modifier; at least one.
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
  /// What a modifier wraps; `nil` for what is no modifier.
  var base: ViewElement? {
    switch kind {
    case .leaf, .container: nil
    case .modifier: children.first
    case .attachment(let index): children.indices.contains(index) ? children[index] : nil
    }
  }

  /// The name as it stands in paths: a text with its words, everything else without details.
  var label: String { name == "Text" ? detail.map { name + " " + $0 } ?? name : name }
}

/// A text in quotation marks, on one line, at most 40 characters long.
func quoted(_ text: String) -> String {
  var shown = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    guard count < 40 else { return "\"" + shown + "…\"" }
    switch scalar {
    case "\n": shown += "\\n"
    case "\"": shown += "\\\""
    case "\\": shown += "\\\\"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return "\"" + shown + "\""
}
