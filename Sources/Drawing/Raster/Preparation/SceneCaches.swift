/// Caches and limits that the preparation of operations uses. Cached values depend on their keys alone, so that neither the order of
/// lookups nor evictions affect the picture.
struct SceneCaches {
  /// Shared by all threads.
  let masks: GlyphMasks
  /// Shared by all threads.
  let gradients: GradientTables
  /// One per worker: a shared cache would be locked for every small path.
  let shapes: ShapeMaskCache
  /// One per worker.
  let outlines: OutlineStorage
  /// The largest number of pixels of a layer.
  let pixelLimit: Int
}
