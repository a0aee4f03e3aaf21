import Foundation
import Testing
import SnapshotUI

/// The distances in lists and forms, as measured on pictures of simulators.
@Suite struct ListFigureTests {
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

  private static func dateRow(_ design: SystemDesign) throws -> MeasuredScreen {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    return try screen(design) { DatePicker("A", selection: .constant(date), displayedComponents: .date) }
  }

  private static func dateField(_ design: SystemDesign) throws -> CGRect {
    try #require(dateRow(design).frames("RoundedRectangle").first { $0.width < 200 })
  }

  /// The ink of the arrow of a link.
  private static func arrow(_ design: SystemDesign, _ typeSize: DynamicTypeSize) throws -> CGRect {
    try MeasuredScreen.ink(of: "Image", on: List { NavigationLink("A") { Text("B") } }, in: context(design, typeSize))
  }

  private static func gap(_ screen: MeasuredScreen) throws -> CGFloat { try screen.card(1).minY - screen.card(0).maxY }

  private static let figures: [Figure] = [
    Figure("side margin", 20, 16) { try screen($0) { Text("A") }.card().minX },
    Figure("side margin on narrow phones", 16, 16) { try screen($0, width: 375) { Text("A") }.card().minX },
    Figure("side margin on tablets", 20, 20) { try screen($0, width: 834) { Text("A") }.card().minX },
    Figure("text inset in the card", 20, 16) {
      let screen = try screen($0) { Text("A") }
      return try screen.text("A").minX - screen.card().minX
    },
    Figure("top of the first card", 35, 35) { try screen($0) { Text("A") }.card().minY },
    Figure("top of the first card below a header", 38.67, 40.33) {
      try screen($0) { Section("A") { Text("B") } }.card().minY
    },
    Figure("gap between cards", 35.33, 35) {
      try gap(
        screen($0) {
          Section { Text("A") }; Section { Text("B") }
        })
    },
    Figure("gap between cards with a header", 56.33, 58) {
      try gap(
        screen($0) {
          Section { Text("A") }; Section("H") { Text("B") }
        })
    },
    Figure("gap between cards with a footer and a header", 72.33, 70) {
      try gap(
        screen($0) {
          Section {
            Text("A")
          } footer: {
            Text("F")
          }
          Section("H") { Text("B") }
        })
    },
    Figure("distance between a header and its card", 6, 10) {
      let screen = try screen($0) { Section("H") { Text("B") } }
      return try screen.card().minY - screen.text("H").maxY
    },
    Figure("distance between a card and its footer", 6, 8) {
      let screen = try screen($0) {
        Section {
          Text("A")
        } footer: {
          Text("F")
        }
      }
      return try screen.text("F").minY - screen.card().maxY
    },
    Figure("line pitch of footers", 16, 16) {
      let one = try screen($0) {
        Section {
          Text("A")
        } footer: {
          Text("F")
        }
      }.text("F").height
      let two = try screen($0) {
        Section {
          Text("A")
        } footer: {
          Text("F\nG")
        }
      }.text("F\\nG").height
      return two - one
    },
    Figure("row pitch", 44, 52) {
      let screen = try screen($0) {
        Text("A"); Text("B")
      }
      return try screen.text("B").minY - screen.text("A").minY
    },
    Figure("height of a row with a switch at the type size medium", 44, 51) {
      try screen($0, .medium) { Toggle("A", isOn: .constant(true)) }.card().height
    },
    Figure("height of a row with two lines of body text at the type size medium", 62.67, 70.67) {
      try screen($0, .medium) {
        VStack(alignment: .leading) {
          Text("A")
          Text("B")
        }
      }.card().height
    },
    Figure("height of a row with two lines at the type size medium", 60.67, nil) {
      try screen($0, .medium) {
        VStack(alignment: .leading) {
          Text("A")
          Text("B").font(.subheadline)
        }
      }.card().height
    },
    Figure("pitch of the rows of a list in a section of a form", 44, 52) {
      let screen = try screen($0) {
        Section {
          List {
            Text("A"); Text("B")
          }
        }
      }
      return try screen.text("B").minY - screen.text("A").minY
    },
    Figure("start of the rows of a list in a section of a form", 20, 16) {
      let screen = try screen($0) { Section { List { Text("A") } } }
      return try screen.text("A").minX - screen.card().minX
    },
    Figure("number of cards of a list in a section of a form", 1, 1) {
      try CGFloat(screen($0) { Section { List { Text("A") } } }.cards.count)
    },
    Figure("thickness of a separator", 0.33, 1) {
      try screen($0) {
        Text("A"); Text("B")
      }.frame("Divider").height
    },
    Figure("start of a separator in the card", 20, 16) {
      let screen = try screen($0) {
        Text("A"); Text("B")
      }
      return try screen.frame("Divider").minX - screen.card().minX
    },
    Figure("distance between a separator and the card's trailing edge", 0, 16) {
      let screen = try screen($0) {
        Text("A"); Text("B")
      }
      return try screen.card().maxX - screen.frame("Divider").maxX
    },
    Figure("start of a separator beside the title of a label", 0, 0) {
      let screen = try screen($0) {
        Label("A", systemImage: "star"); Text("B")
      }
      return try screen.frame("Divider").minX - screen.text("A").minX
    },
    Figure("start of a separator beside the text after an icon", 0, 0) {
      let screen = try screen($0) {
        HStack {
          Image(systemName: "star"); Text("A")
        }; Text("B")
      }
      return try screen.frame("Divider").minX - screen.text("A").minX
    },
    Figure("title of a label in the card", 64, 56) {
      let screen = try screen($0) { Label("A", systemImage: "star") }
      return try screen.text("A").minX - screen.card().minX
    },
    Figure("title of a label in the card at the type size medium", nil, 55) {
      let screen = try screen($0, .medium) { Label("A", systemImage: "star") }
      return try screen.text("A").minX - screen.card().minX
    },
    Figure("middle of the icon of a label in the card at the type size medium", nil, 27.5) {
      let screen = try screen($0, .medium) { Label("A", systemImage: "star") }
      return try screen.frame("Image").midX - screen.card().minX
    },
    // The ink of the arrow ends 1.5 points before its frame.
    Figure("distance between the frame of the arrow of a link and the card's edge", 19, 17) {
      let screen = try screen($0) { NavigationLink("A") { Text("B") } }
      return try screen.card().maxX - screen.frame("Image").maxX
    },
    Figure("width of the icon of a label at the type size medium", nil, 20.33) {
      let view = List { Label("A", systemImage: "questionmark.circle") }
      return try MeasuredScreen.ink(of: "Image", on: view, in: context($0, .medium)).width
    },
    // home-assistant/iOS, seven values of links.
    Figure("distance between a value and the frame of the arrow of a link", 8, 11) {
      let screen = try screen($0) {
        NavigationLink {
          EmptyView()
        } label: {
          HStack {
            Text("A")
            Spacer()
            Text("Value")
          }
        }
      }
      return try screen.frame("Image").minX - screen.text("Value").maxX
    },
    // StanfordSpezi/SpeziViews, two pictures of a row on an iPad of 11 inches.
    Figure("content inset of rows on tablets", 20, 20) {
      let screen = try screen($0, width: 1194) { Text("A") }
      return try screen.text("A").minX - screen.card().minX
    },
    // home-assistant/iOS, several pictures.
    Figure("width of the knob of a switch", 27, 37) {
      try screen($0) { Toggle("A", isOn: .constant(false)) }.frame("Capsule", 1).width
    },
    Figure("width of the arrow of a link", 7, 7) { try arrow($0, .large).width },
    Figure("height of the arrow of a link", 12, 12) { try arrow($0, .large).height },
    Figure("width of the arrow of a link at the type size medium", 6.67, 6.67) { try arrow($0, .medium).width },
    Figure("height of the arrow of a link at the type size medium", 11.33, 11.33) { try arrow($0, .medium).height },
    Figure("width of a switch", 51, 63) {
      try screen($0) { Toggle("A", isOn: .constant(true)) }.frame("Capsule").width
    },
    Figure("height of a switch", 31, 28) {
      try screen($0) { Toggle("A", isOn: .constant(true)) }.frame("Capsule").height
    },
    Figure("distance between a switch and the card's edge", 18, 14) {
      let screen = try screen($0) { Toggle("A", isOn: .constant(true)) }
      return try screen.card().maxX - screen.frame("Capsule").maxX
    },
    Figure("height of a row with a switch", 44, 52) {
      try screen($0) { Toggle("A", isOn: .constant(true)) }.card().height
    },
    Figure("height of labeled content at accessibility3", 118.67, 130) {
      try screen($0, .accessibility3) { LabeledContent("A", value: "B") }.card().height
    },
    // The ink of the arrows starts 1.7 points after their frame, and ends 1.7 points before it.
    Figure("distance between a picker's value and the frame of its arrows", 4, 4) {
      let screen = try screen($0) { Picker("A", selection: .constant(1)) { Text("B").tag(1) } }
      return try screen.frame("Image").minX - screen.text("B").maxX
    },
    Figure("distance between the frame of a picker's arrows and the card's edge", 20, 16) {
      let screen = try screen($0) { Picker("A", selection: .constant(1)) { Text("B").tag(1) } }
      return try screen.card().maxX - screen.frame("Image").maxX
    },
    Figure("width of the frame of a picker's arrows", 12, 12) {
      try screen($0) { Picker("A", selection: .constant(1)) { Text("B").tag(1) } }.frame("Image").width
    },
    Figure("height of a date in the compact style", 34.33, 34.33) { try dateField($0).height },
    Figure("inset of a date in the compact style", 12, 12) {
      let screen = try dateRow($0)
      return try screen.text("Nov 14, 2023").minX - dateField($0).minX
    },
    Figure("distance between a date and the card's edge", 20, 16) {
      try dateRow($0).card().maxX - dateField($0).maxX
    },
    Figure("height of a row with a date", 44, 52) { try dateRow($0).card().height },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test func headersAreUppercaseUnlessACaseIsSet() throws {
    _ = try Self.screen(.iOS18) { Section("General") { Text("A") } }.text("GENERAL")
    _ = try Self.screen(.iOS18) { Section("General") { Text("A") }.textCase(nil) }.text("General")
    _ = try Self.screen(.iOS18) {
      Section {
        Text("A")
      } header: {
        Text("General").textCase(nil)
      }
    }.text("General")
    _ = try Self.screen(.iOS26) { Section("General") { Text("A") } }.text("General")
  }

  @Test func aGuideMovesTheSeparator() throws {
    let screen = try Self.screen(.iOS18) {
      HStack {
        Text("A")
        Text("B").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
      Text("C")
    }
    #expect(try screen.frame("Divider").minX == screen.text("B").minX)
  }

  @Test func aPickerShowsTheIconOfItsValue() throws {
    let screen = try Self.screen(.iOS18) {
      Picker("A", selection: .constant(1)) { Label("B", systemImage: "star").tag(1) }
    }
    #expect(screen.frames("Image").count == 2)
  }

  @Test(arguments: [CGFloat(200), 383, 390, 700, 2000], SystemDesign.allCases)
  func everyWidthHasMargins(width: CGFloat, design: SystemDesign) throws {
    let context = RenderContext(width: width, height: 900, displayScale: 3, design: design)
    let view = List {
      Section("Header") {
        Label("A", systemImage: "star"); Toggle("B", isOn: .constant(true))
      }
    }
    let layout = try view.rendered(in: context).layout
    #expect(layout.frame.width == width)
  }

  @Test(arguments: SystemDesign.allCases) func aListOfOnePointHasNoNegativeSizes(design: SystemDesign) throws {
    let context = RenderContext(width: 1, height: 900, displayScale: 3, design: design)
    let screen = try MeasuredScreen(List { Section("Header") { Text("A") } }, in: context)
    #expect(screen.elements.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 && $0.frame.minX.isFinite })
  }
}
