import SnapshotFoundation

/// An error for a file of recorded exchanges that cannot be read or written.
public enum ExchangeFileError: Error, Hashable, CustomStringConvertible {
  /// The file has more bytes than ``ExchangeFile/largestSize``.
  case tooLarge(bytes: Int)
  /// The file has more exchanges than ``ExchangeFile/mostExchanges``.
  case tooManyExchanges(Int)
  /// The file is not UTF-8 text or not JSON, for the reason.
  case notJSON(String)
  /// The file has another version of the format.
  case unsupportedVersion(String)
  /// A value is missing or has another type.
  case malformed(path: String, expected: String)
  /// A header or the target of a request has a line break, which would be another header.
  case lineBreak(String)
  /// The status of a response does not have three digits.
  case invalidStatus(Int)
  /// A header has an empty name.
  case namelessHeader
  /// The body of an exchange is compressed, so that credentials in it cannot be found.
  case compressedBody(String)
  /// A credential is part of bytes that are not text, where it cannot be replaced.
  case credentialInBinaryBody(String)

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "The recorded exchanges have \(bytes) bytes. The limit is \(ExchangeFile.largestSize) bytes. Record fewer or smaller "
        + "exchanges."
    case .tooManyExchanges(let count):
      "There are \(count) recorded exchanges. The limit is \(ExchangeFile.mostExchanges). Divide the test."
    case .notJSON(let reason):
      "The file of recorded exchanges is damaged. \(reason) Restore it from git, or record it again."
    case .unsupportedVersion(let version):
      "The file of recorded exchanges has version \(version), and this library reads version \(ExchangeFile.version). Record it "
        + "again."
    case .malformed(let path, let expected):
      "The file of recorded exchanges is damaged: expected \(expected) at \(path). Restore it from git, or record it again."
    case .lineBreak(let place):
      "The exchange is not recorded, because there is a line break in \(place)."
    case .invalidStatus(let status): "The exchange is not recorded, because \(status) is not a status of HTTP."
    case .namelessHeader: "The exchange is not recorded, because a header has an empty name."
    case .compressedBody(let request):
      "The exchange is not recorded, because a body of \(request) is compressed. Decompress it in the live client, and compress "
        + "requests after they are recorded."
    case .credentialInBinaryBody(let request):
      "The exchange is not recorded, because the binary body of \(request) contains a credential."
    }
  }
}
