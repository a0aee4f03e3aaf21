import Testing
import SnapshotUI

private struct Greeting: View {
  var name: String

  var body: some View { Text("Hello, \(name)") }
}

private struct Screen: View {
  var isLoading = false

  var body: some View {
    VStack(spacing: 4) {
      Greeting(name: "Ada")
      if isLoading {
        Probe(10, named: "Spinner")
      } else {
        Probe(10, named: "Field")
        Probe(10, named: "Field")
      }
    }
    .padding(4)
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelView: View {
  @Environment(\.level) private var level

  var body: some View { Text("level \(level)") }
}

private struct LevelReader: View {
  @Environment(\.level) private var level

  var body: some View {
    GeometryReader { _ in Text("level \(level)") }.environment(\.level, 9)
  }
}

private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

@MainActor @Suite struct EvaluationTests {
  private func elements(_ view: some View) throws -> String { try view.rendered(in: RenderContext()).elementsText }

  @Test func bodiesBecomeATreeOfElements() throws {
    #expect(
      try elements(Screen()) == """
        Screen/padding 4
          VStack
            Greeting/Text "Hello, Ada"
            Field
            Field

        """)
    #expect(try elements(Screen(isLoading: true)).contains("    Spinner\n"))
  }

  @Test func pathsNameViewsAndLeaveModifiersOut() throws {
    let layout = try Screen().rendered(in: RenderContext()).layout
    #expect(
      layout.leaves.map(\.path) == [
        "Screen/VStack/Greeting/Text \"Hello, Ada\"", "Screen/VStack/Field[0]", "Screen/VStack/Field[1]",
      ])
    #expect(layout.path == "Screen/VStack")
  }

  @Test func aBuilderCanHaveManyViews() throws {
    let view = VStack {
      Probe(1)
      Probe(2)
      Probe(3)
      Probe(4)
      Probe(5)
      Probe(6)
      Probe(7)
      Probe(8)
      Probe(9)
      Probe(10)
      Probe(11)
      Probe(12)
      Probe(13)
    }
    #expect(try leafFrames(of: view).map(\.width) == (1...13).map { CGFloat($0) })
  }

  @Test func aModifierOfAGroupAppliesToEachOfItsViews() throws {
    let view = HStack(spacing: 0) {
      Group {
        Probe(10)
        Probe(20)
      }
      .padding(.leading, 5)
    }
    #expect(try leafFrames(of: view).map(\.minX) == [5, 20])
  }

  @Test(arguments: [false, true])
  func emptyViewsHaveNoSizeAndNoSpacing(isShown: Bool) throws {
    let view = HStack {
      Probe(10)
      EmptyView().padding()
      if isShown { Probe(90) }
      Probe(20)
    }
    #expect(try view.rendered(in: RenderContext()).layout.exactFrame.width == (isShown ? 136 : 38))
  }

  @Test func severalViewsAtTheRootAreStacked() throws {
    let view = Group {
      Probe(10, 10)
      Probe(20, 10)
    }
    #expect(try view.rendered(in: RenderContext()).layout.exactFrame.size == CGSize(width: 20, height: 28))
  }

  @Test func theEnvironmentReachesItsContent() throws {
    #expect(try elements(LevelView()).contains("level 0"))
    #expect(try elements(VStack { LevelView() }.environment(\.level, 3)).contains("level 3"))
    let nested = LevelView().environment(\.level, 1).environment(\.level, 2)
    #expect(try elements(nested).contains("level 1"))
  }

  @Test func aClosureReadsTheEnvironmentOfItsView() throws {
    let rendered = try LevelReader().environment(\.level, 5).rendered(in: RenderContext(width: 100, height: 50))
    #expect(rendered.layoutText.contains("level 5"))
  }

  @Test func stateShowsItsInitialValueAndBindingsWriteIt() {
    let state = State(wrappedValue: 3)
    let binding = state.projectedValue
    binding.wrappedValue = 4
    #expect(state.wrappedValue == 4)
    #expect(Binding.constant(7).wrappedValue == 7)
  }

  @Test func aBodyThatContainsItselfIsATypedError() throws {
    let error = #expect(throws: ViewError.self) { try Endless().rendered(in: RenderContext()) }
    guard case .tooDeep(let path, let limit) = error?.reason else {
      Issue.record("not the error of too deep a view: \(String(describing: error))")
      return
    }
    #expect(path.hasPrefix("Endless/VStack/Endless/VStack"))
    #expect(path.contains("more"))
    #expect(limit == 512)
  }

  @Test func tenThousandLevelsThrowWithoutACrash() {
    let view = (0..<10_000).reduce(AnyView(Probe(1))) { view, _ in AnyView(view.padding(1)) }
    #expect(throws: ViewError.self) { try view.rendered(in: RenderContext()) }
  }

  @Test func aHundredNestedStacksAreMeasuredOncePerProposal() throws {
    // Without remembered answers this would take 4 to the power of 100 steps.
    var view = AnyView(Probe(1))
    for level in 0..<100 {
      let inner = view
      if level.isMultiple(of: 2) {
        view = AnyView(
          HStack(spacing: 0) {
            inner
            Spacer()
          })
      } else {
        view = AnyView(
          VStack(spacing: 0) {
            inner
            Spacer()
          })
      }
    }
    let frame = try view.rendered(in: RenderContext(width: 2000, height: 2000)).layout.exactFrame
    #expect(frame.height == 2000)
  }

  @Test func duplicateIdentitiesAreReported() throws {
    let view = VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
    let rendered = try view.rendered(in: RenderContext())
    #expect(rendered.layout.leaves.count == 3)
    #expect(
      rendered.diagnosticsText
        == "duplicate-id: VStack/ForEach: the element at index 2 has the same identity as an earlier element: a\n")
  }
}
