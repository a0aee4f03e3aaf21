import Foundation

/// What stands for the bytes of a reference or an artifact where decisions about it are kept.
public enum ContentDigest {
  /// The SHA-256 in hexadecimal.
  public static func of(_ data: Data) -> String {
    SHA256.digest(of: Array(data)).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}
