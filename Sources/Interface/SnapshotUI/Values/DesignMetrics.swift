/// The constants of a generation of iOS' design. Lengths are in points.
///
/// Each was measured on pictures of simulators, see `Documentation/Metrics.md`. Constants that differ between the
/// generations are here; constants that all generations share are where they are drawn.
struct DesignMetrics: Sendable {
  var list: ListMetrics
  var toggle: SwitchMetrics
  var bars: BarMetrics
  var sheet: SheetMetrics
  var menu: MenuMetrics
  var alert: AlertMetrics
  /// The system's accent color in light and in dark appearance.
  var accent: (light: Color, dark: Color)
  /// The corner radius of bordered buttons, and of large ones; `nil` for capsules.
  var buttonRadius: CGFloat?
  var largeButtonRadius: CGFloat?
  /// The fill of bordered buttons.
  var buttonFill: Color
  /// The insets of small bordered buttons.
  var smallButtonInsets: EdgeInsets
  /// The corner radius of segmented controls; `nil` for capsules.
  var segmentRadius: CGFloat?
  var slider: SliderMetrics
}

/// The constants of lists and forms.
struct ListMetrics: Sendable {
  /// The distance between the edges of the screen and the cards.
  var sideMargin: ScreenDependentLength
  /// The distance between the edges of a card and the content of its rows.
  var rowInset: ScreenDependentLength
  /// The distance above and below the content of a row.
  var rowPadding: CGFloat
  /// The greatest height of the content of a row that has the least height; `nil` for `rowPadding` around all content.
  var tightContentHeight: CGFloat?
  var minimumRowHeight: CGFloat
  /// The least height of a row in addition to that of a line of body text; `nil` for the same height at every type size.
  var minimumRowHeightBesideText: CGFloat?
  /// The distance between the safe area and the first card if it has no header.
  var firstCardTop: CGFloat
  var header: CaptionMetrics
  var footer: CaptionMetrics
  var headerFont: Font
  /// Whether headers are shown in uppercase letters, unless `textCase(nil)` is set.
  var hasUppercaseHeaders: Bool
  var cardRadius: CGFloat
  /// The thickness of separators; `nil` for one pixel.
  var separatorThickness: CGFloat?
  /// The color of separators; `nil` for the system's.
  var separatorColor: Color?
  /// The distance between separators and the trailing edge of the card.
  var separatorTrailingInset: CGFloat
  /// The width of the column of icons of labels at the type size `large`. It grows with the leading of body text.
  var labelColumn: CGFloat
  /// The distance between the column of icons of labels and the titles.
  static let labelIconGap: CGFloat = 16
  /// The size of the icons of labels, as a factor of that of symbols beside text.
  var labelIconScale: CGFloat
  /// The distance between the arrow of a link and the content inset of a row.
  var arrowInset: CGFloat
  /// The distance between the label and the content of labeled content that is stacked; `nil` for that of texts.
  var labeledContentSpacing: CGFloat?

  /// Returns the distance above and below a control in a row of the minimum height.
  func padding(around height: CGFloat) -> CGFloat { max(0, (controlRowHeight - height) / 2) }

  /// The height of a row with one control, unless the least height of rows is more.
  var controlRowHeight: CGFloat
}

/// The distances around the header or the footer of a section.
struct CaptionMetrics: Sendable {
  var top: CGFloat
  var bottom: CGFloat
  /// The distance in place of an absent header or footer.
  var absent: CGFloat
}

/// The constants of switches.
struct SwitchMetrics: Sendable {
  var size: CGSize
  var knob: CGSize
  /// The distance between the knob and the edges of the switch.
  var knobInset: CGFloat
  /// The distance between a switch and the trailing edge of its card.
  var trailingInset: CGFloat
  /// The color of a switch that is off; `nil` for the secondary fill of the system.
  var offColor: Color?
}

/// The constants of sliders.
struct SliderMetrics: Sendable {
  /// The height of the track.
  var track: CGFloat
  var knob: CGSize
  /// Whether a dot marks each value that a slider with a step can have.
  var showsSteps: Bool
}

