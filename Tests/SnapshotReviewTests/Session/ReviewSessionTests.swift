import RunFixtures
import SnapshotReview
import SnapshotRuns
import Testing

/// A review, key by key.
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

  /// Presses keys, carries every decision out, and gives the commands.
  @discardableResult
  private func press(_ keys: String, _ session: inout ReviewSession) -> [ReviewSession.Command] {
    keys.flatMap { key in
      let commands = session.press(.character(key))
      for command in commands {
        switch command {
        case .decide(let verdict, let results): session.didDecide(verdict, results)
        case .takeBack: session.didTakeBack()
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

  @Test func eachDecisionGoesOnToTheNext() {
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

  @Test func theRestOfAGroupIsDecidedAtOnce() {
    var session = session(3, 2)
    press("r", &session)
    #expect(press("A", &session).count == 1)
    #expect(names(session) == ["0-0-", "0-1+", "0-2+", "1-0", "1-1"])
    #expect(session.groupIndex == 1)
  }

  @Test func manyAreAskedAboutOnce() {
    var session = session(21)
    #expect(press("A", &session) == [])
    #expect(session.question == "Accept 21 snapshots? y or n")
    #expect(press("n", &session) == [])
    #expect(session.undecidedCount == 21 && session.question == nil)
    press("Ry", &session)
    #expect(session.count(of: .reject) == 21)
  }

  @Test func whatACauseDoesNotExplainIsLookedAtFirst() {
    let results = (0..<3).map { result("\($0)") }
    func session(unexplained: Int?) -> ReviewSession {
      let cause = Cause(title: "c", results: results, unexplained: unexplained, stage: "drawing")
      return ReviewSession(groups: [ReviewGroup(title: "c", results: results, cause: cause)])
    }
    var strange = session(unexplained: 1)
    #expect(press("A", &strange) == [])
    #expect(strange.message.contains("look at the cells first"))
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

  @Test func enterAcceptsNothing() {
    var session = session(1)
    #expect(session.press(.enter) == [])
    #expect(session.undecidedCount == 1 && session.isExpanded)
  }

  @Test func decisionsAreTakenBackLastFirst() {
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
    #expect(session.message == "There is nothing to take back.")
  }

  @Test func whatWasSkippedComesLast() {
    var session = session(2, 2)
    press("s", &session)
    #expect(session.item?.entry.name == "0-1")
    press("S", &session)
    #expect(session.item?.entry.name == "1-0")
    press("aa", &session)
    #expect(session.item?.entry.name == "0-0", "only what was skipped is left")
    #expect(session.undecidedCount == 2)
  }

  @Test func whatIsDecidedIsNotDecidedAgain() {
    var session = session(1)
    press("a", &session)
    #expect(press("r", &session) == [])
    #expect(session.message.contains("decided already"))
  }

  @Test func movingStaysInside() {
    var session = session(2, 1)
    press("]]]", &session)
    #expect(session.item?.entry.name == "0-1")
    press("nnn", &session)
    #expect(session.item?.entry.name == "1-0")
    press("ppp[[", &session)
    #expect(session.item?.entry.name == "0-0")
  }

  @Test func searchGoesToTheNextWithTheName() {
    var session = session(3, 2)
    press("/1-1", &session)
    #expect(session.search == "1-1")
    _ = session.press(.enter)
    #expect(session.item?.entry.name == "1-1" && session.search == nil)
    press("/nobody", &session)
    _ = session.press(.enter)
    #expect(session.message == "No snapshot is named nobody.")
    press("/a", &session)
    _ = session.press(.escape)
    #expect(session.undecidedCount == 5, "what is typed into a search decides nothing")
  }

  @Test func nothingToReview() {
    var session = session()
    #expect(session.undecidedCount == 0 && session.item == nil)
    for key in "arsuARSnp[]1234e/?" { _ = session.press(.character(key)) }
    #expect(session.press(.escape) == [])
    #expect(press("q", &session) == [.quit])
  }

  @Test func randomKeysNeverDecideTwice() {
    var random = SeededGenerator(seed: 7)
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
          case .takeBack(let results):
            #expect(results.allSatisfy { session.verdicts[$0.key] != nil })
            session.didTakeBack()
          case .openReport, .quit: break
          }
        }
        #expect(session.undecidedCount + session.verdicts.count == 29)
        #expect(session.item != nil)
      }
    }
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
