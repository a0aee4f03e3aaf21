/// Polygons with a fill rule, in memory that others keep alive.
///
/// Without references, because a scene has thousands of outlines, each of which is copied several times on its way to the
/// bands: counting references took a tenth of the time of small paths.
///
/// `@unchecked Sendable`: the memory is immutable. ``PreparedScene/owners`` or the caller of ``with(_:_:_:)`` keeps it.
struct FilledOutline: @unchecked Sendable {
  let vertices: UnsafeBufferPointer<FixedVertex>
  /// The index of each contour's first vertex.
  let contourStarts: UnsafeBufferPointer<Int>
  let rule: FillRule
  /// Whether the polygons may wind around a point more than once or in both directions. If they do within a pixel, the
  /// sum of areas is wrong and ``OverlapResolver`` corrects it.
  let mayOverlap: Bool

  /// Calls `body` with the outline of a path. The outline must not be used afterwards.
  static func with<Result>(_ path: FlattenedPath, _ rule: FillRule, _ body: (FilledOutline) throws -> Result) rethrows
    -> Result
  {
    var sweep = ChainSweep()
    let mayOverlap = !sweep.proves(path)
    return try path.vertices.withUnsafeBufferPointer { vertices in
      try path.contourStarts.withUnsafeBufferPointer { starts in
        try body(
          FilledOutline(
            vertices: vertices, contourStarts: starts, rule: rule, mayOverlap: mayOverlap))
      }
    }
  }

  /// Returns the vertices of a contour.
  @inline(__always)
  func contour(_ index: Int) -> UnsafeBufferPointer<FixedVertex> {
    let end = index &+ 1 < contourStarts.count ? contourStarts[index &+ 1] : vertices.count
    return UnsafeBufferPointer(rebasing: vertices[contourStarts[index]..<end])
  }
}
