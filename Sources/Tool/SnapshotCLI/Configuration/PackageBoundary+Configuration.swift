import SnapshotRuns

extension PackageBoundary {
  /// Creates the boundary of a package with its configured reference folders and extensions.
  init(configuredIn root: String) {
    // NB: subcommands that need the configuration report its errors. Without it, fewer folders are allowed.
    let configuration = (try? Configuration(packageRoot: root)) ?? Configuration()
    self.init(root: root, folders: configuration.referenceFolders, extensions: configuration.referenceExtensions)
  }
}
