import Foundation

/// Where the tool begins.
@main
enum Main {
  static func main() async {
    if let code = PlainPair.perform(CommandLine.arguments.dropFirst()) { exit(code.rawValue) }
    await SnapshotCommand.main(PassedOn.naming(Array(CommandLine.arguments.dropFirst())))
  }
}
