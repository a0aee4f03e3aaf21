import Foundation
import SnapshotCore
import SnapshotFoundation

/// The error of a request that no recorded exchange answers. The client gets it, and the test fails with its description.
public struct UnknownRequest: Error, CustomStringConvertible {
  /// The request, without its credentials.
  public let request: RecordedRequest
  /// The recorded request that is most similar, if any is recorded.
  public let nearest: RecordedRequest?
  /// What happened, and what differs from the nearest request.
  public let description: String

  init(_ request: RecordedRequest, recorded: [RecordedExchange], matching rule: RequestMatching) {
    self.request = request
    let title = "\(request.method) \(request.target)"
    let key = rule.key(of: request)
    let candidates = recorded.map(\.request)
    let equal = candidates.filter { rule.key(of: $0) == key }.count
    if equal > 0 {
      nearest = candidates.first { rule.key(of: $0) == key }
      description =
        "The client sent a request more often than it is recorded (\(equal) \(equal == 1 ? "time" : "times")): \(title)"
    } else if let found = Self.nearest(to: key, in: candidates, rule) {
      nearest = found
      let difference = TextDifference(
        expected: Self.text(of: found, rule), actual: Self.text(of: request, rule))
      description = """
        No recorded exchange has the request \(title)
        The nearest of \(counted(recorded.count, "recorded request")) is \(found.method) \(found.target)

        \(difference.patch.trimmingCharacters(in: .newlines))
        """
    } else {
      nearest = nil
      description = "No exchange is recorded for the request \(title)"
    }
  }

  /// Returns the request of which the method, the target and the body are most similar, and the first of several.
  private static func nearest(
    to key: RequestMatching.Key, in candidates: [RecordedRequest], _ rule: RequestMatching
  ) -> RecordedRequest? {
    candidates.map { candidate -> (request: RecordedRequest, distance: Int) in
      let other = rule.key(of: candidate)
      let distance =
        Self.distance(key.target, other.target) * 4 + (key.method == other.method ? 0 : 3)
        + (key.body == other.body ? 0 : 2) + (key.headers == other.headers ? 0 : 1)
      return (candidate, distance)
    }.min { $0.distance < $1.distance }?.request
  }

  /// The number of changed characters after the common beginning, such as the host.
  private static func distance(_ first: String, _ second: String) -> Int {
    let common = zip(first.unicodeScalars, second.unicodeScalars).prefix { $0 == $1 }.count
    func rest(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(common)))
    }
    return editDistance(rest(first), rest(second))
  }

  /// The compared parts of a request as text, with one query item per line.
  private static func text(of request: RecordedRequest, _ rule: RequestMatching) -> String {
    var part = request
    let key = rule.key(of: request)
    part.target = key.target
    part.headers = RecordedHeaders(
      request.headers.fields.filter { rule.headers.contains($0.name.lowercased()) })
    if !rule.comparesBody { part.body = Data() }
    return HTTPText.text(of: part, .pretty)
  }
}

/// The errors of all requests of a test that no recorded exchange answered.
struct UnknownRequests: Error, CustomStringConvertible {
  var requests: [UnknownRequest]
  /// Removes what a later request of the test showed to be a credential.
  var removal: SecretRemoval
  var description: String {
    let most = 10
    let rest = requests.count > most ? ["… and \(counted(requests.count - most, "more unknown request"))"] : []
    return
      (requests.prefix(most).map { removal.removing(from: $0.description) } + rest + [
        "To record the exchanges again, pass `record: .all` and a `live` client."
      ]).joined(separator: "\n\n")
  }
}
