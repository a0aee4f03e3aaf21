import Testing
import SnapshotUI

/// Texts of which a part is not to be seen.
@Suite struct TextVisibilityTests {
  private func rules(_ view: some View) throws -> [ViewDiagnostic.Rule] {
    try view.rendered(in: RenderContext(width: 200, height: 200)).diagnostics.map(\.rule)
  }

  @Test func textsAtTheSamePositionOverlap() throws {
    let view = ZStack {
      Text("One")
      Text("Two")
    }
    #expect(try rules(view) == [.overlapText])
    #expect(
      try view.rendered(in: RenderContext()).diagnosticsText
        == #"overlap-text: ZStack/Text "Two": overlaps Text "One" at ZStack/Text "One": (1, 0, 32 × 21) and "#
        + "(0, 0, 33 × 21)\n")
    #expect(
      try rules(
        HStack(spacing: -8) {
          Text("One"); Text("Two")
        }) == [.overlapText])
  }

  @Test func neighbouringTextsDoNotOverlap() throws {
    #expect(
      try rules(
        VStack(spacing: 0) {
          Text("One")
          HStack(spacing: 0) {
            Text("Two")
            Text("Three")
          }
        }) == [])
  }

  @Test func invisibleTextsDoNotOverlap() throws {
    #expect(
      try rules(
        ZStack {
          Text("One"); Text("Two").hidden()
        }) == [])
    #expect(
      try rules(
        ZStack {
          Text("One"); Text("Two").opacity(0)
        }) == [])
    // Scrolled out of sight, below the footer.
    let screen = VStack(spacing: 0) {
      ScrollView { ForEach(0..<20) { Text("Row \($0)") } }
      Text("Footer")
    }
    #expect(try rules(screen) == [])
  }

  @Test func aSheetCoversTheViewsBelow() throws {
    let view = Text("Below").frame(maxHeight: .infinity).sheet(isPresented: .constant(true)) { Text("Above") }
    #expect(try rules(view) == [])
  }

  @Test func clippedTextsAreReported() throws {
    let words = Text("Cut off").fixedSize()
    #expect(try rules(words.frame(width: 30, height: 22).clipped()) == [.textClipped])
    #expect(try rules(words.frame(width: 90, height: 22).clipped()) == [])
    // What can be scrolled to is there.
    #expect(try !rules(ScrollView(.horizontal) { words }.frame(width: 30)).contains(.textClipped))
  }

  @Test func transformedTextsAreClippedWhereTheyAreDrawn() throws {
    let words = Text("Cut off").fixedSize()
    func shown(_ view: some View, width: CGFloat, height: CGFloat) throws -> [ViewDiagnostic.Rule] {
      try rules(view.frame(width: width, height: height).clipped())
    }
    #expect(try shown(words, width: 80, height: 30) == [])
    #expect(try shown(words.scaleEffect(2), width: 80, height: 30) == [.textClipped])
    #expect(try shown(words, width: 30, height: 30) == [.textClipped])
    #expect(try shown(words.scaleEffect(0.4), width: 30, height: 30) == [])
    #expect(try shown(words.rotationEffect(.degrees(90)), width: 80, height: 30) == [.textClipped])
    #expect(try shown(words.rotationEffect(.degrees(90)), width: 30, height: 80) == [])
    // A move that is turned around goes the other way.
    let card = Color.white.frame(width: 80, height: 30)
    let left = words.offset(x: -20)
    #expect(try shown(card.overlay(left, alignment: .trailing), width: 80, height: 30) == [])
    #expect(
      try shown(card.overlay(left.rotationEffect(.degrees(180)), alignment: .trailing), width: 80, height: 30)
        == [.textClipped])
    // What is turned together with what cuts it off is cut off as it was before.
    #expect(try rules(words.frame(width: 80, height: 30).clipped().rotationEffect(.degrees(30))) == [])
    #expect(try rules(words.frame(width: 30, height: 30).clipped().rotationEffect(.degrees(30))) == [.textClipped])
    // Nothing is left to be cut off.
    #expect(try shown(words.scaleEffect(0), width: 30, height: 30) == [])
  }

  @Test func clippedTextsAreReportedWithTheirFrames() throws {
    let view = Text("Cut off").frame(width: 60, height: 20).scaleEffect(2).frame(width: 60, height: 20).clipped()
    let messages = try view.rendered(in: RenderContext()).diagnostics.map(\.message)
    #expect(messages == ["(-23, -11, 106 × 42) is clipped to (0, 0, 60 × 20)"])
  }

  @Test func transformedTextsOverlapWhereTheyAreDrawn() throws {
    func stack(spacing: CGFloat, _ first: some View, _ second: some View) -> some View {
      VStack(spacing: spacing) {
        first
        second
      }
    }
    let (one, two) = (Text("Number one"), Text("Number two"))
    #expect(try rules(stack(spacing: 2, one, two)) == [])
    #expect(try rules(stack(spacing: -2, one, two)) == [])
    #expect(try rules(stack(spacing: -2, one, two.scaleEffect(2))) == [.overlapText])
    // Larger than the screen as well.
    #expect(try rules(stack(spacing: 2, one, two.scaleEffect(3))) == [.overflow, .overlapText])
    #expect(try rules(stack(spacing: -8, one, two)) == [.overlapText])
    #expect(try rules(stack(spacing: -8, one.scaleEffect(0.5), two.scaleEffect(0.5))) == [])
    #expect(try rules(stack(spacing: 2, one, two.rotationEffect(.degrees(90)))) == [.overlapText])
    #expect(try rules(stack(spacing: 2, one, two.rotationEffect(.degrees(180)))) == [])
    // The upright rectangles around two turned lines meet, and the lines do not.
    #expect(try rules(stack(spacing: 2, one, two).rotationEffect(.degrees(45))) == [])
    #expect(try rules(stack(spacing: -8, one, two).rotationEffect(.degrees(45))) == [.overlapText])
    // Moved apart, and by a half turn of one of them together again.
    func sides(_ right: some View) -> some View {
      ZStack {
        Color.clear
        one.offset(x: -50)
        right
      }
    }
    let (apart, together) = (
      try rules(sides(two.offset(x: 50))), try rules(sides(two.offset(x: 50).rotationEffect(.degrees(180))))
    )
    #expect(apart == [])
    #expect(together == [.overlapText])
  }

  @Test func clippedPartsOfARotatedTextDoNotOverlap() throws {
    func view(width: CGFloat) -> some View {
      ZStack(alignment: .leading) {
        Text("Beside").padding(.leading, 60)
        Text("A long line").fixedSize().rotationEffect(.degrees(180)).frame(width: width, alignment: .leading).clipped()
      }
    }
    let (narrow, wide) = (try rules(view(width: 50)), try rules(view(width: 100)))
    #expect(narrow == [.textClipped])
    #expect(wide == [.overlapText])
  }

  @Test func aMatrixReportsTheConfigurations() throws {
    let view = Text("Wide words").lineLimit(1).frame(width: 100)
    let found = try view.diagnostics(across: .typeSizes(.large ... .xxxLarge))
    #expect(found.map(\.cell.name) == ["xxL", "xxxL"])
    #expect(found.allSatisfy { $0.diagnostics.map(\.rule) == [.textTruncated] })
  }
}
