import SnapshotLedger
import Testing

/// What tells the cases of a parametrised test apart in names.
enum CaseArguments: Equatable, Sendable {
  /// The test has no parameters.
  case none
  /// The test has parameters, but this version of Swift Testing does not tell their values.
  case unknown
  /// The arguments' texts, in order.
  case texts([String])

  /// The running case's.
  static var current: CaseArguments {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return .none }
    return arguments(of: testCase)
  }

  /// Swift Testing keeps the arguments to itself; a mirror finds them where they were in version 6.
  static func arguments(of testCase: Any) -> CaseArguments {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).descendant("parameterized"),
      let arguments = Mirror(reflecting: payload).descendant("arguments")
    else { return .unknown }
    let values = Mirror(reflecting: arguments).children.map { Mirror(reflecting: $0.value).descendant("value") }
    guard !values.isEmpty, !values.contains(where: { $0 == nil }) else { return .unknown }
    return .texts(values.compactMap { $0.map(text) })
  }

  /// A value's text, which never depends on the order of hashing.
  private static func text(of value: Any) -> String {
    switch value {
    case let value as any StringProtocol: return String(value)
    case let value as any LosslessStringConvertible: return value.description
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty, mirror.displayStyle == .enum { return String(describing: value) }
    return DumpText.text(of: value)
  }

  /// The part of a file name and of an id: the texts where they are words without hyphens, of at most 80 bytes together, else their
  /// beginning and a hash of the whole.
  var component: String? {
    guard case .texts(let texts) = self else { return nil }
    let words = texts.map(ReferenceName.sanitized)
    let joined = words.joined(separator: "-")
    let isPlain = words == texts && !words.contains { $0.isEmpty || $0.contains("-") }
    if isPlain, joined.utf8.count <= 80 { return joined }
    let hash = StableHash.hexadecimal(texts.joined(separator: "\u{1F}")).prefix(8)
    let beginning = String(joined.prefix(24))
    return beginning.isEmpty ? String(hash) : "\(beginning)-\(hash)"
  }
}
