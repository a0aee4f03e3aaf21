/// The command that makes what a run kept of a snapshot its reference.
package enum AcceptCommand {
  /// `snapshot accept 'AppTests/LoginTests/welcome()#1'`.
  package static func text(id: String) -> String { "snapshot accept \(ShellText.quote(VisibleText.line(id)))" }
}
