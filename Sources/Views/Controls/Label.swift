/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    if let style {
      style.body(LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon)))
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// How labels look.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label tells its style.
public struct LabelStyleConfiguration {
  /// The label's words.
  public struct Title: StructuralView {
    let view: any View

    public func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
  }

  /// The label's picture. It is not heard: the title says what it shows.
  public struct Icon: StructuralView {
    let view: any View
    var isHeard = false

    public func makeElements(in context: ElementContext) throws -> [ViewElement] {
      try context.elements(of: view).map { element in
        var element = element
        if !isHeard { element.accessibility.isHidden = true }
        return element
      }
    }

    /// The picture where it stands for the title.
    fileprivate func heard(as words: String) -> some View {
      Icon(view: view, isHeard: true).accessibilityLabel(words)
    }
  }

  public let title: Title
  public let icon: Icon
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is for those who listen.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.heard(as: configuration.title.words)
  }
}

extension LabelStyleConfiguration.Title {
  /// The title's words where it is a text.
  fileprivate var words: String { (view as? Text)?.string ?? "" }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A style of any type. Styles of one type are taken for the same.
struct AnyLabelStyle: Equatable {
  private let type: ObjectIdentifier
  let body: (LabelStyleConfiguration) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    type = ObjectIdentifier(Style.self)
    body = { AnyView(style.makeBody(configuration: $0)) }
  }

  static func == (left: AnyLabelStyle, right: AnyLabelStyle) -> Bool { left.type == right.type }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  /// `nil` for the usual style, which labels draw themselves.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// How the labels in the view look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    changingEnvironment { $0.labelStyle = style is TitleAndIconLabelStyle ? nil : AnyLabelStyle(style) }
  }
}
