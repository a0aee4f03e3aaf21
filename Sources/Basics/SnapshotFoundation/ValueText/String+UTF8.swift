extension String {
  /// Creates a text from UTF-8. Returns `nil` if the bytes are not valid UTF-8.
  ///
  /// `String(validating:as:)` alone would require macOS 15 and iOS 18.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(validating: bytes, as: UTF8.self)
    } else {
      self.init(validUTF8ByComparison: bytes)
    }
  }

  /// Creates a text from UTF-8 with a comparison, as systems before macOS 15 do. Invalid bytes are repaired, so that the text
  /// has other bytes if any of them is invalid.
  package init?(validUTF8ByComparison bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
