import SnapshotRuns
import SnapshotTestSupport
import SnapshotUI
import Testing

/// Which snapshots of real runs share a cause.
@Suite struct RootCauseGroupingTests {
  private static let schemes = (Matrix.devices(.iPhoneSE3) * .colorSchemes(.light, .dark)).atScale(1)

  private func causes(_ changes: [ViewChange]) throws -> [Cause] {
    try withSandbox { try ViewChange.report(of: changes, texts: nil, in: $0).causes }
  }

  private func bordered(_ number: Int, _ words: String = "Go", width: CGFloat) -> some View {
    Text("\(words) \(number)").padding(CGFloat(4 + number)).border(Color(RGBA(0x004488)), width: width)
  }

  /// The acceptance test of causes: one change of style in 200 pictures of different sizes and texts.
  @Test func oneChangeOfStyleIsOneRootCause() throws {
    let found = try causes(
      (0..<50).map { number in
        ViewChange("n\(number)", "", CGFloat(2), 3) { bordered(number, width: $0) }
      })
    #expect(found.map(\.title) == ["border width 2 → 3"])
    #expect(found.map(\.results.count) == [200])
    #expect(found.first?.unexplained == 0)
    #expect(found.first?.stage == "elements")
  }

  /// Accepting the common change must not accept the further one unseen.
  @Test func aFurtherChangeOfSomeSnapshotsIsASeparateRootCause() throws {
    let found = try causes(
      (0..<4).map { number in
        ViewChange("n\(number)", "", false, true) { isNew in
          bordered(1, isNew && number == 2 ? "Come" : "Go", width: isNew ? 3 : 2)
        }
      })
    let common = "border width 2 → 3"
    #expect(found.map(\.title) == [common, "Text \"Go 1\" → \"Come 1\"; \(common)"])
    #expect(
      found.map(\.extent) == [
        "12 snapshots of 3 names, all configurations, no unexplained pixels",
        "4 snapshots, all configurations, no unexplained pixels",
      ])
  }

  @Test func independentChangesAreSeparateRootCauses() throws {
    let styles = (0..<3).map { number in
      ViewChange("style\(number)", "", CGFloat(2), 3) { bordered(number, width: $0) }
    }
    let words = ViewChange("words", "", "Go", "Come") { bordered(9, $0, width: 2) }
    #expect(
      try causes(styles + [words]).map { "\($0.title): \($0.results.count)" } == [
        "border width 2 → 3: 12", "Text \"Go 9\" → \"Come 9\": 4",
      ])
  }

  /// A view whose border differs in dark mode.
  private struct Adaptive: NonisolatedView {
    var lightWidth: CGFloat = 2
    var darkWidth: CGFloat
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Text("Go").padding(8).border(Color(RGBA(0x004488)), width: scheme == .dark ? darkWidth : lightWidth)
    }
  }

  /// Passed cells are known too: what changed in dark alone says so in one word.
  @Test func configurationsOfAMatrixAreSummarized() throws {
    let found = try causes([ViewChange("login", "", CGFloat(2), 3) { Adaptive(darkWidth: $0) }])
    #expect(found.map(\.extent) == ["2 snapshots, dark, no unexplained pixels"])
  }

  /// Snapshots of one cause can be in different matrices.
  @Test func configurationsOfSeveralMatricesAreSummarized() throws {
    func adaptive(_ name: String) -> ViewChange {
      ViewChange(name, "", CGFloat(2), 3) { Adaptive(darkWidth: $0) }
    }
    let all = ViewChange("all", "", CGFloat(2), 3) { Adaptive(lightWidth: $0, darkWidth: $0) }
    #expect(try causes([adaptive("a"), adaptive("b").across(Self.schemes)]).map(\.configurations) == ["dark"])
    let sizes = (Matrix.devices(.iPhoneSE3) * .typeSizes(.small, .large) * .colorSchemes(.light, .dark)).atScale(1)
    #expect(try causes([adaptive("a"), adaptive("b").across(sizes)]).map(\.configurations) == ["dark"])
    #expect(try causes([adaptive("a"), all]).map(\.configurations) == ["part of each matrix"])
    let large = (Matrix.devices(.iPhoneSE3) * .typeSizes(.xxxLarge) * .colorSchemes(.dark)).atScale(1)
    #expect(try causes([adaptive("a"), all.across(large)]).map(\.configurations) == ["dark"])
  }

  /// A fill and a stroke in one color, which is a token of a design.
  @Test func aColorChangeIsOneRootCause() throws {
    let shapes: [@Sendable (Color) -> any View] = [
      { Circle().fill($0).frame(width: 40, height: 40) }, { Rectangle().stroke($0).frame(width: 40, height: 40) },
    ]
    let found = try causes(
      shapes.enumerated().map { number, shape in
        ViewChange("shape\(number)", "", RGBA(0x111111), RGBA(0x222222)) { shape(Color($0)) }
      })
    #expect(found.map(\.title) == ["color #111111 → #222222"])
  }

  /// A mark in a color token that has a value for each color scheme.
  private struct Mark: NonisolatedView {
    var light: UInt32
    var dark: UInt32
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Circle().fill(Color(RGBA(scheme == .dark ? dark : light))).frame(width: 40, height: 40)
    }
  }

  @Test func aTokenWithTwoSchemesIsOneRootCause() throws {
    let change = ViewChange(
      "mark", "", { Mark(light: 0x111111, dark: 0xEEEEEE) }, { Mark(light: 0x222222, dark: 0xDDDDDD) })
    #expect(
      try causes([change.across(Self.schemes)]).map(\.title)
        == ["Circle fill #111111 → #222222, #EEEEEE → #DDDDDD in Mark"])
  }

  @Test func aStyleOverManyTypeSizesIsOneRootCauseWithARange() throws {
    let sizes = (Matrix.devices(.iPhoneSE3) * .typeSizes(.xSmall, .large, .xxxLarge)).atScale(1)
    let change = ViewChange("title", "", Font.body, .title3) { Text("Go").font($0) }
    #expect(try causes([change.across(sizes)]).map(\.title) == ["Text \"Go\" font size 14…23 → 17…26"])
  }

  @Test func newDefectsAreListedAndBlockTheRootCause() throws {
    let narrow = ViewChange("narrow", "", Font.body, .title3) { Text("Go on").font($0).lineLimit(1).frame(width: 52) }
    let wide = ViewChange("wide", "", Font.body, .title3) { Text("Go on").font($0).lineLimit(1).frame(width: 300) }
    let large = (Matrix.devices(.iPhoneSE3) * .typeSizes(.large)).atScale(1)
    let cause = try #require(try causes([narrow.across(large), wide.across(large)]).first)
    #expect(cause.results.count == 2)
    #expect(cause.defects == ["NEW Text \"Go on\"  is truncated"])
    #expect(cause.defectiveKeys.count == 1)
    #expect(cause.obstacle == "1 snapshot has new defects, such as: Text \"Go on\" is truncated")
    #expect(try causes([wide.across(large)]).first?.obstacle == nil)
  }
}
