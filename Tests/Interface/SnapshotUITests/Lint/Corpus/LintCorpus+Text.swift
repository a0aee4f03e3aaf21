import SnapshotUI

extension LintCorpus {
  static let textTruncated: [LintCase] = [
    .bad("one line in a narrow frame") { Text(sentence).lineLimit(1).frame(width: 60) },
    .bad("two lines where four are needed") { Text(sentence).lineLimit(2).frame(width: 80) },
    .bad("a height for one line") { Text(sentence).frame(width: 100, height: 22) },
    .bad("a middle truncation") { Text(sentence).lineLimit(1).truncationMode(.middle).frame(width: 120) },
    .bad("a head truncation") { Text(sentence).lineLimit(1).truncationMode(.head).frame(width: 120) },
    .bad("a button's title") { Button(sentence) {}.lineLimit(1).frame(width: 90, height: 44) },
    .bad("beside what takes the room") {
      HStack {
        Text("Amount to pay").lineLimit(1); Color.red.frame(width: 260, height: 20)
      }
    },
    .bad("at a large type size", in: .large) { Text("Continue with email").lineLimit(1).frame(width: 200) },
    .bad("on a screen without scrolling", in: .largest) { Text(String(repeating: sentence + " ", count: 8)) },
    .bad("in a scroll view") { ScrollView { Text(sentence).lineLimit(1) } },
    .bad("in a row of a list") { List { Text(sentence + sentence).lineLimit(1) } },
    .bad("half transparent") { Text(sentence).lineLimit(1).frame(width: 60).opacity(0.5) },
    .bad("in a label") { Label(sentence, systemImage: "star").lineLimit(1).frame(width: 100) },
    .bad("in an overlay") { Color.clear.overlay { Text(sentence).lineLimit(1).frame(width: 50) } },
    .bad("not shrunk enough") { Text(sentence).lineLimit(1).minimumScaleFactor(0.9).frame(width: 100) },
    .bad("from right to left", in: .rightToLeft) { Text(sentence).lineLimit(1).frame(width: 80) },
    .good("wraps") { Text(sentence).frame(width: 60) },
    .good("fits exactly in one line") { Text("Short").lineLimit(1) },
    .good("shrunk to fit") { Text("Continue").lineLimit(1).minimumScaleFactor(0.3).frame(width: 50) },
    .good("hidden") { Text(sentence).lineLimit(1).frame(width: 60).hidden() },
    .good("transparent") { Text(sentence).lineLimit(1).frame(width: 60).opacity(0) },
    .good("keeps its size") { Text("A long title").lineLimit(1).fixedSize() },
    .good("long typed text, which scrolls in its field") {
      TextField("Note", text: .constant(sentence + sentence)).frame(width: 120)
    },
    .good("with an ellipsis of its own") { Text("Loading…").lineLimit(1) },
    .good("a large type size with room", in: .large) { ScrollView { Text(sentence) } },
    .good("covered by an opaque card") {
      ZStack {
        Text(sentence).lineLimit(1).frame(width: 60); Color.white.frame(width: 300, height: 100)
      }
    },
    .good("a spacer gives up its room first") {
      HStack {
        Text("Title"); Spacer(); Text("12")
      }
    },
    .good("two lines are enough") { Text("Two words").lineLimit(2).frame(width: 50) },
    .good("a chosen alternative") {
      ViewThatFits {
        Text(sentence + sentence).lineLimit(1).fixedSize(); Text("Short")
      }.frame(width: 200)
    },
  ]

