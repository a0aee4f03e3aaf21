import Foundation
import SnapshotFoundation

/// What stands for the bytes of a reference or an artifact where decisions about it are kept.
package enum ContentDigest {
  /// The SHA-256 in hexadecimal.
  package static func of(_ data: Data) -> String { data.withUnsafeBytes(SHA256.hexadecimal) }
}
