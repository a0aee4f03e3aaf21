import SnapshotLedger
import Testing

/// What tells the cases of a parametrised test apart in names.
package enum CaseArguments: Equatable, Sendable {
  /// The test has no parameters.
  case none
  /// The test has parameters, but this version of Swift Testing does not tell their values.
  case unknown
  /// The arguments' texts, in order: what each says of itself to Swift Testing, else all that is in it. Where one says
  /// something of itself, `contents` has what is in each, by which references were named before it did.
  case texts([String], contents: [String]? = nil)

  /// The running case's.
  package static var current: CaseArguments {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return .none }
    return arguments(of: testCase)
  }

  /// Swift Testing keeps the arguments to itself; a mirror finds them where they were in version 6.
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

  /// What a value says of itself to Swift Testing, if it does, and all that is in it. Neither depends on the order of
  /// hashing.
  private static func text(of value: Any) -> (description: String?, contents: String) {
    switch value {
    case let value as any StringProtocol: return (nil, String(value))
    case let value as any LosslessStringConvertible: return (nil, value.description)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    // NB: what an optional says of itself is `String(describing:)` of what it holds.
    let description =
      mirror.displayStyle == .optional ? nil : (value as? any CustomTestStringConvertible)?.testDescription
    if mirror.children.isEmpty, mirror.displayStyle == .enum { return (description, String(describing: value)) }
    return (description, DumpText.text(of: value))
  }

  /// The part of a file name and of an id.
  package var component: String? {
    guard case .texts(let texts, _) = self else { return nil }
    return Self.component(of: texts)
  }

  /// What the part was before the arguments said something of themselves, where that is another.
  package var earlierComponent: String? {
    guard case .texts(_, let contents?) = self else { return nil }
    let earlier = Self.component(of: contents)
    return earlier == component ? nil : earlier
  }

  /// What no other case of the test has, even where it says the same of itself.
  package var identity: String? {
    guard case .texts(let texts, let contents) = self else { return nil }
    return (texts + (contents ?? [])).joined(separator: "\u{1F}")
  }

  /// The texts where they are words without hyphens, of at most 80 bytes together, else their beginning and a hash of the
  /// whole.
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