  static let textClipped: [LintCase] = [
    .bad("beyond a clipped frame") { Text("Cut off").fixedSize().frame(width: 30, height: 22).clipped() },
    .bad("a low clipped frame") { Text("Cut off").fixedSize().frame(width: 90, height: 8).clipped() },
    .bad("moved out of a card") { Text("Words").offset(x: -20).frame(width: 60, height: 40).clipped() },
    .bad("several lines in a low card") {
      VStack {
        Text("One"); Text("Two"); Text("Three"); Text("Four")
      }.fixedSize().frame(height: 50).clipped()
    },
    .bad("in a rounded rectangle") {
      Text("Cut off").fixedSize().frame(width: 40, height: 40).clipShape(RoundedRectangle(cornerRadius: 8))
    },
    .bad("the corners in a circle") { Text("Wide words").fixedSize().frame(width: 84, height: 84).clipShape(Circle()) },
    .bad("in a corner of a large radius") {
      Text("Corner").frame(width: 80, height: 80, alignment: .topLeading).cornerRadius(40)
    },
    .bad("enlarged") {
      Text("Words").frame(width: 60, height: 30).scaleEffect(2).frame(width: 60, height: 30).clipped()
    },
    .bad("turned") { Text("Sideways").fixedSize().rotationEffect(.degrees(90)).frame(width: 80, height: 30).clipped() },
    .bad("at a large type size", in: .large) { Text("Large").fixedSize().frame(height: 24).clipped() },
    .bad("in a button") {
      Button {
      } label: {
        Text("Continue").fixedSize().frame(width: 44, height: 44).clipped()
      }
    },
    .bad("cut by a few points") { Text("Clipped").fixedSize().frame(height: 12).clipped() },
    .bad("cut by more than a pixel") { Text("Words").fixedSize().offset(x: -1.25).clipped() },
    .bad("behind a mask") { Text("Masked").fixedSize().frame(width: 30, height: 30).mask(Rectangle()) },
    .bad("in a clipped stack") {
      HStack {
        Text("Leading").fixedSize(); Text("Trailing").fixedSize()
      }.frame(width: 90).clipped()
    },
    .bad("from right to left", in: .rightToLeft) { Text("Cut off").fixedSize().frame(width: 30, height: 22).clipped() },
    .bad("in a row of a scroll view") {
      ScrollView { Text("Cut off").fixedSize().frame(width: 30, height: 22).clipped() }
    },
    .good("fits") { Text("Fits").padding().clipped() },
    .good("cut by less than a pixel") { Text("Words").fixedSize().offset(x: -0.75).clipped() },
    .good("the line height exceeds the frame, no letter does") {
      Text("Letters").fixedSize().frame(height: 18).clipped()
    },
    .good("scrolled out of sight") { ScrollView { ForEach(0..<60) { Text("Row \($0)") } } },
    .good("a horizontal scroll view") {
      ScrollView(.horizontal) { Text(sentence + sentence).lineLimit(1).fixedSize() }
    },
    .good("initials in a circle") { Text("AB").frame(width: 44, height: 44).clipShape(Circle()) },
    .good("a card with round corners") { Text("In a card").padding(16).background(Color.white).cornerRadius(12) },
    .good("turned with its clip") { Text("Words").frame(width: 80, height: 30).clipped().rotationEffect(.degrees(30)) },
    .good("reduced") { Text("Cut off").fixedSize().scaleEffect(0.3).frame(width: 30, height: 22).clipped() },
    .good("hidden") { Text("Cut off").fixedSize().frame(width: 30).clipped().hidden() },
    .good("transparent") { Text("Cut off").fixedSize().opacity(0).frame(width: 30).clipped() },
    .good("a page beside the shown one") {
      HStack(spacing: 0) {
        Text("One").frame(width: 200); Text("Two").frame(width: 200)
      }.offset(x: 100)
        .frame(width: 200, height: 40).clipped()
    },
    .good("decoration") {
      Text("2026").font(.largeTitle).fixedSize().accessibilityHidden(true).frame(width: 40).clipped()
    },
    .good("wraps in a clip") { Text(sentence).frame(width: 120).clipped() },
    .good("typed text in a field") {
      TextField("Note", text: .constant(sentence)).frame(width: 80).clipped()
    },
    .good("a clipped picture beside a text") {
      VStack {
        Image(photo).resizable().scaledToFill().frame(width: 60, height: 60).clipped(); Text("Caption")
      }
    },
  ]

