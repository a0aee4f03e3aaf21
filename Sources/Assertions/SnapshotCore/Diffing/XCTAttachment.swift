import Foundation

#if canImport(ObjectiveC)
  import XCTest
#else
  /// A stand-in for XCTest's attachment on platforms where XCTest has none, so that strategies for Apple platforms compile.
  /// It has no effect.
  public struct XCTAttachment {
    /// Creates an attachment that has no effect.
    public init(data: Data) {}
    /// Creates an attachment that has no effect.
    public init(data: Data, uniformTypeIdentifier: String) {}
  }
#endif

/// A file that describes a difference.
public enum DiffAttachment {
  /// Data with a file name.
  case data(Data, name: String)
  /// An attachment of XCTest, which has an effect only on Apple platforms.
  case xcTest(XCTAttachment)
}
