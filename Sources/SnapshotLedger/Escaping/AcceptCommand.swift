/// The command that accepts the new value of a snapshot.
package enum AcceptCommand {
  /// Returns the command, such as `snapshot accept 'AppTests/LoginTests/welcome()#1'`.
  package static func text(id: String) -> String { "snapshot accept \(ShellText.quote(VisibleText.line(id)))" }
}
