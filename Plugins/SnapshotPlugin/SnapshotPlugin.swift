import PackagePlugin

/// `swift package snapshot VERB …`: the command line tool, built from the dependency, for what writes nothing of the
/// package. What writes references has a command of its own, `swift package snapshot-write`, because a declared permission
/// would have to be granted for every look.
@main struct SnapshotPlugin: CommandPlugin {
  private static let writing = ["record", "review", "accept", "reject", "undo", "resolve", "prune", "init"]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let verb = arguments.first ?? ""
    guard !Self.writing.contains(verb) else {
      Diagnostics.error("`\(verb)` writes into the package. Run: swift package snapshot-write \(verb) …")
      return
    }
    try Tool.run(arguments, in: context, packageManager: packageManager)
  }
}
