extension Matrix {
  /// An axis of pseudo-locales. Without arguments it has accented, longer and right-to-left texts.
  public static func pseudoLocales(_ variants: TextVariant...) -> Matrix {
    textVariants("pseudoLocale", variants.isEmpty ? TextVariant.pseudoLocales : variants)
  }

  /// An axis of unusual content. Without arguments it has empty texts, very long words, emoji and large numbers.
  public static func contentStress(_ variants: TextVariant...) -> Matrix {
    textVariants("content", variants.isEmpty ? TextVariant.stress : variants)
  }

  private static func textVariants(_ axis: String, _ variants: [TextVariant]) -> Matrix {
    .axis(
      axis, variants, preposition: "with texts", label: \.name,
      apply: { variant, context in
        context.localeIdentifier = variant.localeIdentifier
        if variant == .rightToLeft { context.layoutDirection = .rightToLeft }
      })
  }
}
