/// Reads back what a layout text over type sizes says of one of them. Titles must have no parentheses.
struct LayoutTextReader {
  /// Names of the sizes, ascending.
  var sizes: [String]

  /// The text that the size would have alone.
  func text(for size: String, in text: String) -> String {
    var result = ""
    var places: [Substring] = []
    var absent = Int.max
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      guard depth <= absent else { continue }
      absent = .max
      var rest = line.dropFirst(2 * depth)
      if rest.hasPrefix("only "), let end = rest.firstRange(of: ": ") {
        let names = rest.dropFirst(5)[..<end.lowerBound]
        rest = rest[end.upperBound...]
        guard self.names(names.split(separator: " ")).contains(size) else {
          absent = depth
          continue
        }
      }
      places.removeSubrange(depth...)
      let (title, place) = parse(rest, for: size)
      guard let place = place ?? places.last else { return "No frame: \(line)" }
      places.append(place)
      result += String(repeating: "  ", count: depth) + "\(title) \(place)\n"
    }
    return result
  }

  /// A node's title, and what the size has as its place: `Text "Sign in" xS…L (16, 20, 61 × 22), xL (16, 20, 67 × 24)`.
  private func parse(_ line: Substring, for size: String) -> (title: Substring, place: Substring?) {
    var title = line
    var found: Substring?
    var start = line.startIndex
    while let open = line[start...].firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") {
      let words = line[start..<open].split(separator: " ")
      let names = Array(words.reversed().prefix { !self.names([$0]).isEmpty || $0 == "and" })
      if start == line.startIndex {
        title = words.isEmpty ? "" : line[..<(words.dropLast(names.count).last?.endIndex ?? start)]
      }
      var end = line.index(after: close)
      if line[end...].hasPrefix(" truncated") { end = line.index(end, offsetBy: " truncated".count) }
      if names.isEmpty || self.names(names).contains(size) { found = line[open..<end] }
      start = end
    }
    return (title, found)
  }

  /// The sizes that words such as `xS…M/xL` name.
  private func names(_ words: [Substring]) -> Set<String> {
    var names: Set<String> = []
    for part in words.flatMap({ $0.filter { $0 != "," }.split(separator: "/") }) {
      let ends = part.split(separator: "…").map { sizes.firstIndex(of: String($0)) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { continue }
      names.formUnion(sizes[first...last])
    }
    return names
  }
}
