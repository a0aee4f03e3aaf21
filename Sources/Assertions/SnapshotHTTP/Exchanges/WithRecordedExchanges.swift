import Foundation
import SnapshotCore
import SnapshotFoundation

/// Runs a test of an HTTP client without a network: requests are answered by exchanges in a reference file beside the test.
///
///     @Test func userName() async throws {
///       try await withRecordedExchanges(live: .urlSession()) { exchanges in
///         let client = UserClient(data: exchanges.data)
///         let user = try await client.user(id: 1)
///         #expect(user.name == "Blob")
///       }
///     }
///
/// The first run sends the requests with the live client and records `userName.exchanges.json`; see ``ExchangeFile``. The test
/// fails once, as for every new reference. Later runs send nothing. Record modes are those of snapshots:
///
/// - `missing` records if the file does not exist, and `all` always. Both need a live client, without which `all` replays. On CI and
///   with `never`, nothing is sent or written.
/// - `failed` sends the requests that are not recorded, and records them too.
///
/// A request that no exchange answers throws ``UnknownRequest``, and the test fails with the nearest recorded request and what
/// differs. Recorded exchanges that were not used fail the test as well; accept the new file to remove them.
///
/// Nothing is written that `HTTPCredentials` names. The credentials of a session are also replaced where a server repeats them.
///
/// - Parameters:
///   - name: The name of the file within the test.
///   - record: The record mode, or `nil` for the mode of the innermost scope.
///   - rule: Which parts of requests are compared.
///   - credentials: What is redacted.
///   - live: The client that sends requests while exchanges are recorded.
///   - isolation: The actor of the test.
///   - testName: The name of the test in file names.
///   - body: The test. An error that it throws is thrown on, and nothing is recorded.
public func withRecordedExchanges<Result>(
  named name: String = "exchanges",
  record: SnapshotTestingConfiguration.Record? = nil,
  matching rule: RequestMatching = .standard,
  credentials: HTTPCredentials = .standard,
  live: LiveClient? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (RecordedExchanges) async throws -> Result
) async throws -> Result {
  let assertion = Assertion(
    name: name, record: record,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  let (result, verdict) = await assertion.verifyExchanges(matching: rule, credentials: credentials, live: live, body)
  if let verdict { assertion.report(verdict) }
  return try result.get()
}

extension Assertion {
  /// Runs a test with exchanges, and verifies that it used those of the file.
  ///
  /// - Returns: The result of the test, and the verdict unless the test's own error says all.
  package func verifyExchanges<Result>(
    matching rule: RequestMatching = .standard, credentials: HTTPCredentials = .standard, live: LiveClient? = nil,
    isolation: isolated (any Actor)? = #isolation, _ body: (RecordedExchanges) async throws -> Result
  ) async -> (result: Swift.Result<Result, any Error>, verdict: Verdict?) {
    let context = Context(self)
    let strategy = Snapshotting<[RecordedExchange], [RecordedExchange]>.exchanges
    let place = EarlyReference(of: self, as: strategy, in: context)
    let (mode, recorded) = Self.mode(of: place, policy: context.policy, live: live)
    let exchanges = RecordedExchanges(mode, recorded: recorded, matching: rule, credentials: credentials)
    let result = await awaited { try await body(exchanges) }
    let transcript = Swift.Result { try exchanges.finish() }
    if case .failure(let error) = result, case .success = transcript {
      // The test fails with its own error. The ledger gets it, too.
      let plain = exchanges.withoutCredentials(error)
      _ = verify({ throw plain }, as: strategy, at: place, in: context)
      return (result, nil)
    }
    return (result, verify({ [] }, as: strategy.giving(transcript), at: place, in: context).verdict)
  }

  private static func mode(
    of place: EarlyReference<[RecordedExchange]>, policy: RecordPolicy, live: LiveClient?
  ) -> (RecordedExchanges.Mode, [RecordedExchange]) {
    let file: Data?
    do {
      file = try place.bytes()
    } catch {
      return (.refusing(.unusableFile(describe(error))), [])
    }
    if policy.mode == .all, let live { return (.recording(live), []) }
    guard let file else {
      guard policy.mode != .never else {
        return (.refusing(.recordingDisabled(policy.note(on: .missing) ?? "")), [])
      }
      return (live.map { .recording($0) } ?? .refusing(.noLiveClient), [])
    }
    do {
      let recorded = try ExchangeFile.exchanges(in: file)
      if policy.mode == .failed, let live { return (.completing(live), recorded) }
      return (.replaying, recorded)
    } catch {
      return (.refusing(.unusableFile(error.description)), [])
    }
  }
}
