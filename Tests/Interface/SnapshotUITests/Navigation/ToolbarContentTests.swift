import Testing
import SnapshotUI

/// Whatever chooses views in a builder chooses items of a toolbar too.
@Suite struct ToolbarContentTests {
  private enum Mode: CaseIterable {
    case reading, editing, sharing
  }

  private struct Screen: View {
    var isOn = false
    var name: String?
    var mode = Mode.reading

    var body: some View {
      NavigationStack {
        Text("Screen").toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("Always") }
          if isOn { ToolbarItem { Text("On") } }
          if let name { ToolbarItem(placement: .principal) { Text(name) } }
          if isOn {
            ToolbarItem(placement: .bottomBar) { Text("Then") }
          } else {
            ToolbarItemGroup(placement: .bottomBar) {
              Text("Else")
              Text("Otherwise")
            }
          }
          switch mode {
          case .reading: ToolbarItem { Text("Read") }
          case .editing:
            ToolbarItem { Text("Edit") }
            ToolbarItem { Text("Undo") }
          case .sharing: ToolbarItemGroup { Text("Share") }
          }
          if #available(macOS 10.15, iOS 13, *) { ToolbarItem { Text("Available") } }
          if isOn, mode == .sharing { ToolbarItem { Text("Both") } }
        }
      }
    }
  }

  private func words(_ view: some View) throws -> Set<String> {
    let leaves = try view.rendered(in: RenderContext(width: 600, height: 300)).layout.leaves
    return Set(leaves.compactMap { $0.element.drawing?.text?.words })
  }

  private let always: Set<String> = ["Screen", "Always", "Available"]

  @Test func conditionsSelectToolbarContent() throws {
    #expect(try words(Screen()) == always.union(["Else", "Otherwise", "Read"]))
    #expect(try words(Screen(isOn: true, mode: .editing)) == always.union(["On", "Then", "Edit", "Undo"]))
    #expect(
      try words(Screen(isOn: true, name: "Ada", mode: .sharing))
        == always.union(["On", "Ada", "Then", "Share", "Both"]))
  }

  @Test(arguments: [true, false]) func aConditionCanBeTheOnlyContent(isOn: Bool) throws {
    let alone = NavigationStack { Text("Screen").toolbar { if isOn { ToolbarItem { Text("On") } } } }
    #expect(try words(alone) == (isOn ? ["Screen", "On"] : ["Screen"]))
    let nested = NavigationStack {
      Text("Screen").toolbar {
        if isOn {
          if isOn { ToolbarItem { Text("On") } }
        } else if !isOn {
          ToolbarItem { Text("Off") }
        }
      }
    }
    #expect(try words(nested) == ["Screen", isOn ? "On" : "Off"])
    let views = NavigationStack { Text("Screen").toolbar { if isOn { Text("On") } } }
    #expect(try words(views) == (isOn ? ["Screen", "On"] : ["Screen"]))
  }
}
