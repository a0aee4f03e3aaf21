/// Polygons to be filled by a rule, and whether accumulated areas are all that their coverage takes.
struct FilledOutline: Sendable {
  let path: FlattenedPath
  let rule: FillRule
  /// Whether the polygons may wind around a point more than once, or in both directions. Where they do within a pixel, the
  /// sum of areas is not what they cover together, and ``OverlapResolver`` has to look.
  let mayOverlap: Bool

  init(_ path: FlattenedPath, _ rule: FillRule) {
    self.path = path
    self.rule = rule
    mayOverlap = !path.isSimple
  }
}
