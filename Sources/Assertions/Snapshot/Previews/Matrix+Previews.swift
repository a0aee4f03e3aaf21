import SnapshotUI

extension Matrix {
  /// The configurations of previews without others: an iPhone SE (3rd generation) in light and dark mode.
  ///
  ///     assertPreviews(in: "Feature", across: .previews * .typeSizes(.large, .accessibility3))
  public static var previews: Matrix { .devices(.iPhoneSE3) * .colorSchemes(.light, .dark) }
}
