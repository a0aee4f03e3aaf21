import Testing

// Internal: tests the contrast ratio.
@testable import SnapshotUI

/// Each rule with a planted defect that it finds, and beside it a clean twin that it leaves alone.
@Suite struct LayoutIssueTests {
  private func rules(_ view: some View, in context: RenderContext = RenderContext(width: 320, height: 480)) throws
    -> Set<ViewDiagnostic.Rule>
  {
    Set(try view.layoutIssues(in: context).map(\.rule))
  }

  @Test func textTruncated() throws {
    let text = Text("A sentence that needs room")
    #expect(try rules(text.lineLimit(1).frame(width: 60)) == [.textTruncated])
    #expect(try rules(text.frame(width: 60)) == [])
  }

  @Test func textClipped() throws {
    let text = Text("Words").frame(width: 100, height: 40)
    #expect(try rules(text.offset(x: -60).frame(width: 100, height: 40).clipped()) == [.textClipped])
    #expect(try rules(text.clipped()) == [])
  }

  @Test func overlapText() throws {
    #expect(
      try rules(
        ZStack {
          Text("One")
          Text("Two")
        }) == [.overlapText])
    #expect(
      try rules(
        VStack {
          Text("One")
          Text("Two")
        }) == [])
  }

  @Test func glyphMissing() throws {
    #expect(try rules(Text("\u{13000}")) == [.glyphMissing])
    #expect(try rules(Text("Ägypten")) == [])
  }

  @Test func zeroSize() throws {
    #expect(try rules(Color.red.frame(width: 0, height: 10)) == [.zeroSize])
    #expect(try rules(Color.red.frame(width: 1, height: 10)) == [])
  }

  @Test func overflow() throws {
    let wide = Color.red.frame(width: 400, height: 10)
    #expect(try rules(VStack { wide }.frame(width: 100)) == [])
    let stack = VStack { Text("Position").fixedSize().position(x: 5, y: 20) }
    #expect(try rules(stack.frame(width: 100, height: 100)) == [.overflow])
  }

  @Test(arguments: [
    (RGBA(0x777777), 17.0, true), (RGBA(0x767676), 17, false), (RGBA(0x949494), 24, false), (RGBA(0x969696), 24, true),
  ])
  func contrastText(color: RGBA, size: CGFloat, isFound: Bool) throws {
    let text = Text("Words").font(.system(size: size)).foregroundColor(Color(color)).padding().background(Color.white)
    #expect(try rules(text) == (isFound ? [.contrastText] : []))
  }

  @Test func contrastIsMeasuredOverTheCompositedBackground() throws {
    let text = Text("Words").foregroundColor(.white).padding()
    let half = Color.black.opacity(0.3)
    #expect(try rules(text.background(half).background(Color.white)) == [.contrastText])
    #expect(try rules(text.background(Color.black.opacity(0.7)).background(Color.white)) == [])
    // The text itself is half transparent.
    let faded = Text("Words").foregroundColor(.black).opacity(0.4).padding().background(Color.white)
    #expect(try rules(faded) == [.contrastText])
  }

  @Test func disabledControlsNeedNoContrast() throws {
    let pale = Text("Words").foregroundColor(Color(RGBA(0xDDDDDD))).padding().background(Color.white)
    #expect(try rules(pale.disabled(true)) == [])
  }

  @Test func blackOnWhiteIs21To1() {
    #expect(abs(Contrast.ratio(.black, .white) - 21) < 1e-9)
    // The ratio that WCAG's own examples give to the palest gray that passes.
    #expect(abs(Contrast.ratio(RGBA(0x767676), .white) - 4.54) < 0.005)
  }

  @Test func touchTarget() throws {
    let button = Button("Save") {}.foregroundColor(.black)
    #expect(try rules(button) == [.touchTarget])
    #expect(
      try rules(Button(action: {}) { Text("Save").frame(minWidth: 44, minHeight: 44) }.foregroundColor(.black)) == [])
    #expect(try rules(button.disabled(true)) == [])
  }

  @Test func aListRowIsTheTouchTargetOfItsOnlyControl() throws {
    func small(_ view: some View) throws -> Bool { try rules(view).contains(.touchTarget) }
    #expect(try !small(List { Button("Save") {} }))
    #expect(
      try small(
        List {
          HStack {
            Button("One") {}
            Button("Two") {}
          }
        }))
  }

  @Test func outsideSafeArea() throws {
    let context = RenderContext(
      width: 320, height: 480, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    let bottom = VStack {
      Spacer()
      Text("At the end")
    }
    #expect(try rules(bottom.ignoresSafeArea(), in: context) == [.outsideSafeArea])
    #expect(try rules(bottom, in: context) == [])
    #expect(try rules(ScrollView { bottom }.ignoresSafeArea(), in: context) == [])
  }

  @Test func duplicateIdentities() throws {
    #expect(try rules(ForEach([1, 1], id: \.self) { Text("\($0)") }) == [.duplicateID])
    #expect(try rules(ForEach([1, 2], id: \.self) { Text("\($0)") }) == [])
  }

  @Test func issuesOfSeveralConfigurationsAreReportedOnce() throws {
    let matrix = Matrix.typeSizes(.large, .xxxLarge, .accessibility3, .accessibility5) * .colorSchemes(.light, .dark)
    let view = Text("Continue").lineLimit(1).frame(width: 110)
    let issues = try view.layoutIssues(across: matrix)
    #expect(issues.count == 1 && issues[0].cells.count == 4)
    #expect(
      issues[0].description(in: matrix).hasPrefix(
        "text-truncated everywhere at accessibility3 … accessibility5: Text \"Continue\": shows "))
  }

  @Test func exemptionsCoverByRuleAndNode() throws {
    let view = VStack { Text("Continue").lineLimit(1).frame(width: 20) }
    let issue = try #require(try view.layoutIssues(across: .typeSizes(.large)).first)
    #expect(LayoutIssueExemption.ignoring(.textTruncated, because: "x").covers(issue))
    #expect(LayoutIssueExemption.ignoring(at: "VStack", because: "x").covers(issue))
    #expect(LayoutIssueExemption.ignoring(at: "VStack/Text \"Continue\"", because: "x").covers(issue))
    #expect(!LayoutIssueExemption.ignoring(at: "Stack", because: "x").covers(issue))
    #expect(!LayoutIssueExemption.ignoring(.zeroSize, at: "VStack", because: "x").covers(issue))
  }
}
