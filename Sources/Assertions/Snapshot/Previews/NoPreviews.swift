import SnapshotUI

/// The reason why an assertion of previews asserts nothing.
struct NoPreviews: CustomStringConvertible {
  let description: String

  /// - Parameter areExcluded: Whether the module has previews, and all of them are excluded.
  @MainActor init(in module: String, areExcluded: Bool) {
    if areExcluded {
      description = "All previews of module \(module) are excluded, so nothing was asserted. Remove an exclusion."
      return
    }
    let others = Previews.modules
    let reason: String
    if !Previews.areReadable {
      reason =
        "The Swift runtime of this process cannot list conformances. Use the runtime of a Swift toolchain from swift.org."
    } else {
      reason = Self.reason(isLinked: Previews.isLinked(module))
    }
    let list = others.isEmpty ? "" : "\nModules with previews in this process: \(others.joined(separator: ", "))."
    description = "No previews of module \(module) were found, so nothing was asserted. \(reason)\(list)"
  }

  #if DEBUG
    private static func reason(isLinked: Bool) -> String {
      guard isLinked else {
        return """
          The module is not part of this process. Check its name, and add it to the dependencies of the test target in \
          Package.swift.
          """
      }
      return "The module is part of this process, but it has no #Preview and no PreviewProvider."
    }
  #else
    /// The linker drops a module without previews that nothing uses, so that only a linked module is known.
    private static func reason(isLinked: Bool) -> String {
      """
      This is a release build, which drops previews. Test in debug, or compile the module with -D SNAPSHOT_PREVIEWS: \
      swift test -c release -Xswiftc -DSNAPSHOT_PREVIEWS
      """ + (isLinked ? "" : "\nIf that finds none, check the module's name and the dependencies of the test target.")
    }
  #endif
}
