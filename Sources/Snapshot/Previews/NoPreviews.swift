import Views

/// The reason why an assertion of previews asserts nothing.
struct NoPreviews: CustomStringConvertible {
  let description: String

  /// - Parameter areExcluded: Whether the module has previews, and all of them are excluded.
  @MainActor init(in module: String, areExcluded: Bool) {
    if areExcluded {
      description = "All previews of module \(module) are excluded, so nothing was asserted."
      return
    }
    let others = Previews.modules
    let reason: String
    if !Previews.areReadable {
      reason = "The Swift runtime of this process does not list conformances."
    } else if Previews.isLinked(module) {
      #if DEBUG
        reason = "The module is part of this process, but it has no #Preview and no PreviewProvider."
      #else
        reason = """
          This is a release build, which drops previews. Test in debug, or compile the module with -D SNAPSHOT_PREVIEWS: \
          swift test -c release -Xswiftc -DSNAPSHOT_PREVIEWS
          """
      #endif
    } else {
      reason = """
        The module is not part of this process. Check its name, and add it to the dependencies of the test target in \
        Package.swift.
        """
    }
    let list = others.isEmpty ? "" : "\nModules with previews in this process: \(others.joined(separator: ", "))."
    description = "No previews of module \(module) were found, so nothing was asserted. \(reason)\(list)"
  }
}
