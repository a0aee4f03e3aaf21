extension ViewModifier {
  /// Animates changes of what the modifier does. Inert at rest.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    AnimatedModifier(modifier: self, animation: animation)
  }

  /// Returns the modifier: a picture has no transactions.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

/// A modifier whose changes are animated.
nonisolated private struct AnimatedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let animation: Animation?

  func body(content: Content) -> some View { content.modifier(modifier).animation(animation) }
}
