/// The sizes of the text styles on a platform.
public struct TextStyles: Hashable, Sendable {
  private let rows: [Font.TextStyle: TextStyleRow]

  init(_ rows: [TextStyleRow]) {
    self.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.style, $0) })
  }

  /// Returns the size, the line height and the weights of a text style at a type size.
  package func metrics(for style: Font.TextStyle, at typeSize: DynamicTypeSize = .large) -> TextStyleMetrics {
    guard let row = rows[style], let last = row.sizes.last else {
      return TextStyleMetrics(size: 17, leading: 22, weight: .regular, emphasizedWeight: .semibold)
    }
    // A platform with one type size has one column.
    let column = typeSize.index
    let (size, leading) = column < row.sizes.count ? row.sizes[column].pair : last.pair
    return TextStyleMetrics(
      size: size, leading: leading, weight: row.weight, emphasizedWeight: row.emphasizedWeight)
  }

  /// Returns a length that scales with a text style: `value` at the type size `large`.
  package func scaled(
    _ value: CGFloat, relativeTo style: Font.TextStyle = .body, at typeSize: DynamicTypeSize
  ) -> CGFloat {
    value * metrics(for: style, at: typeSize).size / metrics(for: style, at: .large).size
  }
}

/// The metrics of a text style at a type size. Lengths are in points.
package struct TextStyleMetrics: Hashable, Sendable {
  /// The font size in points.
  package var size: CGFloat
  /// The distance between baselines.
  package var leading: CGFloat
  /// The weight of the style.
  package var weight: FontWeight
  /// The weight of the style when it is bold.
  package var emphasizedWeight: FontWeight
}

/// A row of the table: the weights of a style, and its sizes and line heights from the smallest to the largest type
/// size.
struct TextStyleRow: Hashable, Sendable {
  struct Size: Hashable, Sendable {
    var size: CGFloat
    var leading: CGFloat
    var pair: (CGFloat, CGFloat) { (size, leading) }
  }

  var style: Font.TextStyle
  var weight: FontWeight
  var emphasizedWeight: FontWeight
  var sizes: [Size]

  init(
    _ style: Font.TextStyle, _ weight: FontWeight, emphasized: FontWeight, _ sizes: [(size: CGFloat, leading: CGFloat)]
  ) {
    self.style = style
    self.weight = weight
    self.emphasizedWeight = emphasized
    self.sizes = sizes.map { Size(size: $0.size, leading: $0.leading) }
  }
}
