import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotStructure

/// Which parts of a request decide whether a recorded exchange answers it. The method and the target always do; the order of query
/// items with different names does not.
///
///     try await withRecordedExchanges(matching: .standard.including(headers: ["Accept-Language"])) { … }
public struct RequestMatching: Hashable, Sendable {
  /// Whether bodies are compared: JSON by structure, forms without the order of fields, others by their bytes.
  public var comparesBody: Bool
  /// The names of the headers that are compared, in lowercase.
  public var headers: Set<String>

  /// Creates a rule.
  public init(comparesBody: Bool = true, headers: [String] = []) {
    self.comparesBody = comparesBody
    self.headers = Set(headers.map { $0.lowercased() })
  }

  /// The method, the target and the body. Headers differ between versions of clients and systems.
  public static let standard = RequestMatching()

  /// The method and the target, for bodies that differ in each run, such as `multipart/form-data` with its random boundary.
  public static let ignoringBody = RequestMatching(comparesBody: false)

  /// Returns this rule with more headers.
  public func including(headers: [String]) -> RequestMatching {
    var rule = self
    rule.headers.formUnion(headers.map { $0.lowercased() })
    return rule
  }

  /// Returns the compared parts of a request, with each in one notation. Equal requests have equal keys.
  func key(of request: RecordedRequest) -> Key {
    Key(
      method: request.method, target: Self.target(request.target),
      headers: headers.sorted().map { name in
        request.headers.fields.filter { $0.name.lowercased() == name }.map { "\(name): \($0.value)" }
          .joined(separator: "\n")
      },
      body: comparesBody ? Self.body(of: request) : Data())
  }

  struct Key: Hashable, Sendable {
    var method: String
    var target: String
    var headers: [String]
    var body: Data
  }

  private static func target(_ target: String) -> String {
    let target = decodingReplacements(in: target)
    guard let question = target.firstIndex(of: "?") else { return target }
    let end = target[question...].firstIndex(of: "#") ?? target.endIndex
    return target[...question] + sorted(target[question..<end].dropFirst()) + target[end...]
  }

  /// A client that gets `[redacted]` from a recorded response percent-encodes it in its URLs.
  private static func decodingReplacements(in text: String) -> String {
    ["%5B": "%5D", "%5b": "%5d"].reduce(text) {
      $0.replacing("\($1.key)redacted\($1.value)", with: HTTPRedaction.replacement)
    }
  }

  /// Items with equal names keep their order.
  private static func sorted(_ items: Substring) -> String {
    func name(_ item: Substring) -> Substring { item.prefix { $0 != "=" } }
    return items.split(separator: "&", omittingEmptySubsequences: false).enumerated().sorted {
      (String(name($0.element)), $0.offset) < (String(name($1.element)), $1.offset)
    }.map(\.element).joined(separator: "&")
  }

  private static func body(of request: RecordedRequest) -> Data {
    guard let text = String(validUTF8: request.body) else { return request.body }
    if MediaType.text(of: request.headers["Content-Type"]) == "application/x-www-form-urlencoded" {
      return Data(sorted(decodingReplacements(in: text)[...]).utf8)
    }
    return (try? DocumentStructure(json: text)).map { Data($0.root.canonicalText.utf8) } ?? request.body
  }
}
