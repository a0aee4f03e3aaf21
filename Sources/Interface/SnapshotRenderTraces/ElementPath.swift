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
