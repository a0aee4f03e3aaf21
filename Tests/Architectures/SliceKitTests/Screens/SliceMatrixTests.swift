import Foundation
import SliceKit
import Snapshot
import SnapshotCore
import SnapshotFoundation
import Testing
import SnapshotUI

/// Slices at many sizes, and many slices.
@Suite(.snapshots) struct SliceMatrixTests {
  private static let sizes: Matrix =
    (.devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge)).atScale(1)

  @Test("S28: one call records two phones at seven type sizes") func everySize() throws {
    assertSnapshots(of: AuthorSlice(.verified), across: Self.sizes)
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/SliceMatrixTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("everySize.") }
    #expect(files.count == 14)
    #expect(files.contains("everySize.iPhoneSE3-xS.png") && files.contains("everySize.iPhone14ProMax-xxxL.png"))
  }

  /// A name that only overflows at the largest type size on the narrow phone.
  private var longName: AuthorSliceViewModel {
    AuthorSliceViewModel(username: "rear.admiral.grace.hopper", timestamp: "yesterday", isVerified: true)
  }

  @Test("S29: a defect at one size fails only for this size") func plantedDefect() throws {
    assertNoDiagnostics(of: AuthorSlice(.verified), across: Self.sizes)
    assertNoDiagnostics(of: ActionSlice(ActionSliceViewModel(post: Post())), across: Self.sizes)
    let found = try AuthorSlice(longName).diagnostics(across: Self.sizes)
    #expect(found.map(\.cell.name) == ["iPhoneSE3-xxxL"])
    #expect(found.first?.diagnostics.map(\.rule) == [.textTruncated])
    withKnownIssue {
      assertNoDiagnostics(of: AuthorSlice(longName), across: Self.sizes)
    } matching: {
      "\($0)".contains("Layout issues in 1 of 14 configurations: at xxxLarge on iPhoneSE3")
    }
    assertNoDiagnostics(of: AuthorSlice(longName), across: Self.sizes, allowing: [.textTruncated])
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
    /// Returns the messages of failures without failing the running test.
    func verify(run: String, _ scenarios: some Sequence<(name: String, viewModel: VoteSliceViewModel)>) -> [String] {
      var settings = ProcessSettings()
      settings.runDirectory = folder + "/" + run
      return ProcessSettings.$injected.withValue(settings) {
        NameRegistry.$injected.withValue(NameRegistry()) {
          scenarios.compactMap { scenario in
            let assertion = Assertion(
              name: scenario.name, record: .missing, directory: folder + "/references",
              position: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column),
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
    // One difference among the scenarios is found.
    var changed = Array(scenarios[70..<80])
    changed[7].viewModel.scoreText = "78"
    let failures = verify(run: "third", changed)
    #expect(failures.count == 1)
    #expect(failures.first?.contains("\"scenario 77\" does not match reference.") == true)
  }
}
