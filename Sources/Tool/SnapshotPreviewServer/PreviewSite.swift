import Foundation
import SnapshotPreviewMessages

/// The resources of the page.
package struct PreviewSite: Sendable {
  private let access: AccessControl
  private let source: any PageSource

  package init(access: AccessControl, source: any PageSource) {
    self.access = access
    self.source = source
  }

  /// Returns the response to a request.
  package func response(to request: PageRequest) async -> PageResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    switch request.path {
    case "/":
      return PageResponse(
        type: "text/html; charset=utf-8", Data(PreviewAssets.page.description.utf8),
        headers: access.cookie(for: request))
    case "/style.css": return PageResponse(type: "text/css; charset=utf-8", Data(PreviewAssets.style.utf8))
    case "/script.js": return PageResponse(type: "text/javascript; charset=utf-8", Data(PreviewAssets.script.utf8))
    case "/events": return PageResponse(type: "text/event-stream", .events(events(await source.states())))
    case "/picture": return await picture(request.query)
    default: return .text(404, "Not found.")
    }
  }

  /// A picture as JSON: `{"picture": …}` or `{"failure": "…"}`.
  private func picture(_ query: [String: String]) async -> PageResponse {
    var configuration = PreviewConfiguration()
    configuration.device = query["device"] ?? ""
    configuration.orientation = query["orientation"] ?? ""
    configuration.typeSize = query["typeSize"] ?? configuration.typeSize
    configuration.colorScheme = query["colorScheme"] ?? configuration.colorScheme
    configuration.isRightToLeft = query["direction"] == "rightToLeft"
    configuration.locale = query["locale"] ?? configuration.locale
    guard Self.isLocale(configuration.locale) else {
      return Self.json(400, Answer(failure: "A locale is an identifier such as en_US, not “\(configuration.locale)”."))
    }
    switch await source.picture(of: query["preview"] ?? "", in: configuration) {
    case .drawn(let picture): return Self.json(200, Answer(picture: picture))
    case .failed(let message): return Self.json(200, Answer(failure: message))
    case .unknown: return Self.json(404, Answer(failure: "This preview no longer exists."))
    }
  }

  /// Whether a text has the form of a locale identifier.
  private static func isLocale(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_-@=".utf8.contains(byte)
        }
      }
  }

  private struct Answer: Encodable {
    var picture: PreviewPicture?
    var failure: String?
  }

  private static func json(_ status: Int, _ value: some Encodable) -> PageResponse {
    PageResponse(status: status, type: "application/json", encode(value))
  }

  private static func encode(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The values contain no numbers that JSON lacks, which is all that could fail.
    return (try? encoder.encode(value)) ?? Data("{}".utf8)
  }

  /// The seconds after which a comment is sent, which reveals connections that were closed.
  private static let heartbeat = 15

  /// The states as server-sent events.
  private func events(_ states: AsyncStream<PageState>) -> AsyncStream<[UInt8]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
      let changes = Task {
        for await state in states { continuation.yield(Array("data: ".utf8) + Self.encode(state) + Array("\n\n".utf8)) }
        continuation.finish()
      }
      let heartbeats = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(Self.heartbeat))
          continuation.yield(Array(": connected\n\n".utf8))
        }
      }
      continuation.onTermination = { _ in
        changes.cancel()
        heartbeats.cancel()
      }
    }
  }
}
