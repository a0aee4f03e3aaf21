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
      style.body(LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon)))
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
  nonisolated public struct Title: StructuralView {
    let view: any View

    package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
  }

  /// The icon of a label. It is hidden from VoiceOver, because the title describes it.
  nonisolated public struct Icon: StructuralView {
    let view: any View
    var isAccessible = false

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

/// A type-erased label style. Two styles of the same type are equal.
struct AnyLabelStyle: Equatable {
  private let type: ObjectIdentifier
  /// The name for render traces.
  let name: String
  let body: (LabelStyleConfiguration) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    type = ObjectIdentifier(Style.self)
    name = styleArgument(Style.self, of: "LabelStyle")
    body = { configuration in
      styledBody(style, configuration) { $0.0.makeBody(configuration: $0.1) }
    }
  }

  static func == (left: AnyLabelStyle, right: AnyLabelStyle) -> Bool { left.type == right.type }
}

nonisolated extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    changingEnvironment { $0.labelStyle = style is TitleAndIconLabelStyle ? nil : AnyLabelStyle(style) }
  }
}
