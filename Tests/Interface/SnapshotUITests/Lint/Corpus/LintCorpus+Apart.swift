import Foundation
import SnapshotUI

/// Cases that were kept aside while the rules changed, to measure what the rules make of views that nobody had in mind.
extension LintCorpus {
  static let apart: [(rule: ViewDiagnostic.Rule, cases: [LintCase])] = [
    (.overflow, apartOverflow), (.zeroSize, apartZeroSize), (.textClipped, apartClipped),
    (.contrastText, apartContrast), (.touchTarget, apartTargets), (.textTruncated, apartTruncated),
    (.labelMissing, apartLabels), (.overlapText, apartOverlaps),
  ]

  private static func tag(_ title: String) -> some View {
    Text(title).fixedSize().padding(.horizontal, 12).padding(.vertical, 6).background(Capsule().fill(.yellow))
  }

  private static let apartOverflow: [LintCase] = [
    .bad("a keypad of fixed keys") {
      VStack {
        ForEach(0..<4) { _ in HStack { ForEach(0..<4) { _ in Circle().fill(.blue).frame(width: 90, height: 90) } } }
      }
    },
    .bad("a calendar of seven fixed columns") {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(56)), count: 7)) { ForEach(1..<31) { Text("\($0)") } }
    },
    .bad("a hero card with a fixed width") {
      ZStack(alignment: .bottomLeading) {
        RoundedRectangle(cornerRadius: 16).fill(.yellow).frame(width: 343, height: 200); Text("Summer sale")
      }
    },
    .bad("an avatar's symbol that outgrows its circle", in: .largest) {
      Image(systemName: "person").font(.title).frame(width: 32, height: 32).background(Circle().fill(.yellow))
    },
    .bad("a badge of fixed height around two lines") {
      VStack {
        Text("New"); Text("until Friday")
      }.frame(width: 120, height: 24).background(Color.yellow)
    },
    .bad("a toolbar of swatches in a fixed bar") {
      HStack(spacing: 12) { ForEach(0..<6) { _ in Circle().fill(.green).frame(width: 36, height: 36) } }
        .frame(width: 200, height: 44).border(.gray)
    },
    .bad("tags in a row without wrapping") {
      HStack { ForEach(["Vegetarian", "Vegan", "Organic", "Spicy"], id: \.self) { tag($0) } }
    },
    .good("tags that scroll") {
      ScrollView(.horizontal) {
        HStack { ForEach(["Vegetarian", "Vegan", "Organic", "Spicy"], id: \.self) { tag($0) } }
      }
    },
    .good("an avatar's symbol in its circle") {
      Image(systemName: "person").font(.title3).frame(width: 32, height: 32).background(Circle().fill(.yellow))
    },
    .good("a cover that fills a card") {
      Image(photo).resizable().aspectRatio(contentMode: .fill).frame(width: 200, height: 60).clipShape(
        RoundedRectangle(cornerRadius: 12))
    },
    .good("a ring of progress around a number") {
      ZStack {
        Circle().stroke(.gray, lineWidth: 12).frame(width: 120, height: 120); Text("72 %")
      }
    },
    .good("confetti beyond the edges") {
      ZStack {
        ForEach(0..<8) { Circle().fill(.yellow).frame(width: 20, height: 20).offset(x: CGFloat($0) * 60 - 220) }
        Text("Done")
      }
    },
    .good("a wave at the bottom that bleeds") {
      Text("Welcome").frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: .bottom) {
        Ellipse().fill(.yellow).frame(width: 500, height: 200).offset(y: 80)
      }
    },
  ]

  private static let apartZeroSize: [LintCase] = [
    .bad("half of what is left, where nothing is left") {
      HStack(spacing: 0) {
        Text("Wide").frame(width: 320)
        GeometryReader { Color.green.frame(width: $0.size.width / 2, height: 60) }
      }
    },
    .bad("a photo without height") {
      VStack {
        Image(photo).resizable().frame(height: 0); Text("Caption")
      }
    },
    .good("nobody voted for one answer") {
      VStack(alignment: .leading) {
        ForEach([0.0, 0.6, 0.4], id: \.self) { share in
          Text("Answer"); Rectangle().fill(.blue).frame(width: 200 * share, height: 10)
        }
      }
    },
    .good("a meter that starts") {
      ZStack(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 4).fill(.gray).frame(width: 16, height: 100)
        RoundedRectangle(cornerRadius: 4).fill(.green).frame(width: 16, height: 0)
      }
    },
    .good("a day without steps") {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach([12, 60, 0, 33, 0, 41, 8], id: \.self) { Capsule().fill(.orange).frame(width: 8, height: $0) }
      }.frame(height: 70)
    },
  ]

  private static let apartClipped: [LintCase] = [
    .bad("a name below a round mask") {
      Text("Alexandra").font(.title).fixedSize().frame(width: 80, height: 80).background(Color.yellow).mask(Circle())
    },
    .bad("a title in a ticket's mask") {
      Text("Boarding pass").font(.title).fixedSize().mask {
        RoundedRectangle(cornerRadius: 10).frame(width: 120, height: 50)
      }
    },
    .bad("the last line of a card that collapsed") {
      VStack(alignment: .leading) {
        Text("Order"); Text("Delivered on Monday")
      }.fixedSize().frame(height: 32, alignment: .top).clipped()
    },
    .good("a price in tight bounds") { Text("199").font(.largeTitle).fixedSize().frame(height: 26).clipped() },
    .good("initials below a round mask") {
      Text("KM").frame(width: 60, height: 60).background(Color.yellow).mask { Circle() }
    },
    .good("a heading with its line height trimmed") {
      Text("News").font(.system(size: 48, weight: .bold)).fixedSize().frame(height: 46).clipped()
    },
  ]

  private static let apartContrast: [LintCase] = [
    .bad("a caption on a bright photo with a thin shadow") {
      Text("Lake at noon").foregroundColor(.white).shadow(color: .black.opacity(0.2), radius: 2).padding()
        .background(gray(0xC8))
    },
    .bad("a hint below the required contrast in a card with a shadow") {
      Text("Optional").foregroundColor(gray(0x95)).padding().background(Color.white.shadow(color: .black, radius: 4))
    },
    .good("a caption on a bright photo with a strong shadow") {
      Text("Lake at noon").font(.title2).foregroundColor(.white).shadow(color: .black, radius: 1.5)
        .shadow(color: .black, radius: 1.5).padding().background(gray(0xC8))
    },
    .good("a subtitle with an outline") {
      Text("Where are you?").bold().foregroundColor(.white).shadow(color: .black, radius: 0, x: 1, y: 0)
        .shadow(color: .black, radius: 0, x: -1, y: 0).shadow(color: .black, radius: 0, x: 0, y: 1)
        .shadow(color: .black, radius: 0, x: 0, y: -1).padding().background(Color.white)
    },
    .good("a dark title in a card with a soft shadow") {
      Text("Balance").padding().background(Color.white.shadow(radius: 6)).padding()
    },
  ]

  private static let apartTargets: [LintCase] = [
    .bad("a filter menu in a heading") {
      HStack {
        Text("Results"); Spacer()
        Menu {
          Button("All") {}
        } label: {
          Label("Filter", systemImage: "line.3.horizontal.decrease")
        }
      }
    },
    .bad("a menu of an avatar") {
      Menu {
        Button("Sign out") {}
      } label: {
        Circle().fill(.blue).frame(width: 32, height: 32)
      }.accessibilityLabel("Account")
    },
    .good("consent with two links") {
      Text("By continuing you accept our [terms](https://example.com/t) and our [policy](https://example.com/p).")
        .font(.footnote).padding()
    },
    .good("a menu of a card") {
      Menu {
        Button("Share") {}
      } label: {
        Text("Invoice").frame(maxWidth: .infinity).frame(height: 60).background(Color.yellow)
      }
    },
    .good("a link with room") {
      Link(destination: URL(string: "https://example.com/")!) { Text("Open the shop").padding(14) }
    },
  ]

  private static let apartTruncated: [LintCase] = [
    .bad("a name beside a fixed price") {
      HStack {
        Text("A teapot of cast iron with a sieve").lineLimit(1); Spacer(); Text("129.00").fixedSize()
      }
    },
    .good("a name that wraps beside a price") {
      HStack {
        Text("A teapot of cast iron with a sieve"); Spacer(); Text("129.00").fixedSize()
      }
    },
  ]

  private static let apartLabels: [LintCase] = [
    .bad("a floating button of a symbol") {
      Button {
      } label: {
        Image(systemName: "plus").frame(width: 56, height: 56).background(Circle().fill(.yellow))
      }
    },
    .good("a floating button with a hidden title") {
      Button {
      } label: {
        Label("New note", systemImage: "plus").labelStyle(.iconOnly).frame(width: 56, height: 56)
      }
    },
  ]

  private static let apartOverlaps: [LintCase] = [
    .bad("a caption pulled over its title") {
      VStack {
        Text("Weekend").font(.title); Text("Two nights").padding(.top, -30)
      }
    },
    .good("a count in the ring of a chart") {
      ZStack {
        Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 10).frame(width: 90, height: 90)
        VStack(spacing: 0) {
          Text("7"); Text("of 10").font(.caption)
        }
      }
    },
  ]

  /// Screens without a defect, in which no rule may find anything.
  static let sound: [LintCase] = [
    .good("a form of settings") {
      Form {
        Section("Sound") {
          Toggle("Effects", isOn: .constant(true)); Slider(value: .constant(0.5)) { Text("Volume") }
        }
      }
    },
    .good("a list of mails") {
      List(0..<12) { index in
        VStack(alignment: .leading) {
          Text("Sender \(index)").font(.headline); Text("Subject \(index)").font(.subheadline)
        }
      }
    },
    .good("a chart with a title") {
      VStack(alignment: .leading) {
        Text("Steps").font(.title2)
        HStack(alignment: .bottom) {
          ForEach([30, 0, 70, 50], id: \.self) { Rectangle().fill(.blue).frame(width: 24, height: $0) }
        }
      }.padding()
    },
    .good("a dark screen", in: .dark) {
      VStack(spacing: 16) {
        Image(systemName: "moon").font(.largeTitle).accessibilityHidden(true); Text("Good night")
        Button("Sleep") {}.buttonStyle(.borderedProminent)
      }
    },
    .good("a large type size that scrolls", in: .largest) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<6) { Text("Paragraph \($0) with some words") } } }
    },
    .good("from right to left", in: .rightToLeft) {
      VStack(alignment: .leading) {
        Text("Title").font(.title); Text("A paragraph of words")
      }.frame(maxWidth: .infinity, alignment: .leading).padding()
    },
    .good("a notched screen with a footer", in: .notched) {
      VStack {
        Text("Title").font(.title); Spacer(); Button("Continue") {}.buttonStyle(.borderedProminent)
      }
    },
  ]
}
