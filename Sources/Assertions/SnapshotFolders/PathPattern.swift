/// A pattern for paths below a folder, as in `.gitignore`.
///
/// `*` matches any characters of a name, `?` one, and `**` any number of folders. A pattern without a slash matches a name at any
/// depth: `*.log`. One with a slash matches from the folder on: `build/*.txt`, `/notes.md`. A slash at the end matches only
/// folders: `cache/`. What matches a folder matches everything in it.
package struct PathPattern: Hashable, Sendable {
  private var names: [[UInt8]]
  private var matchesOnlyFolders: Bool

  package init(_ text: String) {
    var names = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    matchesOnlyFolders = text.utf8.last == UInt8(ascii: "/")
    let isAtAnyDepth = !text.utf8.dropLast(matchesOnlyFolders ? 1 : 0).contains(UInt8(ascii: "/"))
    // An empty pattern matches nothing, as no name is empty.
    if names.isEmpty { names = [[]] }
    if isAtAnyDepth { names.insert(Array("**".utf8), at: 0) }
    self.names = names
  }

  /// Whether the pattern matches a path itself.
  package func matches(_ path: String, isFolder: Bool) -> Bool {
    guard isFolder || !matchesOnlyFolders else { return false }
    return matches(names[...], path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)[...])
  }

  /// Whether the pattern matches a file or a folder above it.
  package func excludes(_ file: String) -> Bool {
    let parts = file.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return parts.indices.contains { index in
      (index < parts.count - 1 || !matchesOnlyFolders) && matches(names[...], parts[...index])
    }
  }

  private func matches(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Bool {
    guard let name = names.first else { return parts.isEmpty }
    if name.elementsEqual("**".utf8) {
      // Several of them in a row are one, so that the time is bounded.
      let rest = names.drop { $0.elementsEqual("**".utf8) }
      if rest.isEmpty { return !parts.isEmpty }
      return (parts.startIndex...parts.endIndex).contains { matches(rest, parts[$0...]) }
    }
    guard let part = parts.first, Self.matches(name, part) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    let (star, any) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
    var (p, n) = (0, 0)
    var last: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == star {
        last = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == any || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let start = last {
        p = start.pattern + 1
        n = start.name + 1
        last = (start.pattern, n)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == star }
  }
}
