import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

/// Recording what is recorded already changes nothing.
@Suite struct RecordingTests {
  private struct File: Equatable {
    var name: String
    var bytes: Data?
    var number: UInt64?
  }

  private func files(_ sandbox: Sandbox) -> [File] {
    sandbox.files.map { name in
      let path = sandbox.references + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return File(
        name: name, bytes: FileManager.default.contents(atPath: path),
        number: attributes?[.systemFileNumber] as? UInt64)
    }
  }

  @Test(arguments: 0..<12) func recordingAgainChangesNothing(seed: Int) throws {
    try withSandbox { sandbox throws in
      var random = SplitMix(seed: UInt64(seed))
      let texts = ["", "a", "a\n", "a\r\nb", "\u{FEFF}x", "e\u{301}", "\0", "<<<<<<< a\n=======\n>>>>>>> b", "日本\n"]
      let values = (0..<20).map { index in
        (name: index % 3 == 0 ? nil : "n\(index)", text: texts.randomElement(using: &random) ?? "")
      }
      func record(_ mode: SnapshotTestingConfiguration.Record, run: String) -> [LedgerEntry.Outcome] {
        var run = sandbox.running(in: run)
        run.registry = NameRegistry()
        return values.map { value in
          let assertion = run.assertion(named: value.name, record: mode)
          let isData = value.text.utf8.count % 2 == 1
          return run.run {
            isData
              ? assertion.verify({ Data(value.text.utf8) }, as: .data).outcome
              : assertion.verify({ value.text }, as: .lines).outcome
          }
        }
      }
      #expect(Set(record(.failed, run: "1")) == [.recorded])
      let before = files(sandbox)
      #expect(before.count == values.count)
      #expect(Set(record(.failed, run: "2")) == [.passed])
      #expect(files(sandbox) == before)
      #expect(Set(record(.all, run: "3")) == [.rerecorded])
      #expect(files(sandbox) == before)
      #expect(Set(record(.never, run: "4")) == [.passed])
    }
  }
}
