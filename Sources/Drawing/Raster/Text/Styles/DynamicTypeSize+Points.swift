import Foundation

/// Type sizes in points, for data that draws itself. Views have the same sizes, from the same table.
extension DynamicTypeSize {
  /// Returns the font size of a text style on iOS, in points.
  ///
  /// Body text is 17 points at `large`, the default, and grows from 14 points at `xSmall` to 53 at `accessibility5`. The sizes are
  /// those of ``TextStyles/dynamicType``.
  ///
  /// - Parameter style: The text style.
  public func pointSize(of style: FontDescriptor.TextStyle = .body) -> CGFloat {
    TextStyles.dynamicType.metrics(for: style, at: self).size
  }

  /// Returns a length that scales with a text style on iOS, like `ScaledMetric` in SwiftUI.
  ///
  /// - Parameters:
  ///   - length: The length at the type size `large`, such as a font size or a margin, in points.
  ///   - style: The text style with which the length grows.
  public func scaled(_ length: CGFloat, relativeTo style: FontDescriptor.TextStyle = .body) -> CGFloat {
    TextStyles.dynamicType.scaled(length, relativeTo: style, at: self)
  }
}
