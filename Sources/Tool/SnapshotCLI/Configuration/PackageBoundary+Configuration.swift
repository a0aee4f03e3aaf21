import SnapshotRuns

extension PackageBoundary {
  /// Creates the boundary of a package with its configured folders, extensions and rules of references.
  ///
  /// - Throws: ``CommandError`` if the configuration is invalid. Without it, references could be deleted that it protects.
  init(configuredIn root: String) throws {
    self.init(root: root, try Configuration(packageRoot: root))
  }

  init(root: String, _ configuration: Configuration) {
    self.init(
      root: root, directory: configuration.references.directory, folders: configuration.referenceFolders,
      extensions: configuration.referenceExtensions, kept: configuration.keptReferences,
      omitsFirstNumber: configuration.references.omitsFirstNumber)
  }
}
