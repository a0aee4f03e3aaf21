import Foundation
import Testing
import SnapshotUI

/// Keyboards, pointers, drag and drop, URLs and submissions.
@MainActor @Suite struct DeviceActionTests {
  private struct Editor: View {
    @State private var log: [String] = []
    @State private var text = "draft"
    @State private var isTargeted = false

    var body: some View {
      VStack {
        Button("Save") { log.append("saved") }.keyboardShortcut("s")
        Button("Close", role: .cancel) { log.append("closed") }.keyboardShortcut(.cancelAction)
        Text("Hover").onHover { log.append($0 ? "in" : "out") }
          .onContinuousHover { if case .active(let point) = $0 { log.append("at \(Int(point.x * 0))") } }
        Text("Keys").onKeyPress(.upArrow) {
          log.append("up")
          return .handled
        }
        .onKeyPress(keys: ["a"]) { press in press.modifiers.contains(.shift) ? .ignored : .handled }
        Text("Token").draggable("token")
        Text("Bin").dropDestination(for: String.self) { items, _ in
          log += items
          return !items.contains("stone")
        }
        TextField("Title", text: $text).onSubmit { log.append("submitted \(text)") }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      }
      .onOpenURL { log.append($0.absoluteString) }
      .onContinueUserActivity("read") { log.append($0.title ?? "-") }
    }
  }

  private struct RenamedTitle: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        RenameButton().renameAction { count += 1 }
        TextField("Title", text: .constant("Draft")).focused($isFocused)
        RenameButton().accessibilityIdentifier("field").renameAction($isFocused)
        Text("renamed \(count), focused \(isFocused)")
        Text("explained").help(LocalizedStringKey("Help"))
      }
    }
  }

  @Test func theRenameButtonPerformsTheActionAroundIt() throws {
    let host = ViewHost(RenamedTitle())
    try host.inspect().find(button: "Rename").tap()
    _ = try host.inspect().find(text: "renamed 1, focused false")
    try host.inspect().find(identifier: "field").tap()
    _ = try host.inspect().find(text: "renamed 1, focused true")
    #expect(try host.rendered().elementsText.contains("renameAction"))
  }

  @Test func aBindingHasATransactionWithoutAnimation() {
    let binding = Binding.constant(1)
    binding.transaction.animation = .easeIn
    #expect(binding.transaction.animation == nil)
  }

  private func log(_ act: (InspectedView) throws -> Void) throws -> String {
    let host = ViewHost(Editor())
    try act(host.inspect())
    return try host.inspect().find(identifier: "log").text
  }

  @Test func shortcuts() throws {
    #expect(try log { try $0.press("s", modifiers: .command) } == "saved")
    #expect(try log { try $0.press(.escape) } == "closed")
    #expect {
      try log { try $0.press("q", modifiers: [.command, .shift]) }
    } throws: { "\($0)".contains("⌘S") && "\($0)".contains("⇧⌘Q") }
  }

  @Test func keys() throws {
    #expect(try log { try $0.find(text: "Keys").press(.upArrow) } == "up")
    #expect(try log { try $0.find(text: "Keys").press("a") } == "")
    #expect(throws: InspectionError.self) { try log { try $0.find(text: "Keys").press("a", modifiers: .shift) } }
  }

  @Test func pointers() throws {
    #expect(try log { try $0.find(text: "Hover").hover() } == "in at 0")
    #expect(try log { try $0.find(text: "Hover").hover(false) } == "out")
    #expect(throws: InspectionError.self) { try log { try $0.find(text: "Bin").hover() } }
  }

  @Test func drops() throws {
    #expect(try log { try $0.find(text: "Bin").drop(["leaf"]) } == "leaf")
    #expect(try log { try $0.find(text: "Token").drop(on: $0.find(text: "Bin")) } == "token")
    #expect(throws: InspectionError.self) { try log { try $0.find(text: "Bin").drop([3]) } }
    #expect(throws: InspectionError.self) { try log { try $0.find(text: "Bin").drop(["stone"]) } }
  }

  @Test func submissionsAndLinks() throws {
    #expect(try log { try $0.find(label: "Title").submit() } == "submitted draft")
    let url = try #require(URL(string: "notes://today"))
    #expect(try log { try $0.open(url) } == "notes://today")
    let activity = NSUserActivity(activityType: "read")
    activity.title = "Chapter 2"
    #expect(try log { try $0.continueActivity(activity) } == "Chapter 2")
    #expect(throws: InspectionError.self) { try log { try $0.continueActivity(NSUserActivity(activityType: "write")) } }
  }
}