/// The constants of navigation and tab bars.
struct BarMetrics: Sendable {
  /// The distance between the row of a navigation bar, 44 points high, and what is below it. Sheets have none.
  var rowBottom: CGFloat
  /// The height of the part with a large title.
  var largeTitleHeight: CGFloat
  /// The distances above and below the row of a navigation bar in a sheet, 44 points high.
  var sheetRowTop: CGFloat
  var sheetRowBottom: CGFloat
  /// The size of icons, as a factor of that of symbols beside text.
  var iconScale: CGFloat
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
  /// The distance between an item and the edges of the glass.
  var itemPadding: CGFloat
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

/// A length that depends on the width of the screen.
struct ScreenDependentLength: Sendable {
  /// On phones less than 390 points wide.
  var narrow: CGFloat
  /// On phones from 390 points, and where the width is unknown.
  var phone: CGFloat
  /// On tablets.
  var tablet: CGFloat

  private static let phoneWidth: CGFloat = 390
  private static let tabletWidth: CGFloat = 668

  /// Returns the length on a screen.
  func on(screenWidth: CGFloat?) -> CGFloat {
    guard let screenWidth else { return phone }
    return screenWidth < Self.phoneWidth ? narrow : screenWidth < Self.tabletWidth ? phone : tablet
  }
}

extension DesignMetrics {
  /// The design of iOS 15 to 18.
  static let iOS18 = DesignMetrics(
    list: ListMetrics(
      sideMargin: ScreenDependentLength(narrow: 16, phone: 20, tablet: 20),
      rowInset: ScreenDependentLength(narrow: 16, phone: 20, tablet: 20),
      rowPadding: 11, tightContentHeight: 36, minimumRowHeight: 44, minimumRowHeightBesideText: nil, firstCardTop: 35,
      header: CaptionMetrics(top: 17, bottom: 6, absent: 53 / 3),
      footer: CaptionMetrics(top: 6, bottom: 12, absent: 53 / 3),
      headerFont: .footnote, hasUppercaseHeaders: true, cardRadius: 10, separatorThickness: nil, separatorColor: nil,
      separatorTrailingInset: 0, labelColumn: 28, labelIconScale: 1.28, arrowInset: -1,
      labeledContentSpacing: nil, controlRowHeight: 44),
    toggle: SwitchMetrics(
      size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), knobInset: 2, trailingInset: 18,
      offColor: nil),
    bars: BarMetrics(
      rowBottom: 0, largeTitleHeight: 52, sheetRowTop: 6, sheetRowBottom: 6, iconScale: 1.28, overlapsSafeArea: true,
      itemGlass: nil, floatingTabBar: nil),
    sheet: SheetMetrics(
      gap: 10, cornerRadius: 10, partialMargin: 0, dimming: 0.12,
      screenBelow: SheetMetrics.ScreenBelowMetrics(scale: 0.917, cornerRadius: 10)),
    menu: MenuMetrics(
      rowLines: (top: 14 / 11, bottom: 0.71), padding: 0, inset: 16, groupGap: 8, cornerRadius: 13,
      hasLeadingIcons: false),
    alert: AlertMetrics(width: 270, accessibilityWidth: 310, cornerRadius: 14, buttonHeight: 44, capsules: nil),
    accent: (light: Color(.systemBlue), dark: Color(.systemBlue)), buttonRadius: 8,
    largeButtonRadius: 12,
    buttonFill: Color(.tertiarySystemFill), smallButtonInsets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
    segmentRadius: 9,
    slider: SliderMetrics(track: 4, knob: CGSize(width: 28, height: 28), showsSteps: false))

