import SnapshotFoundation
import Testing

/// Passes failures to Swift Testing.
struct SwiftTestingReceiver: FailureReceiver {
  func receive(_ failure: IssueReport) -> FrameworkAnswer {
    let location = failure.position?.sourceLocation ?? #_sourceLocation
    if Test.current != nil { Self.attach(failure.attachments, at: location) }
    let issue = Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    // NB: Swift Testing has no API that tells whether `withKnownIssue` matched the issue.
    return Mirror(reflecting: issue).descendant("knownIssueContext", "some") == nil ? .unknown : .received
  }

  /// Attaches files to the running test. `swift test --attachments-path` and Xcode store them.
  static func attach(_ attachments: [FailureAttachment], at location: SourceLocation) {
    #if compiler(>=6.2)  // Swift 6.1 has no attachments.
      for attachment in attachments {
        #if canImport(ObjectiveC)
          guard attachment.xcTest == nil else { continue }
        #endif
        Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: location)
      }
    #endif
  }
}
