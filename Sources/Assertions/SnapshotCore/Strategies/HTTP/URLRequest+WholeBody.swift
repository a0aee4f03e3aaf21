import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// The body as data: ``httpBody``, or what the stream contains. `nil` for a request without a body.
  ///
  /// A stream can be read once. Its client must make another one for the request that it sends.
  ///
  /// - Throws: ``UnreadableBody`` if the stream was read before, fails, or contains more than 64 MB.
  package var wholeBody: Data? {
    get throws {
      if let httpBody { return httpBody }
      guard let stream = httpBodyStream else { return nil }
      guard stream.streamStatus == .notOpen else {
        throw UnreadableBody(reason: "it was opened before. Create the request again for the assertion.")
      }
      stream.open()
      defer { stream.close() }
      return try stream.readAll(upTo: 64 << 20)
    }
  }
}

extension InputStream {
  fileprivate func readAll(upTo limit: Int) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(&buffer, maxLength: buffer.count)
      if count == 0 { return data }
      guard count > 0 else {
        throw UnreadableBody(reason: "\(streamError?.localizedDescription ?? "reading failed"). Correct the stream.")
      }
      data += buffer.prefix(count)
      guard data.count <= limit else {
        throw UnreadableBody(reason: "it has more than \(limit >> 20) MB. Use a smaller body, or filter the request.")
      }
    }
  }
}

/// An error for a stream that has no data for a snapshot.
struct UnreadableBody: Error, CustomStringConvertible {
  var reason: String
  var description: String { "The body of the request is a stream that cannot be read: \(reason)" }
}
