import Foundation
import Hashing

/// What the report may load: its own script, its own styles, pictures that it holds, and nothing else.
enum ContentSecurityPolicy {
  /// - Parameter hasNeighbours: Whether pictures lie beside the page.
  static func allowing(script: String, hasNeighbours: Bool = false) -> String {
    let digest = Data(SHA256.digest(of: script)).base64EncodedString()
    return
      "default-src 'none'; img-src data:\(hasNeighbours ? " 'self' file:" : ""); style-src 'unsafe-inline'; script-src 'sha256-\(digest)'; "
      + "base-uri 'none'; form-action 'none'"
  }
}
