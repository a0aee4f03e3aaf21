extension ImportLayout {
  /// Detects the layout of a folder by its file names.
  ///
  /// - Throws: ``ImportError/unknownLayout(path:)`` and ``ImportError/ambiguousLayout(path:layouts:)``.
  package init(detecting artifacts: ArtifactFolder) throws(ImportError) {
    let paths = Set(artifacts.files.map(\.path))
    var found: [ImportLayout] = []
    if paths.contains(where: { PaparazziLayout.image(ofDelta: $0).map { paths.contains($0) } ?? false }) {
      found.append(.paparazzi)
    }
    // NB: without a reference, Playwright writes no expected file.
    if artifacts.files.contains(where: {
      $0.parts.count > 1 && PlaywrightLayout.base(of: $0.path, role: "actual") != nil
    }) {
      found.append(.playwright)
    }
    if found.isEmpty, artifacts.files.contains(where: { $0.parts.count > 1 }) { found = [.snapshotTesting] }
    guard let only = found.first else { throw .unknownLayout(path: artifacts.root) }
    guard found.count == 1 else { throw .ambiguousLayout(path: artifacts.root, layouts: found) }
    self = only
  }
}
