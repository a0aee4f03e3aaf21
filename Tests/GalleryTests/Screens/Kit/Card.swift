import Views

extension View {
  /// A raised surface around content: white with a soft shadow in light, a lighter gray with a hairline in dark.
  func card(padding: CGFloat = 16, cornerRadius: CGFloat = 20) -> some View {
    modifier(Card(padding: padding, cornerRadius: cornerRadius))
  }
}

struct Card: ViewModifier {
  var padding: CGFloat
  var cornerRadius: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background {
        RoundedRectangle(cornerRadius: cornerRadius)
          .fill(Palette.surface)
          .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.06), radius: 8, x: 0, y: 3)
      }
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(
          Palette.line, lineWidth: colorScheme == .dark ? 1 : 0.5)
      }
  }
}
