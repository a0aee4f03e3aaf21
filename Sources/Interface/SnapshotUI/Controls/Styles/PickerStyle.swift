/// The appearance of pickers.
///
/// The styles are those of this module: `pickerStyle` takes one of its types.
public protocol PickerStyle {
  /// The appearance that the style stands for. Don't implement this requirement.
  var _look: PickerLook { get }
}

/// The default style, a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .menu }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The selected option with arrows beside it. The menu is drawn closed.
nonisolated public struct MenuPickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .menu }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option with arrows beside it. The menu is drawn closed.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .segmented }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// One row per option.
nonisolated public struct InlinePickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .inline }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// One row per option.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel with the selected option in the middle.
nonisolated public struct WheelPickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .wheel }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the selected option in the middle.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The selected option with a disclosure arrow.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .navigationLink }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The selected option with a disclosure arrow.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A row of options, drawn like the segmented style.
nonisolated public struct PalettePickerStyle: PickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: PickerLook { .segmented }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options, drawn like the segmented style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerLook: PickerStyle {
  /// The appearance itself.
  public var _look: PickerLook { self }
}

nonisolated extension View {
  /// Sets the style of the pickers in the view.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { environment(\.pickerStyle, style._look) }
}

extension Picker {
  /// Creates a picker with a custom label. The legacy spelling of `init(selection:content:label:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == SnapshotUI.Label<Text, Image> {
  /// Creates a picker whose label is a text with the symbol `systemImage`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SnapshotUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker whose label is a text with the symbol `systemImage`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SnapshotUI.Label(title, systemImage: systemImage) }
  }
}
