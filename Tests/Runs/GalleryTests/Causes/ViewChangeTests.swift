import SnapshotRuns
import SnapshotTestSupport
import SnapshotUI
import Testing

/// Names the root causes of small changes of views, in real runs with layout texts.
///
/// `Scripts/check/causes` prints the figures. The goals are those of the specification: at least 95 % right, none wrong, and at
/// most 1.1 groups per change.
@Suite struct ViewChangeTests {
  /// A text joins the cause of its picture, and not that of another picture of its test.
  @Test func layoutTextsJoinTheCausesOfTheirPictures() throws {
    let words = ViewChange("title", "", "Sign in", "Log in") { Text($0) }
    let color = ViewChange("card", "", CGFloat(4), 12) { spacing in
      VStack(spacing: spacing) {
        Text("One")
        Text("Two")
      }
    }
    let causes = try withSandbox { try ViewChange.report(of: [words, color], in: $0).causes }
    #expect(causes.map(\.results.count) == [8, 8])
    #expect(causes.map { Set($0.results.map(\.entry.name)).count } == [1, 1])
    #expect(
      causes.map(\.extent) == [
        "4 snapshots and 4 texts, all configurations, no unexplained pixels",
        "4 snapshots and 4 texts, all configurations, no unexplained pixels",
      ])
  }

  @Test func twoChangesAreBothNamed() throws {
    let pair = ViewChange("pair", "", false, true) { isOther in
      VStack {
        HStack {
          Text("Aiko Mori")
          if !isOther { Text("Premium").padding(4).background(Color.yellow, in: Capsule()) }
        }
        RoundedRectangle(cornerRadius: isOther ? 8 : 20).frame(width: 200, height: 100)
      }
    }
    let titles = try withSandbox { try ViewChange.report(of: [pair], in: $0).causes.map(\.title) }
    #expect(titles == ["Text \"Premium\" removed; RoundedRectangle corner radius 20 → 8"])
    let fitting = ViewChange("fitting", "", false, true) { isOther in
      VStack {
        VStack {
          ViewThatFits {
            HStack {
              Text("Aiko Mori")
              if !isOther { Text("Premium").padding(4) }
            }
            Text("Aiko")
          }
        }
        RoundedRectangle(cornerRadius: isOther ? 8 : 20).frame(width: 200, height: 100)
      }
    }
    let others = try withSandbox { try ViewChange.report(of: [fitting], in: $0).causes.map(\.title) }
    #expect(others == titles)
  }

  @Test func rootCausesOfChangedViewsAreFound() throws {
    var (right, groups, lines, others) = (0, 0, [String](), Set<String>())
    for change in ViewChange.all {
      let causes = try withSandbox { try ViewChange.report(of: [change], in: $0).causes }
      let isRight = causes.count == 1 && causes[0].title.contains(change.title)
      if isRight { right += 1 } else { others.insert(change.name) }
      groups += causes.count
      lines.append("causes: \(isRight ? "right" : "NOT") \(change.name): \(change.title)")
      for cause in causes {
        lines.append("causes:     \(cause.title)  [\(cause.extent)]")
        lines += (cause.defects + cause.details).prefix(4).map { "causes:       \($0)" }
      }
    }
    let count = ViewChange.all.count
    lines.append("causes: \(right) right of \(count) changed views with layout texts, \(groups) groups")
    print(lines.joined(separator: "\n"))
    #expect(count >= 60)
    #expect(others.isEmpty)
    #expect(right * 100 >= count * 95)
    #expect(groups * 10 <= count * 11)
  }
}
