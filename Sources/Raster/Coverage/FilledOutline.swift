/// Polygons with a fill rule.
struct FilledOutline: Sendable {
  let path: FlattenedPath
  let rule: FillRule
  /// Whether the polygons may wind around a point more than once or in both directions. If they do within a pixel, the
  /// sum of areas is wrong and ``OverlapResolver`` corrects it.
  let mayOverlap: Bool

  init(_ path: FlattenedPath, _ rule: FillRule) {
    self.path = path
    self.rule = rule
    mayOverlap = !path.isSimple
  }
}
