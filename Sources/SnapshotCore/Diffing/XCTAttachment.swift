import Foundation

#if canImport(ObjectiveC)
  import XCTest
#else
  /// What XCTest attaches to a failure on Apple systems. XCTest has none elsewhere; the type is there so that
  /// strategies written for Apple systems compile.
  public struct XCTAttachment {
    public init(data: Data) {}
    public init(data: Data, uniformTypeIdentifier: String) {}
  }
#endif

/// A file that explains a difference.
public enum DiffAttachment {
  /// Bytes under a file name.
  case data(Data, name: String)
  /// An attachment of XCTest, which is shown on Apple systems only.
  case xcTest(XCTAttachment)
}
