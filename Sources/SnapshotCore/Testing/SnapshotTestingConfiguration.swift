import Foundation
import SnapshotLedger

/// How snapshots are recorded, and which command is offered to compare files, in a scope of code.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the innermost scope: of a ``withSnapshotTesting(record:diffTool:operation:)`` or of a
  /// `.snapshots` trait.
  @_spi(Internals)
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The command that compares two files; `nil` leaves it to the outer scope.
  public var diffTool: DiffTool?
  /// When references are written; `nil` leaves it to the outer scope.
  public var record: Record?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of a scope inside the current one. A scope always has a comparison command, as that of
  /// swift-snapshot-testing does; its record mode may be left to the environment.
  func nested() -> SnapshotTestingConfiguration {
    let outer = SnapshotTestingConfiguration.current
    return SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool ?? _diffTool)
  }
}

extension SnapshotTestingConfiguration {
  /// When references are written.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    enum Mode: String, Sendable, CaseIterable { case all, failed, missing, never }
    let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// A mode by its name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// `true` is ``all``, `false` is ``missing``.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

    /// Every reference is written anew, and every assertion fails.
    public static let all = Record(.all)
    /// References that are missing or differ are written, and their assertions fail.
    public static let failed = Record(.failed)
    /// References that are missing are written, and their assertions fail.
    public static let missing = Record(.missing)
    /// No reference is ever written.
    public static let never = Record(.never)
  }

  /// What a failure says about comparing the files, such as a command.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    /// Whether the text is our own, which names the files and the command that accepts.
    let isDefault: Bool

    public init(_ text: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.init(text: text, isDefault: false)
    }

    private init(text: @escaping @Sendable (String, String) -> String, isDefault: Bool) {
      self.text = text
      self.isDefault = isDefault
    }

    /// A command that takes the paths of both files.
    public init(stringLiteral command: StringLiteralType) {
      self.init(text: { "\(command) \($0) \($1)" }, isDefault: false)
    }

    public init(nilLiteral: ()) { self = .default }

    /// The command of Kaleidoscope; unlike that of a literal, it has the paths in quotation marks.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Both paths, the reference's first.
    public static let `default` = DiffTool(
      text: { "@\(Hunks.minus)\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }, isDefault: true)

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }
}

/// Records and compares in a way of its own in the operation; the innermost wins.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).nested()
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Records and compares in a way of its own in the operation; the innermost wins.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation,
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).nested()
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
