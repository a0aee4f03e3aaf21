import Testing
import SnapshotUI

/// Labels of several views.
@MainActor @Suite struct ControlLabelTests {
  private func frames(_ view: some View) throws -> (first: CGRect, second: CGRect) {
    let placed = try view.rendered(in: RenderContext(width: 300)).inspect()
    let first = try placed.find(text: "One").frame
    return (first, try placed.find(text: "Two").frame)
  }

  @ViewBuilder private func label() -> some View {
    Text("One")
    Text("Two")
  }

  @Test func buttonsMenusAndLinksHaveARow() throws {
    let rows: [AnyView] = [
      AnyView(
        Button {
        } label: {
          label()
        }),
      AnyView(
        Button {
        } label: {
          label()
        }.buttonStyle(.borderedProminent)),
      AnyView(
        Button {
        } label: {
          label()
        }.buttonStyle(.plain)),
      AnyView(
        Menu {
        } label: {
          label()
        }),
      AnyView(
        NavigationStack {
          NavigationLink {
            Text("Destination")
          } label: {
            label()
          }
        }),
      AnyView(
        NavigationStack {
          List {
            NavigationLink {
              Text("Destination")
            } label: {
              label()
            }
          }
        }),
    ]
    for (index, row) in rows.enumerated() {
      let (first, second) = try frames(row)
      #expect(first.maxX + 8 == second.minX, "\(index): \(first) \(second)")
      #expect(first.midY == second.midY, "\(index)")
    }
  }

  @Test func controlsHaveASubtitle() throws {
    let rows: [AnyView] = [
      AnyView(Toggle(isOn: .constant(true)) { label() }),
      AnyView(Form { Toggle(isOn: .constant(true)) { label() } }),
      AnyView(
        Form {
          LabeledContent {
            Text("Value")
          } label: {
            label()
          }
        }),
      AnyView(
        Form {
          Picker(selection: .constant(1)) {
            Text("Value").tag(1)
          } label: {
            label()
          }
        }),
      AnyView(Stepper(value: .constant(1)) { label() }),
    ]
    for (index, row) in rows.enumerated() {
      let (first, second) = try frames(row)
      #expect(first.minX == second.minX, "\(index): \(first) \(second)")
      #expect(first.maxY + 2 == second.minY, "\(index): \(first) \(second)")
      #expect(second.height < first.height, "\(index)")
      let color = try row.displayList(in: RenderContext(width: 300)).color(of: "Two")
      #expect(color == RGBA(0x3C3C43, alpha: 153), "\(index)")
    }
  }

  @Test func aDisabledRowKeepsTheTintOfItsIcon() throws {
    func ink(_ isDisabled: Bool) throws -> [UInt32] {
      try List { Label("Row", systemImage: "square.fill").disabled(isDisabled) }
        .pixels(in: RenderContext(width: 100, height: 120)).pixels
    }
    #expect(try ink(true) == ink(false))
  }

  @Test func anOpenMenuHasMarksAndSubtitles() throws {
    let host = ViewHost {
      Menu("Options") {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Picker("Order", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        Menu("More") { Button("Inner") {} }
        Section("Title") {
          Button {
          } label: {
            label()
          }
        }
        ControlGroup {
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Trash", systemImage: "trash") {}
        }
      }
    }
    try host.inspect().find(menu: "Options").open()
    let placed = try host.inspect()
    let titles = try ["On", "Off", "Name", "Date", "More", "One", "Two"].map { try placed.find(text: $0).frame.minX }
    #expect(Set(titles).count == 1, "\(titles)")
    let (one, two) = (try placed.find(text: "One").frame, try placed.find(text: "Two").frame)
    #expect(one.maxY < two.minY)
    #expect(try placed.find(text: "Title").frame.height < one.height)
    #expect(!placed.texts.contains("Copy"))
  }
}
