/// How an image is sampled when it is scaled.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable {
  case nearest
  /// Bilinear when enlarging, area average when reducing.
  case smooth
  /// Always bilinear.
  case bilinear
  /// Always the area average: enlarged pixels keep antialiased edges.
  case area
}
