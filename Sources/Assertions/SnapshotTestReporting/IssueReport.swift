import SnapshotFoundation
import Testing

/// A failure that is reported to the framework that runs the test.
///
/// Swift Testing loses failures that are reported through XCTest, and XCTest those of Swift Testing, so each failure goes
/// to the framework of the running test. Outside of a running test even that framework can lose a failure: Swift Testing
/// while it plans the run (the arguments of tests, the conditions and preparations of traits) and after the run, XCTest
/// between its tests. ``LostFailures`` collects these failures, and the process exits with a failure status.
package struct IssueReport: Sendable {
  /// Bounded and escaped, because frameworks print it as it is.
  package let message: String
  /// The source location of the failure; `nil` if it is unknown.
  package var position: CallSite?
  /// The files that the framework stores with the failure.
  package var attachments: [FailureAttachment]

  package init(message: String, position: CallSite?, attachments: [FailureAttachment] = []) {
    self.message = VisibleText.block(Self.bounded(message))
    self.position = position
    self.attachments = attachments
  }

  /// The largest number of lines of a message, and its largest length in bytes before characters are escaped.
  package static let mostLines = 1000
  package static let mostBytes = 65_536

  /// Leaves out the end of a long message. The files that its beginning names have the whole texts.
  private static func bounded(_ message: String) -> String {
    guard message.utf8.count > mostBytes || message.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= mostLines else {
      return message
    }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    var kept = ""
    var count = 0
    for line in lines.prefix(mostLines) {
      let rest = mostBytes - kept.utf8.count
      guard line.utf8.count < rest else {
        if kept.isEmpty { kept = String(decoding: line.utf8.prefix(rest), as: UTF8.self) + "…\n" }
        break
      }
      kept += line + "\n"
      count += 1
    }
    return kept + "… and \(lines.count - count) more lines. The files of the snapshot have the whole texts."
  }

  /// Reports the failure.
  package func report() {
    LostFailures.prepare()
    let delivery = FailureDelivery(facts: .current, unconfirmed: LostFailures.unconfirmed) { framework in
      switch framework {
      case .swiftTesting: SwiftTestingReceiver()
      case .xcTest: XCTestReceiver()
      }
    }
    LostFailures.watch(delivery.deliver(self))
  }

  /// Stores attachments with the running test, without a failure.
  package static func attach(_ attachments: [FailureAttachment], at position: CallSite) {
    switch TestRunFacts.current.framework {
    case .swiftTesting:
      if Test.current != nil { SwiftTestingReceiver.attach(attachments, at: position.sourceLocation) }
    case .xcTest: XCTestReceiver.attach(attachments)
    }
  }
}

extension CallSite {
  /// The source location as Swift Testing takes it, which requires a line and a column of at least 1.
  package var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: VisibleText.line(reportedFileID), filePath: VisibleText.line(path), line: max(1, Int(clamping: line)),
      column: max(1, Int(clamping: column)))
  }

  /// The module and the name of the file at the path. A helper that passes only the path of its caller has its own file in
  /// `#fileID`, which Swift Testing would print with the caller's line.
  private var reportedFileID: String {
    let words = path.split(separator: "/")
    // A location that is known at run time has both.
    guard fileIDText == fileID.description, words.count > 1, let name = words.last, name.hasSuffix(".swift"),
      !fileIDText.hasSuffix("/" + name)
    else { return fileIDText }
    return fileIDText.prefix { $0 != "/" } + "/" + name
  }
}
