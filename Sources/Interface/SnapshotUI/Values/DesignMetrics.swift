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
  /// The size of the icons of labels, as a factor of that of symbols beside text: nearly the large image scale.
  static let labelIconScale: CGFloat = 1.26
  /// The distance between the arrow of a link and the content inset of a row.
  var arrowInset: CGFloat
  /// The distance between the content of a row and the arrow of a link.
  var arrowGap: CGFloat
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
      separatorTrailingInset: 0, labelColumn: 28, arrowInset: -1, arrowGap: 8,
      labeledContentSpacing: nil, controlRowHeight: 44),
    toggle: SwitchMetrics(
      size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), knobInset: 2, trailingInset: 18,
      offColor: nil),
    bars: BarMetrics(
      rowBottom: 0, largeTitleHeight: 52, sheetRowTop: 6, sheetRowBottom: 6, overlapsSafeArea: true, itemGlass: nil,
      floatingTabBar: nil),
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
      rowInset: ScreenDependentLength(narrow: 16, phone: 16, tablet: 20),
      rowPadding: 15, tightContentHeight: nil, minimumRowHeight: 0, minimumRowHeightBesideText: 95 / 3,
      firstCardTop: 35,
      header: CaptionMetrics(top: 10, bottom: 10, absent: 52 / 3),
      footer: CaptionMetrics(top: 8, bottom: 6, absent: 53 / 3),
      headerFont: .headline, hasUppercaseHeaders: false, cardRadius: 26, separatorThickness: 1,
      separatorColor: Color(light: Color(RGBA(0xE8E8E8)), dark: Color(.separator)),
      separatorTrailingInset: 16, labelColumn: 24, arrowInset: 1, arrowGap: 11,
      labeledContentSpacing: 4, controlRowHeight: 50),
    toggle: SwitchMetrics(
      size: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), knobInset: 2, trailingInset: 14,
      offColor: Color(light: Color(RGBA(0xC5C5C7)), dark: Color(.secondarySystemFill))),
    bars: BarMetrics(
      rowBottom: 10, largeTitleHeight: 52, sheetRowTop: 20, sheetRowBottom: 10, overlapsSafeArea: false,
      itemGlass: BarGlassMetrics(height: 44, textPadding: 12, iconPadding: 10.5, itemSpacing: 32 / 3, groupSpacing: 12),
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
