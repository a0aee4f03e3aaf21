import Foundation

/// Code of a value that isn't a view, such as the path of a shape. It runs with the environment at the position where the
/// value is used, also when layout and drawing call it.
struct PositionedCode {
  /// `nil` if the value reads no environment.
  private let frame: EvaluationFrame?

  /// Code that reads no environment.
  static let unchanged = PositionedCode(nil)

  fileprivate init(_ frame: EvaluationFrame?) { self.frame = frame }

  /// Runs the code.
  func callAsFunction<Result>(_ code: () throws -> Result) rethrows -> Result {
    guard let frame else { return try code() }
    return try EvaluationFrame.$current.withValue(frame, operation: code)
  }
}

/// A value that hides the type of the value whose code it runs.
protocol CodeHiding {
  var hiddenValue: Any { get }
}

/// A value that consists of others whose code it runs, such as a gesture with an action. Shapes need not say so: their parts
/// are views.
protocol CodeComposing {
  var codeParts: [Any] { get }
}

extension ElementContext {
  /// Returns how the code of a value runs at this position.
  ///
  /// - Parameter work: The kind of code: that of a gesture performs actions.
  /// - Throws: ``ViewError`` if the value reads a model that the environment lacks.
  func code(of value: Any, work: EvaluationFrame.Work = .body) throws -> PositionedCode {
    guard ValuesWithEnvironment.shared.mayInclude(value) else { return .unchanged }
    let properties = properties(in: value)
    let missing = properties.lazy.compactMap { ($0 as? any ModelRequiring)?.missingModel(in: environment) }.first
    if let missing { throw ViewError(missing.reason(at: path(of: value))) }
    return PositionedCode(properties.isEmpty ? nil : codeFrame(work))
  }

  private func path(of value: Any) -> String {
    [identity?.typePath, typeName(type(of: value))].compactMap { $0 }.joined(separator: "/")
  }
}

/// Returns the environment properties of a value and of the shapes, gestures and effects of which it consists.
///
/// - Complexity: Linear in the number of parts, each of which is visited once, without recursion.
private func properties(in value: Any) -> [any EnvironmentLinking] {
  var found: [any EnvironmentLinking] = []
  var remaining = [value]
  while let part = remaining.popLast() {
    found += DynamicProperties(of: part).properties.compactMap { $0.value as? any EnvironmentLinking }
    remaining += parts(of: part).reversed()
  }
  return found
}

/// Returns the parts of a value whose code it runs: what it hides, or else the ones that its own type names.
private func parts(of value: Any) -> [Any] {
  // What is hidden is a stored property, too.
  if let hiding = value as? any CodeHiding { return [hiding.hiddenValue] }
  return (value as? any CodeComposing)?.codeParts
    ?? Mirror(reflecting: value).children.map(\.value).filter { $0 is any View || $0 is any CodeHiding }
}

/// The types whose values may read the environment, because reflection is slow. Unchecked because a lock guards the set.
private final class ValuesWithEnvironment: @unchecked Sendable {
  static let shared = ValuesWithEnvironment()
  private let lock = NSLock()
  private var without: Set<ObjectIdentifier> = []

  func mayInclude(_ value: Any) -> Bool {
    let id = ObjectIdentifier(type(of: value))
    if lock.withLock({ without.contains(id) }) { return false }
    guard properties(in: value).isEmpty, Self.isKnown(value) else { return true }
    lock.withLock { _ = without.insert(id) }
    return false
  }

  /// Whether all values of the type consist of the same types.
  private static func isKnown(_ value: Any) -> Bool {
    !(value is any CodeHiding) && parts(of: value).allSatisfy(isKnown)
  }
}
