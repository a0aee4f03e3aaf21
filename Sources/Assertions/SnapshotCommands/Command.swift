import Foundation

/// A program with its arguments, and how a test runs it.
///
///     assertSnapshot(of: Command("mytool", "list", "--json"), as: .command)
///
/// The program is a product of the test's package, a program in `PATH`, or a path. A product is found beside the tests that run,
/// whichever build system built them; the test target must depend on it, so that it is built.
///
/// The program runs with an environment of its own, in which nothing of the machine or of the test process is visible except what
/// the program needs to start:
///
/// | Variable | Value |
/// |---|---|
/// | `PATH` | that of the test process |
/// | `HOME`, `TMPDIR` | an empty folder, which is deleted at the end |
/// | `LC_ALL` | `C.UTF-8` |
/// | `TZ` | `UTC` |
/// | `TERM` | `dumb` |
/// | `COLUMNS`, `LINES` | `80`, `24` |
/// | `NO_COLOR` | `1` |
/// | `LD_LIBRARY_PATH`, `DYLD_LIBRARY_PATH`, `DYLD_FRAMEWORK_PATH` | those of the test process |
///
/// It starts a process group of its own. When it ends, or when its time is over, all processes of the group are killed.
public struct Command: Hashable, Sendable {
  /// The name of a product or of a program in `PATH`, or a path.
  public var program: String
  /// The arguments, without the program.
  public var arguments: [String]
  /// Variables that are added to the environment, or replace variables of it.
  public var environment: [String: String]
  /// The folder in which the program runs; `nil` for an empty folder, which is deleted at the end. It is not `HOME`.
  public var folder: URL?
  /// What the program reads from its standard input, which is a file.
  public var input: Data
  /// The number of seconds after which the program is killed.
  public var timeLimit: Double
  /// The number of bytes of the standard output and of the standard error, each, after which the program is killed.
  public var outputLimit: Int

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - program: The name of a product or of a program in `PATH`, or a path.
  ///   - arguments: The arguments, without the program.
  ///   - environment: Variables that are added to the environment.
  ///   - folder: The folder in which the program runs; `nil` for an empty folder.
  ///   - input: The standard input.
  ///   - timeLimit: The number of seconds after which the program is killed.
  ///   - outputLimit: The largest number of bytes of each output.
  public init(
    _ program: String, _ arguments: String..., environment: [String: String] = [:], in folder: URL? = nil,
    input: String = "", timeLimit: Double = 30, outputLimit: Int = 1 << 20
  ) {
    self.init(
      program, arguments: arguments, environment: environment, in: folder, input: Data(input.utf8),
      timeLimit: timeLimit, outputLimit: outputLimit)
  }

  /// Creates a command with arguments in an array, and input of any bytes.
  public init(
    _ program: String, arguments: [String], environment: [String: String] = [:], in folder: URL? = nil,
    input: Data = Data(), timeLimit: Double = 30, outputLimit: Int = 1 << 20
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }
}

/// What a command did.
public struct CommandResult: Hashable, Sendable {
  /// How a program ends.
  public enum Ending: Hashable, Sendable {
    /// The program ended with an exit code.
    case exit(Int32)
    /// A signal ended the program, such as 11 for a segmentation fault.
    case signal(Int32)
  }

  /// The command line, as a shell reads it.
  public var commandLine: String
  /// How the program ended.
  public var ending: Ending
  /// The standard output.
  public var standardOutput: Data
  /// The standard error.
  public var standardError: Data
  /// Both outputs, in the order in which they arrived.
  public var output: Data
}

/// An error of a command that did not run to its end.
public enum CommandFailure: Error, Hashable, Sendable {
  /// The program was found neither as a product nor in `PATH`.
  case notFound(program: String, folders: [String])
  /// The system could not start the program.
  case notStarted(program: String, reason: String)
  /// The program ran for too long and was killed.
  case timeLimit(program: String, seconds: Double, output: String)
  /// The program wrote too much and was killed.
  case outputLimit(program: String, bytes: Int)
  /// The program failed where it must succeed, such as with `--help`.
  case failed(CommandResult)
  /// The program did not describe itself as programs with ArgumentParser do.
  case noDescription(program: String)
}
