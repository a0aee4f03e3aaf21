import SnapshotFoundation

/// The command that accepts the new value of a snapshot.
package enum AcceptCommandLine {
  /// Returns the command, such as `swift run snapshot accept 'AppTests/LoginTests/welcome()#1'`.
  ///
  /// - Parameter tool: The command that runs the tool.
  package static func text(id: String, tool: String = "swift run snapshot") -> String {
    "\(tool) accept \(ShellText.quote(VisibleText.line(id)))"
  }
}
