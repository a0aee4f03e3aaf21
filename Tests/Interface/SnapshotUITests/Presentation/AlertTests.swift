import Foundation
import Testing
import SnapshotUI

/// Alerts and confirmation dialogs are drawn while their binding presents them, and their buttons dismiss them.
@MainActor @Suite struct AlertTests {
  struct Deletion: View {
    @State private var isAsking = false
    @State private var name = "Trip"
    @State private var log = "nothing"

    var body: some View {
      VStack {
        Text(log)
        Button("Ask") { isAsking = true }
      }
      .alert("Delete?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Button("Delete", role: .destructive) { log = "deleted \(name)" }
        Button("Keep", role: .cancel) { log = "kept" }
      } message: {
        Text("It is gone for good.")
      }
    }
  }

  @Test func anAlertIsDrawnWhilePresented() throws {
    let host = ViewHost(Deletion())
    #expect(throws: InspectionError.self) { try host.inspect().alert() }
    try host.inspect().find(button: "Ask").tap()
    let alert = try host.inspect().alert()
    #expect(alert.texts == ["Delete?", "It is gone for good.", "Trip", "Delete", "Keep"])
    let title = try alert.find(text: "Delete?")
    #expect(title.isVisible && abs(title.frame.midX - 187.5) < 1)
  }

  @Test func aButtonRunsItsActionAndDismisses() throws {
    let host = ViewHost(Deletion())
    try host.inspect().find(button: "Ask").tap()
    try host.inspect().find(label: "Name").type("Photos")
    try host.inspect().find(button: "Delete").tap()
    #expect(throws: InspectionError.self) { try host.inspect().alert() }
    #expect(try host.inspect().texts == ["deleted Photos", "Ask"])
  }

  @Test func theScreenBelowIsCovered() throws {
    let host = ViewHost(Deletion())
    try host.inspect().find(button: "Ask").tap()
    #expect(throws: InspectionError.self) { try host.inspect().find(button: "Ask").tap() }
    #expect(throws: InspectionError.self) { try host.inspect().alert().dismiss() }
  }

  @Test func twoShortButtonsAreBesideEachOtherWithCancelFirst() throws {
    let view = Color.white.alert("Title", isPresented: .constant(true)) {
      Button("OK") {}
      Button("Cancel", role: .cancel) {}
    }
    let screen = try view.inspect()
    let (ok, cancel) = (try screen.find(button: "OK").frame, try screen.find(button: "Cancel").frame)
    #expect(ok.minY == cancel.minY && cancel.maxX == ok.minX && ok.width == 135 && ok.height == 44)
    let long = Color.white.alert("Title", isPresented: .constant(true)) {
      Button("Cancel", role: .cancel) {}
      Button("A long title that needs the whole row") {}
    }
    let below = try long.inspect()
    #expect(
      try below.find(button: "Cancel").frame.minY
        == below.find(button: "A long title that needs the whole row").frame.maxY)
  }

  @Test func anAlertWithoutActionsHasOK() throws {
    let host = ViewHost { Saving() }
    #expect(try host.inspect().alert().texts == ["Saved", "OK"])
    try host.inspect().find(button: "OK").tap()
    #expect(try host.inspect().texts == ["done"])
  }

  struct Saving: View {
    @State private var isPresented = true

    var body: some View { Text("done").alert("Saved", isPresented: $isPresented) {} }
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "Offline" }
  }

  @Test func anErrorIsTheTitle() throws {
    let failure: Failure? = Failure()
    let view = Text("x").alert(isPresented: .constant(true), error: failure) { _ in
      Button("Retry") {}
    } message: { _ in
      Text("Try later.")
    }
    #expect(try view.inspect().alert().texts == ["Offline", "Try later.", "Retry"])
    let none: Failure? = nil
    let hidden = Text("x").alert(isPresented: .constant(true), error: none) { Button("Retry") {} }
    #expect(try hidden.inspect().texts == ["x"])
  }

  enum Bare: LocalizedError { case failed }

  struct Reasoned: LocalizedError {
    var failureReason: String? { "The disk is full." }
  }

  /// The same words on all systems: Foundation's differ by system and language.
  @Test func anErrorWithoutADescriptionHasOneTitle() throws {
    func title<E: LocalizedError>(_ error: E) throws -> String? {
      try Text("x").alert(isPresented: .constant(true), error: error) { Button("OK") {} }.inspect().alert().texts.first
    }
    #expect(
      try title(Bare.failed) == "The operation could not be completed. (SnapshotUITests.AlertTests.Bare error 0.)")
    #expect(try title(Reasoned()) == "The operation could not be completed. The disk is full.")
    #if !canImport(Darwin)
      #expect(try title(Bare.failed) == Bare.failed.localizedDescription)
      #expect(try title(Reasoned()) == Reasoned().localizedDescription)
    #endif
  }

  struct Item: Identifiable { let id: String }

  struct Legacy: View {
    @State private var item: Item? = Item(id: "Rome")
    @State private var isChoosing = false
    @State private var log = ""

    var body: some View {
      VStack { Text(log) }
        .alert(item: $item) { item in
          Alert(
            title: Text("Delete \(item.id)?"), message: nil,
            primaryButton: .destructive(Text("Delete")) { log = item.id },
            secondaryButton: .cancel { isChoosing = true })
        }
        .actionSheet(isPresented: $isChoosing) {
          ActionSheet(title: Text("More"), buttons: [.default(Text("Copy")) { log = "copied" }, .cancel()])
        }
    }
  }

  @Test func legacyAlertsAreSupported() throws {
    let host = ViewHost(Legacy())
    #expect(try host.inspect().alert().texts == ["Delete Rome?", "Delete", "Cancel"])
    try host.inspect().find(button: "Cancel").tap()
    #expect(try host.inspect().confirmationDialog().texts == ["More", "Copy", "Cancel"])
    try host.inspect().find(button: "Copy").tap()
    #expect(try host.inspect().texts.contains("copied"))
  }

  struct Dialog: View {
    @State private var item: Int? = 7
    @State private var log = ""

    var body: some View {
      Text(log).confirmationDialog(
        "Choose", isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } }), presenting: item
      ) { number in
        Button("Delete \(number)", role: .destructive) { log = "\(item ?? 0)" }
      }
    }
  }

  @Test func aConfirmationDialogHidesItsTitleAndHasCancel() throws {
    let host = ViewHost(Dialog())
    #expect(try host.inspect().confirmationDialog().texts == ["Delete 7", "Cancel"])
    // The action runs before the binding is changed.
    try host.inspect().find(button: "Delete 7").tap()
    #expect(try host.inspect().texts == ["7"])
    let visible = Text("x").confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible) {}
    #expect(try visible.inspect().confirmationDialog().texts == ["Choose", "Cancel"])
  }

  @Test func onlyOnePresentationIsShownAtATime() throws {
    let view = Text("x")
      .alert("First", isPresented: .constant(true)) {}
      .alert("Second", isPresented: .constant(true)) {}
    let rendered = try view.rendered(in: RenderContext(width: 320, height: 480))
    #expect(rendered.inspect().texts == ["x", "First", "OK"])
    #expect(rendered.diagnostics.contains { $0.rule == .ignoredPresentation })
  }

  @Test func aSheetPresentsItsOwnAlert() throws {
    let view = Text("x").sheet(isPresented: .constant(true)) {
      Text("sheet").alert("Above", isPresented: .constant(true)) {}
    }
    #expect(try view.inspect().texts == ["x", "sheet", "Above", "OK"])
    #expect(try view.rendered(in: RenderContext(width: 320, height: 480)).accessibilityText.contains("sheet") == false)
  }
}
