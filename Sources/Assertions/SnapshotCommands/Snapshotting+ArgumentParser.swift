import Foundation
import SnapshotCore

/// A shell for which ArgumentParser writes completion scripts.
public enum CompletionShell: String, CaseIterable, Sendable {
  /// GNU Bash.
  case bash
  /// Fish.
  case fish
  /// The Z shell.
  case zsh
}

extension Dictionary where Key == String, Value == Snapshotting<Command, String> {
  /// Everything that people see of a command line tool with ArgumentParser before they run it: the help of all its subcommands, the
  /// completion scripts and the manual page.
  ///
  ///     @Test func interface() {
  ///       assertSnapshots(of: Command("mytool"), as: .argumentParser)
  ///     }
  ///
  /// Records five files: `interface.bash.completion.txt`, `interface.fish.completion.txt`, `interface.zsh.completion.txt`,
  /// `interface.help.txt` and `interface.manual.mdoc`.
  public static var argumentParser: [String: Snapshotting<Command, String>] {
    var strategies: [String: Snapshotting<Command, String>] = ["help": .help, "manual": .manualPage()]
    for shell in CompletionShell.allCases { strategies[shell.rawValue] = .completionScript(shell) }
    return strategies
  }
}

extension Snapshotting where Value == Command, Format == String {
  /// The help of a program with ArgumentParser, and of each of its subcommands that are not hidden.
  ///
  ///     assertSnapshot(of: Command("mytool"), as: .help)
  ///
  /// Records, in a file that ends in `txt`:
  ///
  ///     $ mytool --help
  ///     OVERVIEW: Manage items.
  ///
  ///     USAGE: mytool <subcommand>
  ///     …
  ///
  ///     $ mytool list --help
  ///     …
  ///
  /// The program runs once for each subcommand. It prints its subcommands itself, for `--experimental-dump-help`.
  public static var help: Snapshotting {
    Snapshotting<String, String>.lines.throwingPullback { try $0.help() }
  }

  /// The completion script of a program with ArgumentParser.
  ///
  ///     assertSnapshot(of: Command("mytool"), as: .completionScript(.zsh))
  ///
  /// Records a file that ends in `completion.txt`.
  public static func completionScript(_ shell: CompletionShell) -> Snapshotting {
    Snapshotting<String, String>.text(pathExtension: "completion.txt").throwingPullback {
      OutputText.text(of: try $0.output(adding: ["--generate-completion-script", shell.rawValue]))
    }
  }

  /// The manual page of a program with ArgumentParser, in the language mdoc.
  ///
  ///     assertSnapshot(of: Command("mytool"), as: .manualPage())
  ///
  /// Records, in a file that ends in `mdoc`, the page that `swift package generate-manual` writes, without its date and without
  /// authors.
  ///
  /// - Parameter section: The section of the manual; 1 has the programs of users.
  public static func manualPage(section: Int = 1) -> Snapshotting {
    Snapshotting<String, String>.text(pathExtension: "mdoc").throwingPullback {
      ManualPage(section: section, command: try ToolDescription(of: $0).command).text
    }
  }
}
