/// The names of previews in their references. They depend on no line and on no other name, so that moving previews changes
/// none of them.
enum PreviewNames {
  /// What a preview without a name is called.
  static let unnamed = "Preview"

  /// Names previews so that no two of a file have the same reference. The first of a name keeps it; the next ones get `-2`,
  /// `-3` and so on, in the order of the array.
  static func assign(to previews: inout [Preview]) {
    var taken: Set<String> = []
    var repeated: [Int] = []
    for index in previews.indices {
      let name = word(previews[index].name ?? unnamed)
      previews[index].referenceName = name
      previews[index].repeatsName = false
      if !taken.insert(key(previews[index], name)).inserted { repeated.append(index) }
    }
    for index in repeated {
      let name = previews[index].referenceName
      var number = 2
      while !taken.insert(key(previews[index], "\(name)-\(number)")).inserted { number += 1 }
      previews[index].referenceName = "\(name)-\(number)"
      previews[index].repeatsName = previews[index].filePath != nil && previews[index].name != nil
    }
  }

  /// Returns the letters and digits of a name, with a hyphen for each run of others. A name without any, such as an emoji,
  /// is the code points of its characters.
  private static func word(_ name: String) -> String {
    let parts = name.unicodeScalars.split { !isWord($0) }
    guard parts.isEmpty else { return parts.map { String($0) }.joined(separator: "-") }
    guard !name.isEmpty else { return unnamed }
    return name.unicodeScalars.map { "U" + String($0.value, radix: 16, uppercase: true) }.joined(separator: "-")
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return scalar.properties.isAlphabetic
    }
  }

  /// Many file systems ignore case.
  private static func key(_ preview: Preview, _ name: String) -> String { preview.fileID + "\n" + name.lowercased() }
}
