/// What the operations of a drawing share while they are prepared. Each remembers values that follow from what is asked
/// for alone, so that neither the order of asking nor what was forgotten shows.
struct SceneCaches {
  /// For all threads.
  let masks: GlyphMasks
  let gradients: GradientTables
  /// For one: to be looked at after every small path, they would be waited for at every second one.
  let shapes: RepeatedShapes
}
