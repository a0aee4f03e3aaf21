import Testing
import SnapshotUI

/// Sheets, covers and popovers have the frames and the behavior that their content asks for.
@MainActor @Suite struct SheetOptionTests {
  private let context = RenderContext(
    width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  private func content(_ view: some View) throws -> CGRect {
    let sheet = try view.rendered(in: context).inspect().sheet()
    return try sheet.find(identifier: "content").frame
  }

  private func sheet(_ detents: Set<PresentationDetent>, selection: PresentationDetent? = nil) throws -> CGRect {
    try content(
      Text("x").sheet(isPresented: .constant(true)) {
        let view = Color.red.accessibilityIdentifier("content")
        if let selection {
          view.presentationDetents(detents, selection: .constant(selection))
        } else {
          view.presentationDetents(detents)
        }
      })
  }

  enum Small: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }

  @Test func detentsSetTheHeight() throws {
    #expect(try sheet([.large]).minY == 57)
    #expect(try sheet([.medium]).minY == 422)
    // Heights don't include the safe area of 34 points below the content.
    #expect(try sheet([.height(200)]) == CGRect(x: 0, y: 610, width: 390, height: 200))
    #expect(try sheet([.fraction(0.5)]) == CGRect(x: 0, y: 434, width: 390, height: 376))
    #expect(try sheet([.custom(Small.self)]) == CGRect(x: 0, y: 622, width: 390, height: 188))
    #expect(try sheet([.large, .medium]).minY == 422)
    #expect(try sheet([.large, .medium], selection: .large).minY == 57)
    #expect(try sheet([.height(9_000)]).minY == 57)
  }

  struct Locked: View {
    @State private var isPresented = true
    var isLocked = true

    var body: some View {
      Text("below").sheet(isPresented: $isPresented) {
        Button("Done") { isPresented = false }.interactiveDismissDisabled(isLocked)
      }
    }
  }

  @Test func aLockedSheetCannotBeSwiped() throws {
    let host = ViewHost(Locked())
    let sheet = try host.inspect().sheet()
    #expect(throws: InspectionError(.dismissDisabled(sheet.pathToRoot))) { try sheet.dismiss() }
    try host.inspect().find(button: "Done").tap()
    #expect(try host.inspect().texts == ["below"])
    let open = ViewHost(Locked(isLocked: false))
    try open.inspect().sheet().dismiss()
    #expect(try open.inspect().texts == ["below"])
  }

  struct Cover: View {
    struct Step: Identifiable { let id: Int }

    @State private var step: Step? = Step(id: 1)
    @State private var log = "below"

    var body: some View {
      Text(log).fullScreenCover(item: $step, onDismiss: { log = "dismissed" }) { step in
        CoverContent(number: step.id)
      }
    }
  }

  struct CoverContent: View {
    let number: Int
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button("Step \(number) \(isPresented)") { presentationMode.wrappedValue.dismiss() }
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.green)
    }
  }

  @Test func aCoverFillsTheScreenAndIsDismissed() throws {
    let host = ViewHost(Cover(), in: context)
    let ground = try host.inspect().sheet().find(where: { $0.name == "Color" })
    #expect(ground.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(throws: InspectionError.self) { try host.inspect().sheet().dismiss() }
    try host.inspect().find(button: "Step 1 true").tap()
    #expect(try host.inspect().texts == ["dismissed"])
  }

  @Test func aPopoverIsASheetOnAPhoneAndABubbleOnAPad() throws {
    let view = Text("anchor").popover(isPresented: .constant(true)) {
      Color.red.frame(width: 200, height: 100).accessibilityIdentifier("content")
    }
    #expect(try content(view).midY > 422)
    let pad = RenderContext(
      width: 820, height: 1180, horizontalSizeClass: .regular, verticalSizeClass: .regular)
    let screen = try view.rendered(in: pad).inspect()
    let (anchor, bubble) = (try screen.find(text: "anchor").frame, try screen.find(identifier: "content").frame)
    #expect(bubble.size == CGSize(width: 200, height: 100))
    #expect(abs(bubble.midX - anchor.midX) < 1 && abs(bubble.minY - anchor.maxY - 13) < 1)
    let kept = Text("anchor").popover(isPresented: .constant(true)) {
      Color.red.frame(width: 200, height: 100).accessibilityIdentifier("content")
        .presentationCompactAdaptation(.popover)
    }
    #expect(try content(kept).size == CGSize(width: 200, height: 100))
  }

  @Test func anInspectorIsAColumnOnAPad() throws {
    let view = Text("main").inspector(isPresented: .constant(true)) { Text("side").inspectorColumnWidth(200) }
    let pad = RenderContext(width: 820, height: 1180, horizontalSizeClass: .regular, verticalSizeClass: .regular)
    let screen = try view.rendered(in: pad).inspect()
    #expect(abs(try screen.find(text: "side").frame.midX - 720) < 1)
    #expect(try view.rendered(in: context).inspect().sheet().texts == ["side"])
  }
}
