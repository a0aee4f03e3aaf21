import SnapshotRuns
import SnapshotTestSupport
import SnapshotUI
import Testing

/// New defects block the acceptance of a root cause, so that harmless changes must have none.
@Suite struct NewDefectTests {
  private static let harmless: [ViewChange] = [
    ViewChange(
      "shadow of a text in a low frame", "", { low(Text("Sign in")) }, { low(Text("Sign in").shadow(radius: 8)) }),
    ViewChange("padding beyond a frame", "", CGFloat(0), 12) { padding in
      Text("Sign in").padding(padding).frame(width: 120, height: 30).background(Color.yellow)
    },
    ViewChange("line spacing in a low frame", "", CGFloat(0), 6) { Text("Sign in").lineSpacing($0).frame(height: 22) },
    ViewChange("offset of nothing", "", CGFloat(0), 0.5) { Text("Sign in").offset(x: $0).frame(width: 60, height: 20) },
    ViewChange("gradient between texts", "", false, true) { covered($0, by: gradient) },
    ViewChange("material between texts", "", false, true) { covered($0, by: Rectangle().fill(.regularMaterial)) },
    ViewChange("shadow around a component", "", CGFloat(0), 20) { radius in
      Text("Sign in").padding(4).background(Color.yellow).shadow(radius: radius).frame(width: 80, height: 24)
    },
    ViewChange("blur", "", CGFloat(0), 4) { Text("Sign in").blur(radius: $0).frame(width: 60, height: 18) },
  ]

  private static let defective: [(change: ViewChange, part: String)] = [
    (
      ViewChange("low frame", "", CGFloat(40), 8) { height in
        VStack {
          Text("Sign in").frame(height: height)
          Text("Log in")
        }
      }, "beyond its frame"
    ),
    (ViewChange("transparent color", "", false, true) { covered($0, by: Color.red.opacity(0.2)) }, "overlaps"),
    (
      ViewChange("transparent gradient", "", false, true) {
        covered($0, by: LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
      }, "overlaps"
    ),
    (
      ViewChange("opaque color in a group", "", false, true) { covered($0, by: Color.red.opacity(1), opacity: 0.4) },
      "overlaps"
    ),
    (ViewChange("narrow text", "", CGFloat(200), 40) { Text("Sign in").lineLimit(1).frame(width: $0) }, "is truncated"),
  ]

  private static var gradient: LinearGradient {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }

  private static func low(_ text: some View) -> any View { text.frame(width: 80, height: 19) }

  /// A text, and after the change another one above it with a ground between them.
  private static func covered(_ isCovered: Bool, by ground: some View, opacity: Double = 1) -> any View {
    ZStack {
      Text("Sign in").frame(width: 100, height: 40)
      if isCovered {
        ground.frame(width: 100, height: 40).opacity(opacity)
        Text("Log in")
      }
    }
  }

  @Test(arguments: harmless.indices) func harmlessChangesHaveNoNewDefect(index: Int) throws {
    let change = Self.harmless[index]
    let causes = try withSandbox { try ViewChange.report(of: [change], in: $0).causes }
    #expect(causes.flatMap(\.defects) == [], "\(change.name)")
  }

  @Test(arguments: defective.indices) func defectsBlockTheirRootCause(index: Int) throws {
    let (change, part) = Self.defective[index]
    let causes = try withSandbox { try ViewChange.report(of: [change], in: $0).causes }
    #expect(causes.flatMap(\.defects).contains { $0.contains(part) }, "\(change.name)")
    #expect(causes.first?.obstacle != nil)
  }
}
