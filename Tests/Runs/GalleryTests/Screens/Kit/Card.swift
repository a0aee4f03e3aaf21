import SnapshotUI

nonisolated extension View {
  /// A raised surface around content: white on the canvas in light, a lighter gray in dark.
  func card(padding: CGFloat = 16, cornerRadius: CGFloat = 20) -> some View {
    modifier(
      Card(
        padding: padding == 16 ? planted("card padding", padding) : padding,
        cornerRadius: planted("card radius", cornerRadius)))
  }
}

struct Card: ViewModifier {
  var padding: CGFloat
  var cornerRadius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(Palette.surface, in: RoundedRectangle(cornerRadius: cornerRadius))
  }
}
