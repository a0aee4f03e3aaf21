import SliceKit
import Testing
import SnapshotUI

/// Errors of a screen are reported at the line of the test, and never crash.
@Suite struct BadInputTests {
  private func place(_ line: UInt) -> String { "\(#filePath):\(line): " }

  private func screen(
    _ rows: [RowViewModel], slices: SliceRegistry = SliceRegistry(CountingSlice.self)
  ) -> SliceScreen<RowCoordinator> {
    SliceScreen(RowCoordinator(state: rows), state: \.state, slices: slices)
  }

  @Test("S2: a view model without a slice is reported") func unregistered() throws {
    let made = place(#line + 1)
    let screen = SliceScreen(
      PostDetailCoordinator(state: Post()), state: \.state, slices: SliceRegistry(AuthorSlice.self, ActionSlice.self))
    let asked = place(#line + 1)
    let error = #expect(throws: SliceError.self) { try screen.inspect() }
    #expect(
      error?.description == asked + """
        No slice is registered for the BodySliceViewModel at 1. Add its slice to the SliceRegistry. Registered view \
        models: ActionSliceViewModel, AuthorSliceViewModel.
        No slice is registered for the MediaSliceViewModel at 2. Add its slice to the SliceRegistry. Registered view \
        models: ActionSliceViewModel, AuthorSliceViewModel.
        """)
    // An error of a property has the line that created the screen, and an error of a stack the line that rendered it.
    let view = #expect(throws: SliceError.self) { try screen.view }
    #expect(view == error && view?.description.hasPrefix(made) == true)
    let transition = #expect(throws: SliceError.self) { try screen.transition(at: 0) }
    #expect(transition?.description.hasPrefix(place(#line - 1)) == true)
    let stack = SliceStack([SliceDescriptor(viewModel: RowViewModel(id: 1))], slices: SliceRegistry())
    let shown = #expect(throws: SliceError.self) { try stack.rendered(in: RenderContext(width: 100, height: 100)) }
    #expect(
      shown?.description.hasPrefix(place(#line - 2) + "No slice is registered for the RowViewModel at 0.") == true)
  }

  @Test("S2: two slices for one view model are reported") func ambiguous() throws {
    let screen = screen([], slices: SliceRegistry(CountingSlice.self).merging(SliceRegistry(PlainSlice.self)))
    let asked = place(#line + 1)
    let error = #expect(throws: SliceError.self) { try screen.inspect() }
    #expect(
      error?.description
        == asked
        + "CountingSlice and PlainSlice both show RowViewModel. Register only one of them in the SliceRegistry."
    )
    // A conflict stays in merged registries, whichever has it.
    let conflict: [SliceDiagnostic] = [.ambiguousSlice("RowViewModel", slices: ["CountingSlice", "PlainSlice"])]
    let both = SliceRegistry(CountingSlice.self).merging(SliceRegistry(PlainSlice.self))
    let other = SliceRegistry(AuthorSlice.self)
    for registry in [both, both.merging(other), other.merging(both), both.merging(both)] {
      #expect(registry.diagnostics(of: []) == conflict)
    }
    let three = both.merging(SliceRegistry(Nested.PlainSlice.self))
    #expect(three.diagnostics(of: []).count == 2)
    // Slices of the same name are different slices.
    #expect(
      SliceRegistry(PlainSlice.self).merging(SliceRegistry(Nested.PlainSlice.self)).diagnostics(of: []).count == 1)
    // Registering the same slice twice is not a conflict.
    let twice = SliceRegistry(PlainSlice.self).merging(SliceRegistry(PlainSlice.self))
    #expect(twice.diagnostics(of: [SliceDescriptor(viewModel: RowViewModel(id: 1))]) == [])
  }

  @Test("S3: a view model that is a class is reported at any depth") func classes() throws {
    struct Outer: SliceViewModel {
      var inner: ClassViewModel
      var maybe: ClassViewModel?
    }
    let screen = SliceScreen(ClassCoordinator(state: 0), state: \.state, slices: SliceRegistry(ClassSlice.self))
    let asked = place(#line + 1)
    let error = #expect(throws: SliceError.self) { try screen.inspect() }
    #expect(
      error?.description == asked + """
        The view model of the slice at 0 is a class: ClassViewModel. Use a struct, so that it cannot change later.
        """)
    let nested = SliceDescriptor(viewModel: Outer(inner: ClassViewModel(), maybe: ClassViewModel()))
    #expect(
      SliceDiagnostic.diagnostics(of: [nested]) == [
        .referenceType("ClassViewModel", position: 0), .referenceType("ClassViewModel", position: 0),
      ])
  }

  @Test("Duplicate identities are reported with the action that caused them") func duplicates() throws {
    let screen = screen([RowViewModel(id: 1, text: "one")])
    _ = try screen.inspect()
    let line = #line + 2
    withKnownIssue {
      screen.send(.set([RowViewModel(id: 1, text: "one"), RowViewModel(id: 1, text: "two")]))
    } matching: { issue in
      "\(issue)".contains("The slices at 0, 1 have the same identity: RowViewModel 1.")
        && issue.sourceLocation?.fileName == "BadInputTests.swift" && issue.sourceLocation?.line == line
    }
    // The other rows are shown.
    #expect(try screen.inspect().texts == ["one 1"])
    #expect(screen.steps.last?.changes.isEmpty == true)
    screen.send(.set([RowViewModel(id: 1, text: "one"), RowViewModel(id: 2, text: "two")]))
    #expect(try screen.inspect().texts == ["one 1", "two 1"])
  }

  @Test("Duplicate identities that return are reported again") func duplicatesThatReturn() throws {
    let screen = screen([RowViewModel(id: 1, text: "one")])
    let twice = [RowViewModel(id: 1, text: "one"), RowViewModel(id: 1, text: "two")]
    for _ in 1...2 {
      withKnownIssue { screen.send(.set(twice)) }
      screen.send(.set([RowViewModel(id: 1, text: "one")]))
    }
  }

  @Test("An action after dismissal fails the test") func dismissal() throws {
    let screen = screen([RowViewModel(id: 1, text: "one")])
    let row = try screen.inspect().find(CountingSlice.self)
    try screen.dismiss()
    let error = #expect(throws: SliceError.self) { try screen.inspect() }
    let words =
      "The screen was dismissed at SliceKitTests/BadInputTests.swift:\(#line - 3). Inspect the screen before it is dismissed, or create a new one."
    #expect(error?.description == place(#line - 3) + words)
    let tap = #expect(throws: InspectionError.self) { try row.tap() }
    #expect(tap?.description.hasPrefix(place(#line - 1)) == true)
    let line = #line + 2
    withKnownIssue {
      screen.send(.tapped(1))
    } matching: {
      "\($0)".contains("RowAction tapped(1) was sent after the screen was dismissed at SliceKitTests/BadInputTests")
        && $0.sourceLocation?.fileName == "BadInputTests.swift" && $0.sourceLocation?.line == line
    }
    #expect(screen.coordinator.state.count == 1)
  }

  @Test("An action for a deallocated screen fails the test") func goneScreen() throws {
    let row = try screen([RowViewModel(id: 1, text: "one")]).inspect().find(CountingSlice.self)
    try withKnownIssue {
      try row.tap()
    } matching: {
      "\($0)".contains("RowAction tapped(1) was sent after its SliceScreen was deallocated.")
    }
  }

  @Test("An action of another screen is reported") func foreignAction() throws {
    let screen = SliceScreen(
      RowCoordinator(state: [RowViewModel(id: 1, text: "one")]), state: \.state,
      slices: SliceRegistry(ForeignSlice.self))
    try withKnownIssue {
      try screen.inspect().find(button: "one").tap()
    } matching: {
      "\($0)".contains("PostDetailAction shareTapped was sent, but RowCoordinator handles only RowAction.")
    }
  }

  private enum Nested {
    final class PlainSlice: Slice, SliceConfigurable {
      var content: some View { EmptyView() }
      func configure(with viewModel: RowViewModel) {}
    }
  }

  private final class ForeignSlice: Slice, SliceConfigurable {
    private var text = ""
    var content: some View { Button(text, sending: PostDetailAction.shareTapped) }
    func configure(with viewModel: RowViewModel) { text = viewModel.text }
  }

  private final class ClassSlice: Slice, SliceConfigurable {
    var content: some View { Text("class") }
    func configure(with viewModel: ClassViewModel) {}
  }

  private final class ClassCoordinator: SliceCoordinator {
    enum Action: SliceAction { case none }
    let state: Int
    init(state: Int) { self.state = state }
    func sliceDescriptors(for state: Int) -> [SliceDescriptor] { [SliceDescriptor(viewModel: ClassViewModel())] }
    func handle(_ action: Action) {}
  }
}
