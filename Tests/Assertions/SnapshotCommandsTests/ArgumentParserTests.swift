import Foundation
import SnapshotCommands
import SnapshotCore
import Testing

/// Help, completion scripts and manual pages, of a program that answers as ArgumentParser does. `ToolInterfaceTests` tests a real one.
@Suite struct ArgumentParserTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "tool-\(UInt64.random(in: 0 ... .max))")

  /// Writes a program, and returns it as a command.
  private func tool(_ script: String = Self.answers, description: String = Self.description) throws -> Command {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("mytool").path
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return Command("./mytool", environment: ["DESCRIPTION": description], in: folder)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func interface() throws {
    defer { remove() }
    let tool = try tool()
    assertSnapshots(of: tool, as: .argumentParser)
  }

  @Test func manualPageOfAnotherSection() throws {
    defer { remove() }
    let description = #"{"command": {"commandName": "daemon", "abstract": ""}, "serializationVersion": 0}"#
    let tool = try tool(description: description)
    assertSnapshot(of: tool, as: .manualPage(section: 8))
  }

  @Test(arguments: ["exit 64", "echo usage >&2; exit 1", "kill -KILL $$"]) func programsThatFail(script: String) throws
  {
    defer { remove() }
    let tool = try tool(script)
    for strategy in [String: Snapshotting<Command, String>].argumentParser.values {
      withKnownIssue {
        assertSnapshot(of: tool, as: strategy, named: "never", record: .never)
      } matching: {
        let text = "\($0)"
        return text.contains("The program failed. Help, completion scripts") && text.contains("$ ./mytool --")
          && (script.contains("usage") ? text.contains("standard error:\nusage") : true)
      }
    }
  }

  @Test(arguments: ["", "[]", "{\"command\": {}}", "usage: mytool", "\u{7B}\"command\": "])
  func programsWithoutADescription(text: String) throws {
    defer { remove() }
    let tool = try tool(description: text)
    for strategy in [Snapshotting<Command, String>.help, .manualPage()] {
      withKnownIssue {
        assertSnapshot(of: tool, as: strategy, named: "never", record: .never)
      } matching: {
        "\($0)".contains("did not print its commands as JSON for --experimental-dump-help")
      }
    }
  }

  private static let answers = """
    case "$*" in
    *--experimental-dump-help) printf %s "$DESCRIPTION" ;;
    --generate-completion-script*) printf '# completions for %s\\n\\tcomplete -F _mytool mytool\\n' "$2" ;;
    *--help) printf 'OVERVIEW: all about %s\\n\\nUSAGE: mytool %s\\n\\033[1mbold\\033[0m\\n' "$*" "$*" ;;
    *) exit 64 ;;
    esac
    """

  private static let description = #"""
    {
      "command": {
        "commandName": "mytool",
        "abstract": "Manage \"items\" in C:\\.",
        "discussion": "Line one.\n.Nm is not a macro here.\n\n'quoted' – dash.",
        "defaultSubcommand": "list",
        "arguments": [
          {
            "kind": "flag", "shouldDisplay": true, "isOptional": true, "isRepeating": false,
            "names": [{"kind": "long", "name": "help"}, {"kind": "short", "name": "h"}],
            "preferredName": {"kind": "long", "name": "help"}, "valueName": "help", "abstract": "Show help information."
          }
        ],
        "subcommands": [
          {
            "superCommands": ["mytool"], "commandName": "list", "aliases": ["ls", "dir"], "abstract": "List items.",
            "discussion": "Sorted by name.",
            "arguments": [
              {
                "kind": "option", "shouldDisplay": true, "isOptional": true, "isRepeating": false,
                "names": [{"kind": "longWithSingleDash", "name": "format"}],
                "preferredName": {"kind": "longWithSingleDash", "name": "format"}, "valueName": "format",
                "abstract": "How to print them.", "allValues": ["text", "json"],
                "allValueDescriptions": {"text": "For people.", "json": "For programs."}
              },
              {
                "kind": "positional", "shouldDisplay": true, "isOptional": false, "isRepeating": true,
                "valueName": "file names", "discussion": "Any number of them."
              },
              {
                "kind": "flag", "shouldDisplay": false, "isOptional": true, "isRepeating": false,
                "names": [{"kind": "long", "name": "secret"}], "preferredName": {"kind": "long", "name": "secret"}
              }
            ],
            "subcommands": [{"superCommands": ["mytool", "list"], "commandName": "all"}]
          },
          {"superCommands": ["mytool"], "commandName": "hidden", "shouldDisplay": false}
        ]
      },
      "serializationVersion": 0
    }
    """#
}
