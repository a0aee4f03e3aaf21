import Foundation
import SnapshotFoundation

/// The record mode, the diff tool, the companion text and the explanations of a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the innermost ``withSnapshotTesting(record:diffTool:companionText:explanations:operation:)`` or `.snapshots` trait.
  @_spi(Internals)
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The diff tool, or `nil` to inherit that of the enclosing scope.
  public var diffTool: DiffTool?
  /// The record mode, or `nil` to inherit that of the enclosing scope.
  public var record: Record?
  /// The companion text of pictures, or `nil` to inherit that of the enclosing scope.
  public var companionText: CompanionText?
  /// What reference pictures store about how they were drawn, or `nil` to inherit that of the enclosing scope.
  public var explanations: Explanations?

  /// Creates a configuration. Values that are `nil` are inherited from the enclosing scope.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, companionText: CompanionText? = nil,
    explanations: Explanations? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.companionText = companionText
    self.explanations = explanations
  }

  /// Returns the configuration of a scope inside the current one. It always has a diff tool, as in swift-snapshot-testing.
  /// Its record mode may be `nil`, in which case the environment decides.
  func nested() -> SnapshotTestingConfiguration {
    let outer = SnapshotTestingConfiguration.current
    return SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool ?? _diffTool,
      companionText: companionText ?? outer?.companionText, explanations: explanations ?? outer?.explanations)
  }
}

extension SnapshotTestingConfiguration {
  /// A record mode: when references are written.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    package enum Mode: String, Sendable, CaseIterable { case all, failed, missing, never }
    package let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// Creates a mode from its name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Creates ``all`` from `true` and ``missing`` from `false`.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

    /// Writes every reference and fails every assertion.
    public static let all = Record(.all)
    /// Writes references that are missing or differ, and fails their assertions.
    public static let failed = Record(.failed)
    /// Writes missing references and fails their assertions.
    public static let missing = Record(.missing)
    /// Never writes references.
    public static let never = Record(.never)
  }

  /// The text, usually a command, that a failure message shows for comparing two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    /// Whether this is the default tool. Failure messages then show the files and the command that accepts the new value.
    let isDefault: Bool

    /// Creates a diff tool from a function that takes the paths of the reference and of the new value.
    public init(_ text: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.init(text: text, isDefault: false)
    }

    private init(text: @escaping @Sendable (String, String) -> String, isDefault: Bool) {
      self.text = text
      self.isDefault = isDefault
    }

    /// Creates a diff tool from a command, which is followed by both paths.
    public init(stringLiteral command: StringLiteralType) {
      self.init(text: { "\(command) \($0) \($1)" }, isDefault: false)
    }

    /// Creates the default diff tool.
    public init(nilLiteral: ()) { self = .default }

    /// The command-line tool of Kaleidoscope, with quoted paths.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// The paths of both files, and how to choose a tool.
    public static let `default` = DiffTool(
      text: {
        """
        @\(TextDifference.minus)
        "file://\($0)"
        @+
        "file://\($1)"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """
      }, isDefault: true)

    /// Returns the text that a failure message shows for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }
}

/// Performs an operation with a record mode, a diff tool, companion texts and explanations. The innermost call takes
/// precedence.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed, companionText: .layout) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: The record mode, or `nil` for that of the enclosing scope.
///   - diffTool: The diff tool, or `nil` for that of the enclosing scope.
///   - companionText: The text beside each picture of a view, or `nil` for that of the enclosing scope.
///   - explanations: What reference pictures store about how they were drawn, or `nil` for the enclosing scope's form.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  companionText: CompanionText? = nil, explanations: Explanations? = nil, operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, companionText: companionText, explanations: explanations
  ).nested()
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Performs an asynchronous operation with a record mode, a diff tool, companion texts and explanations. The innermost call
/// takes precedence.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation,
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  companionText: CompanionText? = nil, explanations: Explanations? = nil, operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, companionText: companionText, explanations: explanations
  ).nested()
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
