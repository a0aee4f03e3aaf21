import Foundation
import Raster

/// What the report may load: its own script, its own styles, pictures that it holds, and nothing else.
enum ContentSecurityPolicy {
  static func allowing(script: String) -> String {
    let digest = Data(SHA256.digest(of: script)).base64EncodedString()
    return "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(digest)'; "
      + "base-uri 'none'; form-action 'none'"
  }
}
