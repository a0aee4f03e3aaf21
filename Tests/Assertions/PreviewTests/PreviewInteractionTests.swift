import Raster
import SnapshotPreviewMessages
import Testing

@testable import Snapshot  // Steps are performed in the process of `snapshot preview`, which has no other interface.
@testable import SnapshotUI

/// The steps of a person on a preview: what they change, and why they are not possible.
@Suite @MainActor struct PreviewInteractionTests {
  private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var count = 1
    @State private var volume = 0.5
    @State private var color = "Red"
    @State private var isShown = false
    @State private var notes: [String] = []
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { notes.append("submitted") }
        Text("Hello \(name)")
        Toggle("Notifications", isOn: $isOn)
        Stepper("Guests: \(count)", value: $count, in: 0...2).accessibilityIdentifier("guests")
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Picker("Color", selection: $color) { ForEach(["Red", "Blue"], id: \.self) { Text($0).tag($0) } }
          .pickerStyle(.menu)
        Text("Press").onLongPressGesture { notes.append("pressed") }
        Button("Show details") { isShown = true }
        Button("Never") {}.disabled(true)
        Button("Visit") { openURL(URL(string: "https://example.org")!) }
        Text(notes.joined(separator: ", "))
      }
      .sheet(isPresented: $isShown) { Text("Details") }
    }
  }

  private func interact(
    _ view: some View = Form(), _ steps: PreviewStep...
  ) throws -> PreviewInteraction {
    try PreviewInteraction(with: view, in: Device.iPhoneSE3.context(), steps: steps)
  }

  private func lines(_ interaction: PreviewInteraction, of form: PreviewText = .accessibility) -> String {
    interaction.picture.texts[form.rawValue] ?? ""
  }

  @Test func eachStepSaysWhatItHasChanged() throws {
    let result = try interact(
      Form(),
      PreviewStep(.type, label: "Name", value: "Ada"), PreviewStep(.submit, label: "Name"),
      PreviewStep(.toggle, label: "Notifications"), PreviewStep(.toggle, label: "Notifications", value: "on"),
      PreviewStep(.increment, identifier: "guests"), PreviewStep(.setValue, label: "Volume", value: "0.8"),
      PreviewStep(.choose, label: "Color", value: "Blue"), PreviewStep(.longPress, label: "Press"),
      PreviewStep(.tap, label: "Visit"), PreviewStep(.tap, label: "Show details"), PreviewStep(.dismiss))
    let changes = result.steps.map(\.changes)
    #expect(result.steps.count == 11 && result.steps.allSatisfy { $0.failure == nil }, "\(result.steps)")
    #expect(changes[0].contains(#"+ [staticText] "Hello Ada""#) && changes[0].contains(#"- [staticText] "Hello ""#))
    #expect(changes[1].contains("submitted"))
    #expect(changes[2].contains(#""Notifications" = "1""#))
    #expect(changes[3].isEmpty)
    #expect(changes[4].contains(#""Guests: 2""#))
    #expect(changes[5].contains("75%"), "the nearest step of the slider")
    #expect(changes[6].contains(#""Color" = "Blue""#) || changes[6].contains("Blue"))
    #expect(changes[7].contains("pressed"))
    #expect(changes[8] == "requests openURL(https://example.org)\n")
    #expect(changes[9].contains("Details") && changes[10].contains("Details"))
    #expect(Set(result.picture.texts.keys) == ["layout", "elements", "accessibility"])
    #expect(lines(result).contains("Hello Ada") && !lines(result).contains("Details"))
    #expect(try PNG.decode(#require(Data(base64Encoded: result.picture.png))).width == 750)
  }

  @Test func stateLivesWithinOneRequest() throws {
    #expect(lines(try interact(Form(), PreviewStep(.type, label: "Name", value: "Ada"))).contains("Hello Ada"))
    #expect(!lines(try interact(Form())).contains("Hello Ada"))
  }

  /// A step, and words of the reason why it is not possible.
  @Test(arguments: [
    (PreviewStep(.tap, label: "Show detials"), #"Similar: "Show details""#),
    (PreviewStep(.tap, identifier: "guest"), #"No element has the identifier "guest". Similar: "guests"."#),
    (PreviewStep(.tap, label: "Never"), "disabled"),
    (PreviewStep(.tap), "needs the label or the identifier"),
    (PreviewStep(.type, label: "Name"), "needs a value: the text"),
    (PreviewStep(.type, label: "Show details", value: "x"), "does not handle type"),
    (PreviewStep(.toggle, label: "Show details"), "is not a toggle"),
    (PreviewStep(.toggle, label: "Notifications", value: "maybe"), "on or off"),
    (PreviewStep(.choose, label: "Color", value: "Green"), #"Available: "Red", "Blue""#),
    (PreviewStep(.tap, label: "Color"), "action choose"),
    (PreviewStep(.setValue, label: "Volume", value: "loud"), "must be a number"),
    (PreviewStep(.setValue, label: "Name", value: "1"), "does not handle setValue"),
    (PreviewStep(.increment, label: "Volume"), "is not a stepper"),
    (PreviewStep(.swipe, label: "Press", value: "north"), "Unknown direction"),
    (PreviewStep(.scroll, label: "Press"), "does not handle scroll"),
    (PreviewStep(.dismiss), "sheet"),
  ]) func aStepThatIsNotPossibleSaysWhy(step: PreviewStep, words: String) throws {
    let result = try interact(
      Form(), PreviewStep(.type, label: "Name", value: "Ada"), step, PreviewStep(.tap, label: "Show details"))
    // The steps before it count, those after it are not performed.
    #expect(result.steps.count == 2 && result.steps[0].failure == nil)
    #expect(result.steps.last?.failure?.contains(words) == true, "\(result.steps)")
    #expect(lines(result).contains("Hello Ada") && !lines(result).contains("Details"))
  }

  @Test func aCoveredElementIsNotTapped() throws {
    struct Covered: View {
      var body: some View {
        ZStack {
          Button("Below") {}
          Color.red
        }
      }
    }
    #expect(try interact(Covered(), PreviewStep(.tap, label: "Below")).steps[0].failure?.contains("covered by") == true)
  }

  private struct Rows: View {
    @State private var names = (1...40).map { "Row \($0)" }

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).swipeActions { Button("Archive") { names.removeAll { $0 == name } } }
        }
      }
    }
  }

  @Test func rowsAreSwipedAndScrolled() throws {
    let archived = try interact(Rows(), PreviewStep(.swipeAction, label: "Row 2", value: "Archive"))
    #expect(archived.steps[0].changes.contains(#"- [staticText] "Row 2""#), "\(archived.steps)")
    let first = try interact(Rows())
    let revealed = try interact(Rows(), PreviewStep(.swipe, label: "Row 2", value: "left"))
    #expect(revealed.steps[0].failure == nil && revealed.picture.png != first.picture.png, "\(revealed.steps)")
    let down = try interact(Rows(), PreviewStep(.scroll, value: "down"))
    #expect(down.steps[0].failure == nil && down.picture.png != first.picture.png)
    let swiped = try interact(Rows(), PreviewStep(.swipe, value: "up"))
    #expect(swiped.picture == down.picture)
    let back = try interact(Rows(), PreviewStep(.scroll, value: "down"), PreviewStep(.scroll, value: "up"))
    #expect(back.picture.png == first.picture.png)
    let shown = try interact(Rows(), PreviewStep(.scroll, label: "Row 40"))
    #expect(shown.steps[0].failure == nil && shown.picture.png != first.picture.png)
    let step = PreviewStep(.scroll, label: "Row 40")
    #expect(shown.picture == (try interact(Rows(), step, step).picture))
  }

  @Test func aDragMovesAnElement() throws {
    struct Card: View {
      @State private var offset = CGSize.zero

      var body: some View {
        Text("Card \(Int(offset.width))").gesture(DragGesture().onChanged { offset = $0.translation })
      }
    }
    let result = try interact(Card(), PreviewStep(.swipe, label: "Card 0", value: "right"))
    #expect(result.steps[0].changes.contains("Card 200"), "\(result.steps)")
  }
}
