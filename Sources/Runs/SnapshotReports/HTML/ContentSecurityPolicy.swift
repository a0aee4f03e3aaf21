import Foundation
import SnapshotFoundation

/// The Content Security Policy of the HTML report: it allows only its own script, its own styles and its own images.
enum ContentSecurityPolicy {
  /// - Parameter hasAssets: Whether the page has images in the asset folder.
  static func allowing(script: String, hasAssets: Bool = false) -> String {
    let digest = Data(SHA256.digest(of: script)).base64EncodedString()
    let images = "img-src data:" + (hasAssets ? " 'self' file:" : "")
    return
      "default-src 'none'; \(images); style-src 'unsafe-inline'; script-src 'sha256-\(digest)'; "
      + "base-uri 'none'; form-action 'none'"
  }
}
