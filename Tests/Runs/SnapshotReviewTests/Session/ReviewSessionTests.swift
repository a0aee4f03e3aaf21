import SnapshotRunFixtures
import SnapshotReview
import SnapshotSeededRandom
import Testing

// Creates root causes, whose initializer is internal.
@testable import SnapshotRuns

/// The keys of a review.
@Suite struct ReviewSessionTests {
  private func session(_ sizes: Int...) -> ReviewSession {
    ReviewSession(
      groups: sizes.enumerated().map { group, size in
        ReviewGroup(title: "\(group)", results: (0..<size).map { result("\(group)-\($0)") })
      })
  }

  private func result(_ name: String) -> SnapshotResult {
    SnapshotResult.results(of: [.example(name: name, outcome: .changed)])[0]
  }

  /// Presses keys, performs every decision, and returns the commands.
  @discardableResult
  private func press(_ keys: String, _ session: inout ReviewSession) -> [ReviewSession.Command] {
    keys.flatMap { key in
      let commands = session.press(.character(key))
      for command in commands {
        switch command {
        case .decide(let verdict, let results): session.didDecide(verdict, results)
        case .undo: session.didUndo()
        case .openReport, .quit: break
        }
      }
      return commands
    }
  }

  private func names(_ session: ReviewSession) -> [String] {
    session.groups.flatMap(\.results).map { result in
      switch session.verdicts[result.key] {
      case .accept: result.entry.name + "+"
      case .reject: result.entry.name + "-"
      case nil: result.entry.name
      }
    }
  }

  @Test func decisionAdvancesToTheNextSnapshot() {
    var session = session(2, 1)
    #expect(session.item?.entry.name == "0-0")
    press("a", &session)
    #expect(session.item?.entry.name == "0-1")
    press("r", &session)
    #expect(session.item?.entry.name == "1-0")
    #expect(session.undecidedCount == 1)
    press("a", &session)
    #expect(session.undecidedCount == 0)
    #expect(names(session) == ["0-0+", "0-1-", "1-0+"])
    #expect(session.count(of: .accept) == 2 && session.count(of: .reject) == 1)
  }

  @Test func decidesTheRestOfAGroup() {
    var session = session(3, 2)
    press("r", &session)
    #expect(press("A", &session).count == 1)
    #expect(names(session) == ["0-0-", "0-1+", "0-2+", "1-0", "1-1"])
    #expect(session.groupIndex == 1)
  }

  @Test func confirmsManyDecisions() {
    var session = session(21)
    #expect(press("A", &session) == [])
    #expect(session.question == "Accept 21 snapshots? (y/n)")
    #expect(press("n", &session) == [])
    #expect(session.undecidedCount == 21 && session.question == nil)
    press("Ry", &session)
    #expect(session.count(of: .reject) == 21)
  }

  @Test func unexplainedPixelsMustBeListedFirst() {
    let results = (0..<3).map { result("\($0)") }
    func session(unexplained: Int?) -> ReviewSession {
      let cause = Cause(title: "c", results: results, unexplained: unexplained, stage: "drawing")
      return ReviewSession(groups: [ReviewGroup(title: "c", results: results, cause: cause)])
    }
    var strange = session(unexplained: 1)
    #expect(press("A", &strange) == [])
    #expect(strange.message.contains("List the snapshots"))
    press("e", &strange)
    #expect(press("A", &strange).count == 1)
    #expect(strange.undecidedCount == 0)
    for unexplained in [0, nil] {
      var plain = session(unexplained: unexplained)
      #expect(press("A", &plain).count == 1)
    }
    var rejected = session(unexplained: 1)
    #expect(press("R", &rejected).count == 1)
  }

  @Test func newDefectsMustBeListedFirst() {
    let results = (0..<3).map { result("\($0)") }
    var cause = Cause(title: "c", results: results, unexplained: 0, stage: "drawing")
    cause.defectiveKeys = [results[1].key]
    cause.exampleOfDefects = "Text \"Go\" is truncated"
    var session = ReviewSession(groups: [ReviewGroup(title: "c", results: results, cause: cause)])
    #expect(press("A", &session) == [])
    #expect(session.message.hasPrefix("1 snapshot has new defects, such as: Text \"Go\" is truncated. List"))
    press("e", &session)
    #expect(press("A", &session).count == 1)
  }

  @Test func enterDoesNotAccept() {
    var session = session(1)
    #expect(session.press(.enter) == [])
    #expect(session.undecidedCount == 1 && session.isExpanded)
  }

  @Test func undoesTheLastDecisionFirst() {
    var session = session(2, 1)
    press("aAr", &session)
    #expect(session.undecidedCount == 0)
    press("u", &session)
    #expect(session.item?.entry.name == "1-0")
    press("u", &session)
    #expect(session.item?.entry.name == "0-1")
    press("u", &session)
    #expect(names(session) == ["0-0", "0-1", "1-0"])
    #expect(press("u", &session) == [])
    #expect(session.message == "No decision to undo.")
  }

  @Test func skippedSnapshotsComeLast() {
    var session = session(2, 2)
    press("s", &session)
    #expect(session.item?.entry.name == "0-1")
    press("S", &session)
    #expect(session.item?.entry.name == "1-0")
    press("aa", &session)
    #expect(session.item?.entry.name == "0-0", "only what was skipped is left")
    #expect(session.undecidedCount == 2)
  }

  @Test func decidedSnapshotsAreNotDecidedAgain() {
    var session = session(1)
    press("a", &session)
    #expect(press("r", &session) == [])
    #expect(session.message.contains("Already decided"))
  }

  @Test func navigationStaysInBounds() {
    var session = session(2, 1)
    press("]]]", &session)
    #expect(session.item?.entry.name == "0-1")
    press("nnn", &session)
    #expect(session.item?.entry.name == "1-0")
    press("ppp[[", &session)
    #expect(session.item?.entry.name == "0-0")
  }

  @Test func searchFindsTheNextMatch() {
    var session = session(3, 2)
    press("/1-1", &session)
    #expect(session.search == "1-1")
    _ = session.press(.enter)
    #expect(session.item?.entry.name == "1-1" && session.search == nil)
    press("/nobody", &session)
    _ = session.press(.enter)
    #expect(session.message == "No snapshot matches nobody.")
    press("/a", &session)
    _ = session.press(.escape)
    #expect(session.undecidedCount == 5, "what is typed into a search decides nothing")
  }

  @Test func emptyReview() {
    var session = session()
    #expect(session.undecidedCount == 0 && session.item == nil)
    for key in "arsuARSnp[]1234e/?" { _ = session.press(.character(key)) }
    #expect(session.press(.escape) == [])
    #expect(press("q", &session) == [.quit])
  }

  @Test func randomKeysNeverDecideTwice() {
    var random = SplitMix(seed: 7)
    let keys = Array("arsuARSnp[]1234eyn/z?o")
    for _ in 0..<200 {
      var session = session(3, 1, 25)
      for _ in 0..<60 {
        let key = keys[Int(random.next() % UInt64(keys.count))]
        for command in session.press(.character(key)) {
          switch command {
          case .decide(let verdict, let results):
            #expect(results.allSatisfy { session.verdicts[$0.key] == nil } && !results.isEmpty)
            session.didDecide(verdict, results)
          case .undo(let results):
            #expect(results.allSatisfy { session.verdicts[$0.key] != nil })
            session.didUndo()
          case .openReport, .quit: break
          }
        }
        #expect(session.undecidedCount + session.verdicts.count == 29)
        #expect(session.item != nil)
      }
    }
  }
}
