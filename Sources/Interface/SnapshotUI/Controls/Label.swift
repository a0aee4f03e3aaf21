/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: NonisolatedView {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.isInList) private var isInList
  @Environment(\.alignsLabelTitles) private var alignsTitles

  /// Creates a label from a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon in the environment's label style.
  public var body: some View {
    if let style {
      StyledControl(
        configuration: LabelStyleConfiguration(title: .init(of: title), icon: .init(of: icon)), style: style,
        key: \.labelStyle)
    } else if isInList, alignsTitles {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        icon.accessibilityHidden(true).modified(ControlTint(dims: false)).modified(LabelIconColumn())
        title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: TitleAndIconLabelStyle.gap) {
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style draws. It uses the style that is set around the styled label.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// Centers the icon of a label in the column of icons in a list, so that the titles of all rows are aligned. An icon
/// that is wider than the column moves its title.
private struct LabelIconColumn: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let environment = context.environment
    let metrics = environment.designMetrics.list
    var inner = context
    inner.environment.symbolInkScale = ListMetrics.labelIconScale
    return try inner.elements(
      of: content.frame(minWidth: environment.scaledWithLeading(metrics.labelColumn))
        .padding(.trailing, ListMetrics.labelIconGap))
  }
}

/// The appearance of labels.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that draws the label.
  associatedtype Body: View
  /// The properties of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that draws a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
  /// The title of a label.
  nonisolated public struct Title: ControlPart {
    let view: any View

    /// The title as it is, if another style has arranged it before.
    init(of view: any View) { self = view as? Title ?? Title(view: view) }

    private init(view: any View) { self.view = view }
  }

  /// The icon of a label. It is hidden from VoiceOver, because the title describes it.
  nonisolated public struct Icon: StructuralView {
    let view: any View
    let isAccessible: Bool

    /// The icon as it is, if another style has arranged it before.
    init(of view: any View) { self = view as? Icon ?? Icon(view: view) }

    private init(view: any View, isAccessible: Bool = false) {
      self.view = view
      self.isAccessible = isAccessible
    }

    package func makeElements(in context: ElementContext) throws -> [ViewElement] {
      try context.elements(of: view).map { element in
        var element = element
        if !isAccessible { element.accessibility.isHidden = true }
        return element
      }
    }

    /// The icon with the title as its accessibility label.
    fileprivate func accessible(as title: Text) -> some View {
      Icon(view: view, isAccessible: true).accessibilityLabel(title)
    }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// A style that draws the icon before the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a style that shows the title and the icon.
  public init() {}

  /// The distance between the icon and the title.
  static let gap: CGFloat = 8

  /// Returns the icon before the title, 8 points apart and aligned at their first baselines.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.gap) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style that draws only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a style that shows only the title.
  public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that draws only the icon. The title is its accessibility label.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a style that shows only the icon.
  public init() {}

  /// Returns the icon with the title as its accessibility label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessible(as: configuration.title.text)
  }
}

extension LabelStyleConfiguration.Title {
  /// The title if it is a `Text`, or an empty text.
  fileprivate var text: Text { view as? Text ?? Text(verbatim: "") }
}

extension ControlStyle<LabelStyleConfiguration> {
  init<Style: LabelStyle>(_ style: Style, outer: ControlStyle? = nil) {
    self.init(outer: outer, name: styleArgument(Style.self, of: "LabelStyle")) { configuration in
      styledBody(style, configuration) { $0.0.makeBody(configuration: $0.1) }
    }
  }
}

nonisolated extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    changingEnvironment { environment in
      environment.labelStyle =
        style is TitleAndIconLabelStyle ? nil : ControlStyle(style, outer: environment.labelStyle)
    }
  }
}
