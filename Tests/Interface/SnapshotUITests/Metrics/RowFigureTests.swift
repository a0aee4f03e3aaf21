import Foundation
import Raster
import Testing
import SnapshotUI

/// The heights of rows by their content, labels in lists, and sections close to each other, as in the second measurement of
/// `Documentation/Metrics.md`: 65 pictures of simulators of 8 projects.
@Suite struct RowFigureTests {
  private static func context(
    _ design: SystemDesign, width: CGFloat = 393, _ typeSize: DynamicTypeSize = .large
  ) -> RenderContext {
    RenderContext(width: width, height: 900, displayScale: 3, dynamicTypeSize: typeSize, design: design)
  }

  private static func screen<Content: View>(
    _ design: SystemDesign, width: CGFloat = 393, _ typeSize: DynamicTypeSize = .large,
    @ViewBuilder content: () -> Content
  ) throws -> MeasuredScreen {
    try MeasuredScreen(List { content() }, in: context(design, width: width, typeSize))
  }

  /// The height of the only row of a list.
  private static func row<Content: View>(
    _ design: SystemDesign, _ typeSize: DynamicTypeSize = .large, @ViewBuilder content: () -> Content
  ) throws -> CGFloat {
    try screen(design, typeSize, content: content).card().height
  }

  private static func iconWidth(_ symbol: String, _ design: SystemDesign) throws -> CGFloat {
    let list = List { Label("A", systemImage: symbol) }
    return try MeasuredScreen.ink(of: "Image", on: list, in: context(design, .medium)).width
  }

