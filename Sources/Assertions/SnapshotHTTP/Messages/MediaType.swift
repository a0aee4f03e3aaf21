import Foundation

/// Media types, such as `text/html`.
enum MediaType {
  /// Returns the media type of a `Content-Type` in lowercase, without its parameters.
  static func text(of contentType: String?) -> String {
    (contentType ?? "").prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
  }
}
