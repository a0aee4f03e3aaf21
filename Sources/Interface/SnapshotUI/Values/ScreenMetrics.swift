/// The constants of navigation and tab bars.
struct BarMetrics: Sendable {
  /// The distance between the row of a navigation bar, 44 points high, and what is below it. Sheets have none.
  var rowBottom: CGFloat
  /// The height of the part with a large title.
  var largeTitleHeight: CGFloat
  /// The distances above and below the row of a navigation bar in a sheet, 44 points high.
  var sheetRowTop: CGFloat
  var sheetRowBottom: CGFloat
  /// Whether bars extend above the safe area of phones with a camera island.
  var overlapsSafeArea: Bool
  /// The glass below the items of a navigation bar; `nil` for items without.
  var itemGlass: BarGlassMetrics?
  /// The glass below the items of a tab bar that floats above the content; `nil` for a bar from edge to edge.
  var floatingTabBar: FloatingBarMetrics?

  /// The distance by which a navigation bar extends above the safe area of phones with a camera island.
  func overlap(safeAreaTop: CGFloat) -> CGFloat {
    overlapsSafeArea ? Self.overlaps.first { $0.safeAreaTop == safeAreaTop }?.overlap ?? 0 : 0
  }

  // Bars start at 53⅔ points on phones 393 points wide, and at 56⅓ on phones 402 points wide.
  private static let overlaps: [(safeAreaTop: CGFloat, overlap: CGFloat)] = [(59, 16 / 3), (62, 17 / 3), (68, 17 / 3)]
}

/// The constants of the items of a navigation bar on glass.
struct BarGlassMetrics: Sendable {
  /// The height of the glass, and its least width.
  var height: CGFloat
  /// The distances between an item with a text or with an icon and the edges of the glass.
  var textPadding: CGFloat
  var iconPadding: CGFloat
  /// The distance between the insets of two items on one surface.
  var itemSpacing: CGFloat
  /// The distance between two surfaces.
  var groupSpacing: CGFloat
}

/// The constants of sheets.
struct SheetMetrics: Sendable {
  /// The distance between the top of the safe area and the card on phones.
  var gap: CGFloat
  var cornerRadius: CGFloat
  /// The distance between a card at a part of the height and the edges of the screen.
  var partialMargin: CGFloat
  /// The opacity of the black over the screen below.
  var dimming: Double
  /// The screen below a card at the full height; `nil` if it stays as it is.
  var screenBelow: ScreenBelowMetrics?

  /// The constants of the screen below a card.
  struct ScreenBelowMetrics: Sendable {
    /// The size of the screen, as a factor.
    var scale: CGFloat
    var cornerRadius: CGFloat
  }

  /// Returns the radius of the corners at the bottom of a card at a part of the height, which have the same center as
  /// those of the screen.
  func bottomRadius(safeAreaTop: CGFloat, screenWidth: CGFloat) -> CGFloat {
    let screen = Self.screenRadii.first { $0.safeAreaTop == safeAreaTop && screenWidth <= $0.mostWidth }
    return max(cornerRadius, (screen?.radius ?? 0) - partialMargin)
  }

  // The radii of the screens of phones from the iPhone 11, by the top of the safe area and the width.
  private static let screenRadii: [(safeAreaTop: CGFloat, mostWidth: CGFloat, radius: CGFloat)] = [
    (44, .infinity, 39), (47, 390, 142 / 3), (47, .infinity, 160 / 3), (48, .infinity, 41.5), (50, .infinity, 44),
    (59, .infinity, 55), (62, .infinity, 62), (68, .infinity, 62),
  ]
}

/// The constants of alerts.
struct AlertMetrics: Sendable {
  var width: CGFloat
  /// The width at accessibility type sizes.
  var accessibilityWidth: CGFloat
  var cornerRadius: CGFloat
  /// The least height of a button.
  var buttonHeight: CGFloat
  /// The distances around buttons on capsules; `nil` for buttons that fill the card, with lines between them.
  var capsules: CapsuleMetrics?

  /// The distances around buttons on capsules.
  struct CapsuleMetrics: Sendable {
    var sideInset: CGFloat
    var gap: CGFloat
    var bottom: CGFloat
  }
}

/// The constants of menus.
struct MenuMetrics: Sendable {
  /// The height of a row in line heights of body text above its first and below its last baseline.
  var rowLines: (top: CGFloat, bottom: CGFloat)
  /// The distance between the rows and the top and bottom of the card.
  var padding: CGFloat
  /// The distance between the edges of the card and the titles.
  var inset: CGFloat
  /// The distance between groups of rows.
  var groupGap: CGFloat
  var cornerRadius: CGFloat
  /// Whether icons are before the titles, and groups are divided by a line rather than a band.
  var hasLeadingIcons: Bool
}

/// The constants of a tab bar on glass.
struct FloatingBarMetrics: Sendable {
  var height: CGFloat
  /// The distance between the bar and the sides of the screen.
  var sideMargin: CGFloat
  /// The distance between the bar and the bottom of the screen.
  var bottomMargin: CGFloat
  /// The distance between the bar's edges and its items.
  var itemInset: CGFloat
  /// The greatest distance between the middles of two items.
  var itemPitch: CGFloat
  /// The length by which an item is wider than the distance to the next one.
  var itemOverlap: CGFloat
}
