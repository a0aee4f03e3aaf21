import SnapshotFoundation
import SnapshotWorkspace
import Testing

/// The arguments that distinguish the cases of a parameterized test in file names.
package enum CaseArguments: Equatable, Sendable {
  /// The test has no parameters.
  case none
  /// The test has parameters, but this version of Swift Testing does not expose their values.
  case unknown
  /// The texts of the arguments: the test description of each, or a dump of its contents. If any argument has a test
  /// description, `contents` has the dumps of all, which distinguish arguments of equal descriptions.
  case texts([String], contents: [String]? = nil)

  /// The arguments of the running case.
  package static var current: CaseArguments {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return .none }
    return arguments(of: testCase)
  }

  /// Returns the arguments of a case. Swift Testing has no API for them, so this reflects its storage in version 6.
  package static func arguments(of testCase: Any) -> CaseArguments {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).descendant("parameterized"),
      let arguments = Mirror(reflecting: payload).descendant("arguments")
    else { return .unknown }
    let values = Mirror(reflecting: arguments).children.map { Mirror(reflecting: $0.value).descendant("value") }
    guard !values.isEmpty, !values.contains(where: { $0 == nil }) else { return .unknown }
    let all = values.compactMap { $0.map(text) }
    let contents = all.map(\.contents)
    let texts = all.map { $0.description ?? $0.contents }
    return texts == contents ? .texts(texts) : .texts(texts, contents: contents)
  }

  /// Returns the test description of a value, if any, and a dump of its contents. Both are deterministic.
  private static func text(of value: Any) -> (description: String?, contents: String) {
    switch value {
    case let value as any StringProtocol: return (nil, String(value))
    case let value as any LosslessStringConvertible: return (nil, value.description)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    // NB: the test description of an optional is `String(describing:)` of the wrapped value.
    let description =
      mirror.displayStyle == .optional ? nil : (value as? any CustomTestStringConvertible)?.testDescription
    if mirror.children.isEmpty, mirror.displayStyle == .enum { return (description, String(describing: value)) }
    return (description, (try? DumpText.text(of: value)) ?? "\(type(of: value))")
  }

  /// The component of file names and ids.
  package var component: String? {
    guard case .texts(let texts, _) = self else { return nil }
    return Self.component(of: texts)
  }

  /// A text that is unique among the cases of the test, even if their descriptions are equal.
  package var identity: String? {
    guard case .texts(let texts, let contents) = self else { return nil }
    return (texts + (contents ?? [])).joined(separator: "\u{1F}")
  }

  /// Returns the joined texts if they are words without hyphens of at most 80 bytes in total, otherwise their beginning and
  /// a hash.
  private static func component(of texts: [String]) -> String {
    let words = texts.map(ReferenceName.sanitized)
    let joined = words.joined(separator: "-")
    let isPlain = words == texts && !words.contains { $0.isEmpty || $0.contains("-") }
    if isPlain, joined.utf8.count <= 80 { return joined }
    let hash = StableHash.hexadecimal(texts.joined(separator: "\u{1F}")).prefix(8)
    let beginning = String(joined.prefix(24))
    return beginning.isEmpty ? String(hash) : "\(beginning)-\(hash)"
  }
}