  /// The design of iOS 26.
  static let iOS26 = DesignMetrics(
    list: ListMetrics(
      sideMargin: ScreenDependentLength(narrow: 16, phone: 16, tablet: 20),
      rowInset: ScreenDependentLength(narrow: 16, phone: 16, tablet: 16),
      rowPadding: 15, tightContentHeight: nil, minimumRowHeight: 0, minimumRowHeightBesideText: 95 / 3,
      firstCardTop: 35,
      header: CaptionMetrics(top: 10, bottom: 10, absent: 52 / 3),
      footer: CaptionMetrics(top: 8, bottom: 6, absent: 53 / 3),
      headerFont: .headline, hasUppercaseHeaders: false, cardRadius: 26, separatorThickness: 1,
      separatorColor: Color(light: Color(RGBA(0xE8E8E8)), dark: Color(.separator)),
      separatorTrailingInset: 16, labelColumn: 24, labelIconScale: 1.22, arrowInset: 1,
      labeledContentSpacing: 4, controlRowHeight: 50),
    toggle: SwitchMetrics(
      size: CGSize(width: 63, height: 28), knob: CGSize(width: 39, height: 24), knobInset: 2, trailingInset: 14,
      offColor: Color(light: Color(RGBA(0xC5C5C7)), dark: Color(.secondarySystemFill))),
    bars: BarMetrics(
      rowBottom: 10, largeTitleHeight: 52, sheetRowTop: 20, sheetRowBottom: 10, iconScale: 1.24,
      overlapsSafeArea: false,
      itemGlass: BarGlassMetrics(height: 44, itemPadding: 12, itemSpacing: 9, groupSpacing: 12),
      floatingTabBar: FloatingBarMetrics(
        height: 62, sideMargin: 21, bottomMargin: 21, itemInset: 13 / 3, itemPitch: 104.75, itemOverlap: 6.25)),
    sheet: SheetMetrics(gap: 0, cornerRadius: 38, partialMargin: 10 / 3, dimming: 0.2, screenBelow: nil),
    menu: MenuMetrics(
      rowLines: (top: 27 / 22, bottom: 15 / 22), padding: 10, inset: 24, groupGap: 62 / 3, cornerRadius: 32,
      hasLeadingIcons: true),
    alert: AlertMetrics(
      width: 320, accessibilityWidth: 320, cornerRadius: 34, buttonHeight: 48,
      capsules: AlertMetrics.CapsuleMetrics(sideInset: 22, gap: 8, bottom: 16)),
    accent: (light: Color(RGBA(0x0088FF)), dark: Color(RGBA(0x0091FF))), buttonRadius: nil,
    largeButtonRadius: nil, buttonFill: Color(.secondarySystemFill),
    smallButtonInsets: EdgeInsets(top: 25 / 6, leading: 12, bottom: 25 / 6, trailing: 12),
    segmentRadius: nil,
    slider: SliderMetrics(track: 6, knob: CGSize(width: 37, height: 73 / 3), showsSteps: true))
}

extension SystemDesign {
  /// The constants of the generation.
  var metrics: DesignMetrics {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}

extension EnvironmentValues {
  /// The constants of the system's design.
  var designMetrics: DesignMetrics { systemDesign.metrics }

  /// The distance between the edges of the screen and the cards of a list.
  var listMargin: CGFloat { designMetrics.list.sideMargin.on(screenWidth: screenWidth) }

  /// The least height of a row of a list.
  var minimumListRowHeight: CGFloat {
    guard let besideText = designMetrics.list.minimumRowHeightBesideText else {
      return designMetrics.list.minimumRowHeight
    }
    let size = textStyles.metrics(for: .body, at: dynamicTypeSize).size
    return (1.193359375 * size * displayScale).rounded(.up) / displayScale + besideText
  }

  /// Returns a length that grows with the leading of body text, as the lengths of the system's controls do.
  ///
  /// - Parameter length: The length at the type size `large`.
  func scaledWithLeading(_ length: CGFloat) -> CGFloat {
    let factor =
      textStyles.metrics(for: .body, at: dynamicTypeSize).leading / textStyles.metrics(for: .body, at: .large).leading
    return factor == 1 ? length : (length * factor * displayScale).rounded() / displayScale
  }

  /// The distance between the edges of a card and the content of its rows.
  var listRowInset: CGFloat { designMetrics.list.rowInset.on(screenWidth: screenWidth) }
}