  static let overlapText: [LintCase] = [
    .bad("on one spot") {
      ZStack {
        Text("One"); Text("Two")
      }
    },
    .bad("negative spacing") {
      VStack(spacing: -10) {
        Text("First line"); Text("Second line")
      }
    },
    .bad("negative spacing in a row") {
      HStack(spacing: -12) {
        Text("First"); Text("Second")
      }
    },
    .bad("an offset onto a neighbor") {
      VStack {
        Text("Above"); Text("Below").offset(y: -16)
      }
    },
    .bad("an overlay on a text") { Text("A long title").overlay { Text("New") } },
    .bad("enlarged") {
      VStack(spacing: 2) {
        Text("Number one"); Text("Number two").scaleEffect(3)
      }
    },
    .bad("turned") {
      VStack(spacing: 2) {
        Text("Number one"); Text("Number two").rotationEffect(.degrees(90))
      }
    },
    .bad("at a large type size", in: .large) {
      ZStack(alignment: .topLeading) {
        Text("Title").padding(.top, 10); Text("Subtitle").padding(.top, 34)
      }
    },
    .bad("positions") {
      ZStack {
        Text("One").position(x: 100, y: 100); Text("Two").position(x: 110, y: 104)
      }
    },
    .bad("lines of a paragraph") { Text(sentence + sentence).overlay(alignment: .bottomLeading) { Text("More") } },
    .bad("above a translucent ground") {
      ZStack {
        Text("Below"); Color.white.opacity(0.5).frame(width: 200, height: 60); Text("Above")
      }
    },
    .bad("in a row of a list") {
      List {
        ZStack {
          Text("One"); Text("Two")
        }
      }
    },
    .bad("large letters at a distance") {
      ZStack {
        Text("OK").font(.largeTitle); Text("Fine").font(.largeTitle).offset(x: 20, y: 8)
      }
    },
    .bad("in a button") {
      Button {
      } label: {
        ZStack {
          Text("Buy"); Text("Sell")
        }
      }
    },
    .good("below each other") {
      VStack(spacing: 0) {
        Text("One"); Text("Two")
      }
    },
    .good("side by side") {
      HStack(spacing: 0) {
        Text("One"); Text("Two")
      }
    },
    .good("lines that are a little closer") {
      VStack(spacing: -3) {
        Text("First line"); Text("Second line")
      }
    },
    .good("one is hidden") {
      ZStack {
        Text("One"); Text("Two").hidden()
      }
    },
    .good("one is transparent") {
      ZStack {
        Text("One").opacity(0); Text("Two")
      }
    },
    .good("an opaque ground between them") {
      ZStack {
        Text("Below"); Color.white.frame(width: 200, height: 60); Text("Above")
      }
    },
    .good("an opaque badge on the corner of a text") {
      Text("Inbox").padding(4).overlay(alignment: .topTrailing) {
        Text("3").font(.caption2).frame(width: 18, height: 18).background(Color.red).offset(x: 6, y: -6)
      }
    },
    .good("beside the last line of a paragraph") {
      Text("A paragraph with a short end word").frame(width: 200).overlay(alignment: .bottomTrailing) { Text("More") }
    },
    .good("a watermark") {
      ZStack {
        Text("DRAFT").font(.largeTitle).opacity(0.08); Text("Invoice")
      }
    },
    .good("decoration") {
      ZStack {
        Text("“").font(.system(size: 90)).accessibilityHidden(true); Text("Quote")
      }
    },
    .good("a shadow of the same words") {
      ZStack {
        Text("Title").offset(x: 1, y: 1); Text("Title")
      }
    },
    .good("turned lines side by side") {
      VStack(spacing: 2) {
        Text("Number one"); Text("Number two")
      }.rotationEffect(.degrees(45))
    },
    .good("below a sheet") {
      Text("Below").frame(maxHeight: .infinity).sheet(isPresented: .constant(true)) { Text("Above") }
    },
    .good("clipped apart") {
      ZStack(alignment: .leading) {
        Text("A long line").fixedSize().frame(width: 40, alignment: .leading).clipped()
        Text("Beside").padding(.leading, 60)
      }
    },
    .good("scrolled below a footer") {
      VStack(spacing: 0) {
        ScrollView { ForEach(0..<40) { Text("Row \($0)") } }; Text("Footer")
      }
    },
    .good("a text on a picture") {
      ZStack {
        Image(photo).resizable(); Text("Caption").foregroundColor(.white)
      }
    },
  ]

  static let glyphMissing: [LintCase] =
    ["\u{13000}", "\u{1F0A1}", "𓀀 and words", "\u{A000}", "\u{12000}", "\u{10900}", "\u{1D800}", "\u{A4D0}"].map {
      text in
      .bad("no font has \(text)") { Text(text) }
    } + [
      .bad("in a button") { Button("\u{13000}") {} },
      .bad("in a list") { List { Text("\u{12000}") } },
      .bad("in a large title") { Text("\u{13000}").font(.largeTitle) },
      .good("hidden") { Text("\u{13000}").hidden() },
      .good("transparent") { Text("\u{13000}").opacity(0) },
    ]
    + [
      "Ägypten", "naïve café", "Zażółć gęślą jaźń", "Ελληνικά", "Кириллица", "“quotes” — dashes …", "1 × 2 ÷ 3 ≠ 4",
      "€ £ ¥", "a\u{301}", "line\nbreak", "\u{200B}zero width", "\u{A0}space",
    ].map { text in
      .good(text) { Text(text) }
    }
}
