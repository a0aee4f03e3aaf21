/// The value of one axis in a configuration: `typeSize=xSmall`. Without an axis name, the axis is empty.
package struct AxisValue: Hashable, Sendable {
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