  private static let figures: [Figure] = [
    Figure("row of a segmented control in a stack", 44, nil) {
      try row($0) {
        HStack {
          Picker("A", selection: .constant(1)) {
            Text("One").tag(1); Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
    },
    Figure("row of a switch with two lines of small text", 44, nil) {
      try row($0, .medium) {
        Toggle(isOn: .constant(true)) {
          VStack(alignment: .leading) {
            Text("A").font(.footnote)
            Text("B").font(.caption)
          }
        }
      }
    },
    Figure("row of a subheadline and a caption", 44, nil) {
      try row($0, .medium) {
        VStack(alignment: .leading) {
          Text("A").font(.subheadline)
          Text("B").font(.caption)
        }
      }
    },
    Figure("row of a text with a padding of 4 points", 44, nil) { try row($0) { Text("A").padding(.vertical, 4) } },
    Figure("row of a field with a border", 44, nil) {
      try row($0) { TextField("A", text: .constant("")).textFieldStyle(.roundedBorder) }
    },
    Figure("row of a link of title 2", 44, nil) {
      try row($0) { Button("A") {}.font(.title2) }
    },
    Figure("row of a text of title 2", nil, 56.33) { try row($0) { Text("A").font(.title2) } },
    Figure("row of a switch in a stack", 44, 52) {
      try row($0) { VStack { Toggle(isOn: .constant(true)) { Label("A", systemImage: "star") } } }
    },
    Figure("row of a date and a time", 44, nil) {
      try row($0) { DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0))) }
    },
    Figure("first card below a large title without header", 0, 0) {
      let list = NavigationStack {
        List { Text("A") }.navigationTitle("Title")
      }
      let probe = NavigationStack {
        Probe(10, 10, named: "Content").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Title")
      }
      let context = Device.iPhone16Pro.context(design: $0)
      return try MeasuredScreen(list, in: context).card().minY
        - MeasuredScreen(probe, in: context).frame("Content").minY
    },
    Figure("title of a label after the card's edge at the type size medium", 62.67, 55) {
      let screen = try screen($0, .medium) { Label("A", systemImage: "star") }
      return try screen.text("A").minX - screen.card().minX
    },
    Figure("middle of the icon of a label after the card's edge at the type size medium", 33.33, 27.5) {
      let screen = try screen($0, .medium) { Label("A", systemImage: "star") }
      return try screen.frame("Image").midX - screen.card().minX
    },
    Figure("width of the icon xmark of a label at the type size medium", 16, nil) { try iconWidth("xmark", $0) },
    Figure("width of the icon cloud of a label at the type size medium", 25, nil) { try iconWidth("cloud", $0) },
    Figure("distance of compact sections with headers", 44.67, nil) {
      let list = List {
        Section("A") { Text("B") }
        Section("C") { Text("D") }
      }
      .listSectionSpacing(.compact)
      let screen = try MeasuredScreen(list, in: context($0))
      return try screen.card(1).minY - screen.card(0).maxY
    },
    Figure("long value of a picker below its label", 0, 0) {
      let (name, words) = ("A label of some words", "A value of even more words")
      let screen = try screen($0) { Picker(name, selection: .constant(1)) { Text(words).tag(1) } }
      let (label, value) = (try screen.text(name), try screen.text(words))
      #expect(value.minY >= label.maxY)
      return value.minX - label.minX
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  // MARK: Laws

  @Test(arguments: ["inset grouped", "grouped", "plain", "sidebar"]) func rowsGrowWithoutJumps(style: String) throws {
    var last: CGFloat = 44
    for step in 0...240 {
      let content = CGFloat(step) / 4
      let list = List {
        Probe(10, content)
        Text("End")
      }
      let view =
        switch style {
        case "grouped": AnyView(list.listStyle(.grouped))
        case "plain": AnyView(list.listStyle(.plain))
        case "sidebar": AnyView(list.listStyle(.sidebar))
        default: AnyView(list)
        }
      let screen = try MeasuredScreen(view, in: Self.context(.iOS18))
      // The row of the text is 44 points high.
      let height = try 2 * (screen.text("End").midY - 22 - screen.frame("Probe").midY)
      if content <= 36 { #expect(abs(height - 44) < 0.4, "\(content): \(height)") }
      if content >= 113 / 3 { #expect(abs(height - content - 22) < 0.4, "\(content): \(height)") }
      #expect(height - last < 3 && height - last > -0.4, "\(content): \(last) to \(height)")
      last = height
    }
  }

  @Test(arguments: Array(stride(from: CGFloat(200), through: 1_400, by: 100)), DynamicTypeSize.allCases)
  func rowsOfOneLineAreHigherAtLargerTypeSizes(width: CGFloat, typeSize: DynamicTypeSize) throws {
    for design in SystemDesign.allCases {
      let screen = try Self.screen(design, width: width, typeSize) {
        Text("A")
        Text("B")
      }
      let pitch = try screen.text("B").minY - screen.text("A").minY
      let text = try screen.text("A").height
      #expect(
        pitch >= max(44, text + 8) - 0.4 && pitch <= max(44, text + 32) + 0.4, "\(design): \(pitch) around \(text)")
    }
  }

  @Test func insetsOfARowAreKept() throws {
    let screen = try Self.screen(.iOS18) {
      Probe(10, 40).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(abs(try screen.card().height - 44) < 0.01)
    let larger = try Self.screen(.iOS18) {
      Probe(10, 30).listRowInsets(EdgeInsets(top: 10, leading: 2, bottom: 20, trailing: 4))
    }
    #expect(abs(try larger.card().height - 60) < 0.01)
  }

  @Test func theBackgroundOfARowReplacesTheCard() throws {
    let list = List {
      Text("A").listRowBackground(Color.red.opacity(0.5))
      Text("B")
    }
    let context = Self.context(.iOS18)
    let buffer = try Renderer(threads: 1).render(list.displayList(in: context), scale: 1)
    let screen = try MeasuredScreen(list, in: context)
    func pixel(_ words: String) throws -> RGBA? { try buffer[300, Int(screen.text(words).midY)] }
    // Half red over the background of the list, #F2F2F7, instead of over the white card.
    let red = try #require(try pixel("A"))
    #expect(abs(Int(red.blue) - (0xF7 + 0x30) / 2) <= 2 && red.green < 0x99, "\(red)")
    #expect(try pixel("B") == RGBA(0xFFFFFF))
  }

  @Test(arguments: Array(stride(from: CGFloat(250), through: 1_400, by: 50)))
  func valuesAreBesideTheirLabelWhereTheyFit(width: CGFloat) throws {
    let words = "A value of some more words"
    let screen = try Self.screen(.iOS18, width: width) {
      Picker("A label of some words", selection: .constant(1)) { Text(words).tag(1) }
    }
    let (label, value) = (try screen.text("A label of some words"), try screen.text(words))
    let card = try screen.card()
    let room = card.width - 2 * (label.minX - card.minX) - label.width - value.width
    #expect((value.minY < label.maxY) == (room >= 16 + 16), "\(room)")
    #expect(value.maxX <= card.maxX)
  }
}
