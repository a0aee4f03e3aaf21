/// The command that makes what a run kept of a snapshot its reference.
public enum AcceptCommand {
  /// `snapshot accept 'AppTests/LoginTests/welcome()#1'`.
  public static func text(id: String) -> String { "snapshot accept \(ShellText.quote(VisibleText.line(id)))" }
}
