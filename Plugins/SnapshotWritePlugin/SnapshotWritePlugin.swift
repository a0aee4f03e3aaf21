import PackagePlugin

/// `swift package snapshot-write VERB …`: the command line tool, built from the dependency, with the permission to write
/// references and what else belongs to the package.
@main struct SnapshotWritePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try Tool.run(arguments, in: context, packageManager: packageManager)
  }
}
