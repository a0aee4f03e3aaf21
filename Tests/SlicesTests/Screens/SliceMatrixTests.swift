import Foundation
import Slices
import TestReporting
import Testing
import Views

@testable import Snapshot
@testable import SnapshotCore

/// Slices at all sizes, and in numbers.
@Suite(.snapshots) struct SliceMatrixTests {
  private static let sizes: Matrix =
    (.devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge)).atScale(1)

  @Test("S28: two phones, seven type sizes, one call, fourteen references") func everySize() throws {
    assertSnapshots(of: AuthorSlice(.verified), across: Self.sizes)
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/SliceMatrixTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("everySize.") }
    #expect(files.count == 14)
    #expect(files.contains("everySize.iPhoneSE3-xS.png") && files.contains("everySize.iPhone14ProMax-xxxL.png"))
  }

  /// A name that fits everywhere but at the largest type on the narrow phone.
  private var longName: AuthorSliceViewModel {
    AuthorSliceViewModel(username: "rear.admiral.gr.hopper", timestamp: "yesterday", isVerified: true)
  }

  @Test("S29: a defect at one size fails that size alone") func plantedDefect() throws {
    assertNoDiagnostics(of: AuthorSlice(.verified), across: Self.sizes)
    assertNoDiagnostics(of: ActionSlice(ActionSliceViewModel(post: Post())), across: Self.sizes)
    let found = try AuthorSlice(longName).diagnostics(across: Self.sizes)
    #expect(found.map(\.cell.name) == ["iPhoneSE3-xxxL"])
    #expect(found.first?.diagnostics.map(\.rule) == [.truncatedText])
    withKnownIssue {
      assertNoDiagnostics(of: AuthorSlice(longName), across: Self.sizes)
    } matching: {
      "\($0)".contains("1 of 14 cells should be looked at: at xxxLarge on iPhoneSE3")
    }
    assertNoDiagnostics(of: AuthorSlice(longName), across: Self.sizes, allowing: [.truncatedText])
  }

  @Test("S34: two hundred scenarios record and verify in one run") func catalogue() throws {
    let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let scenarios = (0..<200).map { number in
      (
        name: "scenario \(number)",
        viewModel: VoteSliceViewModel(score: number, voteState: [.none, .upvoted, .downvoted][number % 3])
      )
    }
    /// The messages of those that fail, kept from the test that runs.
    func verify(run: String, _ scenarios: some Sequence<(name: String, viewModel: VoteSliceViewModel)>) -> [String] {
      var settings = ProcessSettings()
      settings.runDirectory = folder + "/" + run
      return ProcessSettings.$injected.withValue(settings) {
        NameRegistry.$injected.withValue(NameRegistry()) {
          scenarios.compactMap { scenario in
            let assertion = Assertion(
              name: scenario.name, record: .missing, directory: folder + "/references",
              position: SourcePosition(fileID: #fileID, filePath: #filePath, line: #line, column: #column),
              testName: "catalogue()")
            return assertion.verify({ VoteSlice(scenario.viewModel) }, as: .image).message
          }
        }
      }
    }
    let recorded = verify(run: "first", scenarios)
    #expect(recorded.count == 200)
    #expect(recorded.allSatisfy { $0.contains("Automatically recorded snapshot") })
    #expect(verify(run: "second", scenarios) == [])
    // And one that differs is found among others.
    var changed = Array(scenarios[70..<80])
    changed[7].viewModel.scoreText = "78"
    let failures = verify(run: "third", changed)
    #expect(failures.count == 1)
    #expect(failures.first?.contains("\"scenario 77\" does not match reference.") == true)
  }
}
