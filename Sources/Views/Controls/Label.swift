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
    switch style {
    case .titleAndIcon:
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        icon
        title
      }
    case .titleOnly: title
    case .iconOnly: icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// Which parts of labels are shown.
public enum LabelStyle: String, Hashable, Sendable {
  case titleAndIcon
  case titleOnly
  case iconOnly

  public static let automatic = LabelStyle.titleAndIcon
}

private struct LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.titleAndIcon
}

extension EnvironmentValues {
  var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Which parts of the labels in the view are shown.
  public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }
}
