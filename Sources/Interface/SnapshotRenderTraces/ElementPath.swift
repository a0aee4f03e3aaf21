/// Joins the names of elements to the paths that identify them, and takes the last name off a path.
///
///     PostScreen/VStack/HStack[0]/Text "Sign in"
package enum ElementPath {
  /// A path from the names of its components.
  package static func path(_ components: [String], in parent: String = "") -> String {
    (parent.isEmpty ? components : [parent] + components).joined(separator: "/")
  }

  /// The name of one of several siblings with equal names.
  package static func component(_ name: String, index: Int) -> String { "\(name)[\(index)]" }

  /// The words of the text that a path ends with, in quotation marks; `nil` if it ends with another element.
  package static func words(in path: String) -> String? {
    let name = lastName(of: path)
    return name.hasPrefix("Text \"") ? String(name.dropFirst("Text ".count)) : nil
  }

  /// The path of a text without its words. A number distinguishes it from others.
  package static func withoutWords(_ path: String, number: Int) -> String {
    let parent = parent(of: path)
    return (parent.isEmpty ? "" : parent + "/") + component("Text", index: number)
  }

  /// The path of the element that contains another one; empty for the root.
  package static func parent(of path: String) -> String { ends(of: path).last.map { String(path[..<$0]) } ?? "" }

  /// Deeper elements have no more containers.
  private static let greatestDepth = 512

  /// The path itself, the paths of the elements that contain the element, and the empty path.
  package static func containers(of path: String) -> [String] {
    (path.isEmpty ? [] : [path]) + ends(of: path).prefix(greatestDepth).map { String(path[..<$0]) } + [""]
  }

  /// Where the paths of the containing elements end. Slashes inside quotation marks belong to a name.
  private static func ends(of path: String) -> [String.Index] {
    var ends: [String.Index] = []
    var isQuoted = false
    var isEscaped = false
    for index in path.indices {
      let character = path[index]
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if character == "/", !isQuoted { ends.append(index) }
    }
    return ends
  }

  /// The name of the element that a path ends with, without its index among siblings.
  ///
  /// This serves drawings without a layout, whose elements are known only by their path. Slashes and brackets inside
  /// quotation marks belong to the name.
  package static func lastName(of path: String) -> String {
    var name = ""
    var isQuoted = false
    var isEscaped = false
    var isIndex = false
    for character in path {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      switch character {
      case "/" where !isQuoted: (name, isIndex) = ("", false)
      case "[" where !isQuoted: isIndex = true
      case "]" where isIndex: isIndex = false
      default: if !isIndex { name.append(character) }
      }
    }
    return name
  }
}
