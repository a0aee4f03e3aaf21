import Foundation

/// The entry point of the command line tool.
@main
enum Main {
  static func main() async {
    if let code = PlainPair.perform(CommandLine.arguments.dropFirst()) { exit(code.rawValue) }
    await SnapshotCommand.main(PassthroughArguments.naming(Array(CommandLine.arguments.dropFirst())))
  }
}
