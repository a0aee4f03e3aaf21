import Foundation
import SnapshotFoundation

extension Snapshotting where Value: Error, Format == String {
  /// An error: its type, message, path and underlying errors.
  ///
  ///     assertSnapshot(of: error, as: .error)
  ///
  /// Records:
  ///
  ///     type: PaymentError
  ///     value: declined(code: 51)
  ///     message: The card was declined.
  ///     recovery: Try another card.
  ///
  /// Only texts that the error itself provides are shown, because Foundation's texts depend on the locale. An `NSError` shows
  /// its domain, code and sorted user info. A decoding error shows its coding path.
  public static var error: Snapshotting {
    SimplySnapshotting.lines.pullback { ErrorReport.lines(of: $0, depth: 0).joined(separator: "\n") + "\n" }
  }
}

extension Snapshotting where Value == any Error, Format == String {
  /// An error of any type; see the strategy of the same name for errors of a concrete type.
  public static var error: Snapshotting {
    SimplySnapshotting.lines.pullback { ErrorReport.lines(of: $0, depth: 0).joined(separator: "\n") + "\n" }
  }
}

/// Writes the lines of an error.
enum ErrorReport {
  /// The maximum depth of underlying errors.
  private static let deepest = 8

  static func lines(of error: any Error, depth: Int) -> [String] {
    var lines = ["type: \(typeName(error))"]
    func add(_ name: String, _ text: String?) {
      guard let text else { return }
      lines += ("\(name): " + text).split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        $0.offset == 0 ? String($0.element) : "  " + $0.element
      }
    }
    func addUnderlying(_ errors: [any Error]) {
      guard depth < deepest else { return }
      for error in errors {
        lines.append("underlying:")
        lines += Self.lines(of: error, depth: depth + 1).map { "  " + $0 }
      }
    }

    if let coding = CodingProblem(error) {
      add("kind", coding.kind)
      add("path", coding.path)
      add("message", coding.context.debugDescription)
      // Foundation's parsers put texts of their own there, which differ by platform.
      addUnderlying(coding.context.underlyingError.map { [$0] } ?? [])
      return lines
    }
    if let foundation = FoundationError(error) {
      add("domain", foundation.domain)
      add("code", "\(foundation.code)")
      for (key, value) in foundation.userInfo { add(key, value) }
      addUnderlying(foundation.underlying)
      return lines
    }
    add("value", CompactText.text(of: error))
    if let localized = error as? any LocalizedError {
      add("message", localized.errorDescription)
      add("reason", localized.failureReason)
      add("recovery", localized.recoverySuggestion)
      add("help", localized.helpAnchor)
    }
    if let custom = error as? any CustomNSError {
      addUnderlying(custom.errorUserInfo[NSUnderlyingErrorKey].flatMap { $0 as? any Error }.map { [$0] } ?? [])
    }
    return lines
  }

  /// Whether an error is one of encoding or decoding, whose own text lacks the coding path.
  static func isCodingError(_ error: any Error) -> Bool { CodingProblem(error) != nil }

  private static func typeName(_ error: any Error) -> String {
    String(describing: type(of: error)).replacing(#/ #\d+/#, with: "")
  }
}

/// The common properties of encoding and decoding errors.
private struct CodingProblem {
  struct Context {
    var codingPath: [any CodingKey]
    var debugDescription: String
    var underlyingError: (any Error)?
  }

  var kind: String
  var context: Context
  var path: String

  init?(_ error: any Error) {
    var missing: (any CodingKey)?
    switch error {
    case DecodingError.typeMismatch(let type, let context):
      kind = "type mismatch, expected \(type)"
      self.context = Context(context)
    case DecodingError.valueNotFound(let type, let context):
      kind = "value not found, expected \(type)"
      self.context = Context(context)
    case DecodingError.keyNotFound(let key, let context):
      kind = "key not found"
      missing = key
      self.context = Context(context)
    case DecodingError.dataCorrupted(let context):
      kind = "data corrupted"
      self.context = Context(context)
    case EncodingError.invalidValue(let value, let context):
      kind = "invalid value \(CompactText.text(of: value))"
      self.context = Context(
        codingPath: context.codingPath, debugDescription: context.debugDescription,
        underlyingError: context.underlyingError)
    default:
      return nil
    }
    path = "$"
    for key in context.codingPath + (missing.map { [$0] } ?? []) {
      path += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}

extension CodingProblem.Context {
  fileprivate init(_ context: DecodingError.Context) {
    self.init(
      codingPath: context.codingPath, debugDescription: context.debugDescription,
      underlyingError: context.underlyingError)
  }
}

/// An `NSError`, or an error of Foundation that wraps one.
private struct FoundationError {
  var domain: String
  var code: Int
  /// The user info sorted by key, without underlying errors and texts that Foundation generates.
  var userInfo: [(key: String, value: String)]
  var underlying: [any Error]

  init?(_ error: any Error) {
    let object: NSError
    switch error {
    case let error as URLError: object = error as NSError
    case let error as CocoaError: object = error as NSError
    case let error as POSIXError: object = error as NSError
    default:
      guard type(of: error) is NSError.Type else { return nil }
      object = error as NSError
    }
    domain = object.domain
    code = object.code
    let isOwn = type(of: error) == NSError.self
    let beneath = [NSUnderlyingErrorKey, "NSMultipleUnderlyingErrorsKey"]
    underlying = beneath.flatMap { key -> [any Error] in
      switch object.userInfo[key] {
      case let errors as [any Error]: errors
      case let error as any Error: [error]
      default: []
      }
    }
    userInfo = object.userInfo.filter { key, _ in
      !beneath.contains(key) && (isOwn || !key.hasPrefix("NSLocalized") && key != "NSDebugDescription")
    }.sorted { $0.key < $1.key }.map { ($0.key, CompactText.text(of: $0.value)) }
  }
}
