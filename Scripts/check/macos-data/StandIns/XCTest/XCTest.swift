// Darwin's XCTest as far as this package's products use it.
@_exported import Foundation

open class XCTest: NSObject {
  open var testCaseCount: Int { 0 }
  open var name: String { "" }
  open var testRun: XCTestRun? { nil }
  @MainActor @preconcurrency open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  @MainActor @preconcurrency open func tearDown() async throws {}
}

open class XCTestRun: NSObject {
  open var failureCount: Int { 0 }
  open var unexpectedExceptionCount: Int { 0 }
  open var totalFailureCount: Int { 0 }
  open var hasSucceeded: Bool { true }
  open var hasBeenSkipped: Bool { false }
}

open class XCTestCase: XCTest {
  public override init() {}
  open var continueAfterFailure: Bool {
    get { true }
    set {}
  }
  open func record(_ issue: XCTIssue) {}
  open func addTeardownBlock(_ block: @escaping () -> Void) {}
  open func add(_ attachment: XCTAttachment) {}
  open func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }
  open func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) {}
  open func invokeTest() {}
}

open class XCTestExpectation: NSObject, @unchecked Sendable {
  open func fulfill() {}
}

open class XCTestSuite: XCTest {}

public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

open class XCTContext: NSObject {
  @MainActor @preconcurrency
  open class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}

open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  public enum ImageQuality: Int, Sendable { case original, medium, low }

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }
  public convenience init(string: String) { self.init(uniformTypeIdentifier: nil, name: nil, payload: nil) }
  public convenience init(contentsOfFile url: URL) { self.init(uniformTypeIdentifier: nil, name: nil, payload: nil) }

  open var uniformTypeIdentifier: String { "" }
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  open var lifetime: Lifetime = .deleteOnSuccess
}

public struct XCTSourceCodeLocation: Hashable, Sendable {
  public init(filePath: String, lineNumber: Int) {}
  public init(fileURL: URL, lineNumber: Int) {}
}

public struct XCTSourceCodeContext: Sendable {
  public init(location: XCTSourceCodeLocation?) {}
  public init() {}
  public var location: XCTSourceCodeLocation? { nil }
}

public struct XCTIssueReference: Sendable {}

public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.attachments = attachments
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var attachments: [XCTAttachment]
  public var description: String { "" }
  public mutating func add(_ attachment: XCTAttachment) {}
}

open class XCTExpectedFailure: NSObject {
  open class Options: NSObject {}
  open var failureReason: String? { nil }
  open var issue: XCTIssue { fatalError() }
}

public protocol XCTestObservation: NSObjectProtocol {
  func testBundleWillStart(_ testBundle: Bundle)
  func testBundleDidFinish(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  func testCaseDidFinish(_ testCase: XCTestCase)
}

/// The methods of the protocol are optional requirements of Objective-C.
extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
}

open class XCTestObservationCenter: NSObject, @unchecked Sendable {
  open class var shared: XCTestObservationCenter { fatalError() }
  open func addTestObserver(_ testObserver: any XCTestObservation) {}
  open func removeTestObserver(_ testObserver: any XCTestObservation) {}
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

public struct XCTSkip: Error {
  public let message: String?
  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    self.message = message()
  }
}
