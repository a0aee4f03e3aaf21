import Foundation
@_spi(Internals) import SnapshotCore
import SnapshotFoundation

/// The closure of a call that is the reference, for custom assertions.
///
///     func assertGreeting(
///       of name: String, _ setUp: () -> Void, is expected: (() -> String)? = nil,
///       fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
///       line: UInt = #line, column: UInt = #column
///     ) {
///       setUp()
///       assertInlineSnapshot(
///         of: "Hello, \(name)!", as: .lines,
///         syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1),
///         matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The default label of the closure.
  public static let defaultTrailingClosureLabel = "matches"

  /// The labels of the closure in earlier versions of the assertion. Recording replaces them.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that returns the reference.
  public var trailingClosureLabel: String
  /// The number of trailing closures before the closure that returns the reference.
  public var trailingClosureOffset: Int

  /// Creates the description of a closure.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the line of the closure, or at the line of the call if the closure is not found.
  public func fail(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString,
    file filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    var request = try? InlineRecorder.Request(
      self, compiledText: nil, fileID: fileID, file: filePath, function: nil, line: line, column: column)
    request?.hasCompiledText = false
    let found = request.flatMap(InlineRecorder.process.line)
    recordIssue(message(), fileID: fileID, filePath: filePath, line: found.map(UInt.init) ?? line, column: column)
  }

  var reference: InlineReference {
    InlineReference(
      label: trailingClosureLabel, deprecatedLabels: deprecatedTrailingClosureLabels, offset: trailingClosureOffset)
  }
}

extension InlineRecorder.Request {
  /// Creates the request of a call.
  ///
  /// - Throws: The error that prevented the creation of the run's folder.
  init(
    _ descriptor: InlineSnapshotSyntaxDescriptor, compiledText: String?, fileID: StaticString,
    file filePath: StaticString, function: StaticString?, line: UInt, column: UInt
  ) throws {
    let file = CallSite(fileID: fileID, filePath: filePath, line: 1, column: 1)
    self.init(
      path: "\(filePath)", line: Int(line), column: Int(column), reference: descriptor.reference,
      compiledText: compiledText, function: function.map { "\($0)" },
      buildTime: CompiledImage.buildTime(ofLiteral: filePath),
      run: try RunSession.current(for: file, settings: .current).folder.get())
  }
}
