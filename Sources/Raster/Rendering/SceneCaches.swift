/// What a scene's operations share while they are prepared, on whatever threads. Each remembers values that follow from
/// what is asked for alone, so that neither the order of asking nor what was forgotten shows.
struct SceneCaches: Sendable {
  let masks: GlyphMasks
  let shapes = RepeatedShapes()
  let gradients = GradientTables()

  init(fonts: FontBook) { masks = GlyphMasks(fonts: fonts) }
}
