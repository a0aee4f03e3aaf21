/// One coordinate of a matrix: `typeSize=xSmall`. A coordinate without an axis has an empty one.
package struct CellValue: Hashable, Sendable {
  package var axis: String
  package var value: String

  package init(_ text: String) {
    if let equals = text.firstIndex(of: "=") {
      axis = String(text[..<equals])
      value = String(text[text.index(after: equals)...])
    } else {
      axis = ""
      value = text
    }
  }
}
