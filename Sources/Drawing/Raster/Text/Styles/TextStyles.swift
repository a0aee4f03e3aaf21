import Foundation

/// The sizes, line heights and weights of the text styles of a platform at each type size.
///
/// The tables are those of Apple's Human Interface Guidelines, under Typography, with the five accessibility sizes. Views take
/// their fonts from the same tables.
public struct TextStyles: Hashable, Sendable {
  private let rows: [FontDescriptor.TextStyle: TextStyleRow]

  init(_ rows: [TextStyleRow]) {
    self.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.style, $0) })
  }

  /// Returns the size, the line height and the weights of a text style at a type size.
  public func metrics(for style: FontDescriptor.TextStyle, at typeSize: DynamicTypeSize = .large) -> TextStyleMetrics {
    guard let row = rows[style], let last = row.sizes.last else {
      return TextStyleMetrics(size: 17, leading: 22, weight: .regular, emphasizedWeight: .semibold)
    }
    // A platform with one type size has one column.
    let column = typeSize.index
    let (size, leading) = column < row.sizes.count ? row.sizes[column].pair : last.pair
    return TextStyleMetrics(
      size: size, leading: leading, weight: row.weight, emphasizedWeight: row.emphasizedWeight)
  }

  /// Returns a length that scales with a text style, like `ScaledMetric` in SwiftUI.
  ///
  /// - Parameters:
  ///   - value: The length at the type size `large`, in points.
  ///   - style: The text style with which the length grows.
  ///   - typeSize: The type size.
  public func scaled(
    _ value: CGFloat, relativeTo style: FontDescriptor.TextStyle = .body, at typeSize: DynamicTypeSize
  ) -> CGFloat {
    value * metrics(for: style, at: typeSize).size / metrics(for: style, at: .large).size
  }
}

/// The metrics of a text style at a type size. Lengths are in points.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The font size in points.
  public var size: CGFloat
  /// The distance between baselines.
  public var leading: CGFloat
  /// The weight of the style.
  public var weight: FontWeight
  /// The weight of the style when it is bold.
  public var emphasizedWeight: FontWeight
}

/// A row of a table: the weights of a style, and its sizes and line heights from the smallest to the largest type
/// size.
struct TextStyleRow: Hashable, Sendable {
  struct Size: Hashable, Sendable {
    var size: CGFloat
    var leading: CGFloat
    var pair: (CGFloat, CGFloat) { (size, leading) }
  }

  var style: FontDescriptor.TextStyle
  var weight: FontWeight
  var emphasizedWeight: FontWeight
  var sizes: [Size]

  init(
    _ style: FontDescriptor.TextStyle, _ weight: FontWeight, emphasized: FontWeight,
    _ sizes: [(size: CGFloat, leading: CGFloat)]
  ) {
    self.style = style
    self.weight = weight
    self.emphasizedWeight = emphasized
    self.sizes = sizes.map { Size(size: $0.size, leading: $0.leading) }
  }
}
