/// When a ``SliceScreen`` creates the slices of its rows.
public struct SliceRowLoading: Hashable, Sendable {
  /// The margin of lazy rows, or `nil` for all rows.
  let margin: Double?

  /// Creates all rows at once. The screen shows the start of the list.
  public static let eager = SliceRowLoading(margin: nil)

  /// Creates the rows that are on screen, and reuses their slices when the screen scrolls.
  public static let lazy = SliceRowLoading.lazy(margin: 0)

  /// Creates the rows that are on screen or near it, and reuses their slices when the screen scrolls.
  ///
  /// - Parameter margin: The distance above and below the screen in which rows also appear, in points. Rows in the margin send the
  ///   actions of `onAppear(sending:)` before they can be seen. Negative and infinite margins, and those that are not numbers,
  ///   count as 0.
  public static func lazy(margin: Double) -> SliceRowLoading {
    SliceRowLoading(margin: margin > 0 && margin.isFinite ? margin : 0)
  }
}
