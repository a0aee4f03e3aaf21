import StateStoreTesting
import Testing
import SnapshotUI

/// Rows B1 to B12 of the view architectures.
@MainActor @Suite struct BodyEvaluationTests {
  @Test("B1: a view needs a body and nothing else") func bodyAlone() throws {
    struct Minimal: View {
      var body: some View { EmptyView() }
    }
    #expect(Mirror(reflecting: Minimal()).children.isEmpty)
    #expect(try ViewHost(Minimal()).evaluations().map(\.viewType) == ["Minimal"])
  }

  @Test("B3, B4, B6: both listings as published show the same; one line in each is the hook") func listings() throws {
    let context = Device.iPhoneSE3.context()
    let model = try ContentModel().rendered(in: context)
    let viewModel = try ContentView().rendered(in: context)
    #expect(model.inspect().texts == viewModel.inspect().texts)
    #expect(ContentModel().bodyAssertion)
  }

  @Test("B7: evaluations are reported without assertions in the body, also in release builds") func noAssertion()
    async throws
  {
    struct Plain: View {
      @State var count = 0

      var body: some View { Button("\(count)") { count += 1 } }
    }
    let host = ViewHost(Plain())
    for await (index, view) in host.bodyEvaluations(of: Plain.self).prefix(2) where index == 0 {
      try view.inspect().find(button: "0").tap()
    }
    #expect(try host.inspect().text == "1")
  }

  @Test("B2: the model is usable without its view") func modelAlone() {
    let model = ContentModel()
    model.increase()
    #expect(model.counter == 1)
  }

  @Test("B8, B12: evaluations as a sequence, the view that is its own model") func modelWay() async throws {
    let host = ViewHost(ContentModel())
    var seen: [Int] = []
    for await (index, view) in ContentModel.bodyEvaluations().prefix(2) {
      seen.append(index)
      switch index {
      case 0:
        _ = try view.inspect().find(text: "The counter value is 0")
        try view.inspect().find(button: "Increase").tap()
      default:
        _ = try view.inspect().find(text: "The counter value is 1")
        #expect(view.counter == 1)
      }
    }
    #expect(seen == [0, 1])
    _ = host
  }

  @Test("B8, B12: evaluations as a sequence, the view with a view model") func viewModelWay() async throws {
    let host = ViewHost(ContentView())
    for await (index, view) in host.bodyEvaluations(of: ContentView.self).prefix(2) {
      if index == 0 { try view.inspect().find(button: "Increase").tap() } else { #expect(view.vm.counter == 1) }
    }
  }

  @Test("B11: a sheet's body is evaluated when it is presented, its presenter's is not") func sheet() async throws {
    let host = ViewHost(ContentModel())
    try host.inspect().find(button: "Show sheet").tap()
    for await (index, view) in Sheet.bodyEvaluations().prefix(1) {
      #expect(index == 0)
      _ = try view.inspect().find(text: "This is a sheet")
    }
    host.assertBodyEvaluations(
      """
      ContentModel: @self, @identity, _sheetShown, _counter changed.
      Sheet: @self, @identity, _dismiss changed.
      """)
  }

  @Test("B11: a log that is not as expected is shown, with what differs") func anotherLog() throws {
    let host = ViewHost(ContentModel())
    try host.inspect().find(button: "Show sheet").tap()
    let line = #line + 2
    withKnownIssue {
      host.assertBodyEvaluations(
        """
        ContentModel: @self, @identity, _sheetShown, _counter changed.
        ContentModel: _sheetShown changed.
        """)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue == """
          The bodies were not evaluated as expected:

          \u{2007} ContentModel: @self, @identity, _sheetShown, _counter changed.
          − ContentModel: _sheetShown changed.
          + Sheet: @self, @identity, _dismiss changed.

          (− expected, + actual)

          The evaluations were:

          ContentModel: @self, @identity, _sheetShown, _counter changed.
          Sheet: @self, @identity, _dismiss changed.
          """
    }
    // Of one view, and where there is none at all.
    host.assertBodyEvaluations("Sheet: @self, @identity, _dismiss changed.", of: Sheet.self)
    withKnownIssue {
      host.assertBodyEvaluations("ContentView: @self changed.", of: ContentView.self)
    } matching: {
      $0.comments.first?.rawValue.hasSuffix("(− expected, + actual)\n\nNo body was evaluated.") == true
    }
  }

  @Test("B9: two evaluations where the view is its own model") func modelLog() throws {
    let host = ViewHost(ContentModel())
    try walk(host)
    host.assertBodyEvaluations(
      """
      ContentModel: @self, @identity, _sheetShown, _counter changed.
      ContentModel: _counter changed.
      """, of: ContentModel.self)
  }

  @Test("B9: three evaluations where it has a view model") func viewModelLog() throws {
    let host = ViewHost(ContentView())
    try walk(host)
    host.assertBodyEvaluations(
      """
      ContentView: @self, @identity, _vm changed.
      ContentView: @dependencies changed.
      ContentView: @dependencies changed.
      """, of: ContentView.self)
  }

  @Test("B10: the third evaluation is for the binding, which reads the model when it is created") func causeOfTheThird()
    throws
  {
    struct WithoutBinding: View {
      @State var vm = ContentViewModel()

      var body: some View {
        VStack {
          Text("The counter value is \(vm.counter)")
          Button("Increase", action: vm.increase)
          Button("Show sheet", action: vm.showSheet)
        }
      }
    }
    let host = ViewHost(WithoutBinding())
    try host.inspect().find(button: "Increase").tap()
    try host.inspect().find(button: "Show sheet").tap()
    host.assertBodyEvaluations(
      """
      WithoutBinding: @self, @identity, _vm changed.
      WithoutBinding: @dependencies changed.
      """, of: WithoutBinding.self)
  }

  @Test("B12: inspection evaluates no body") func inspectionIsFree() throws {
    let host = ViewHost(ContentModel())
    let view = try #require(try host.evaluations().first?.view as? ContentModel)
    for _ in 0..<5 {
      _ = try view.inspect().find(button: "Increase")
      _ = try host.inspect().findAll(Text.self)
      _ = try host.view.rendered(in: Device.iPhone14ProMax.context(colorScheme: .dark))
    }
    #expect(try host.evaluations().count == 1)
  }

  @Test("B8: a missing evaluation fails the test and ends the sequence") func timeout() async throws {
    let host = ViewHost(ContentModel())
    var count = 0
    await withKnownIssue {
      for await _ in host.bodyEvaluations(of: ContentModel.self, timeout: .milliseconds(20)).prefix(2) { count += 1 }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "The body of ContentModel was not evaluated for the 2nd time within 0.02 seconds.") == true
    }
    #expect(count == 1)
  }

  @Test("B8: a view without a host fails at once with a message") func noHost() async {
    await withKnownIssue {
      for await _ in ContentModel.bodyEvaluations(timeout: .seconds(3600)) {}
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("No ViewHost of this test shows ContentModel") == true
    }
  }

  @Test("B8: what another thread changes arrives before the timeout")
  func otherThread() async throws {
    let model = Shared()
    let host = ViewHost(SharedView(model: model))
    var texts: [String] = []
    for await (index, _) in host.bodyEvaluations(of: SharedView.self, timeout: .seconds(3600)).prefix(2) {
      texts.append(try host.inspect().text)
      if index == 0 { Task.detached { model.set("late") } }
    }
    #expect(texts == ["early", "late"])
  }

  private func walk(_ host: ViewHost<some View>) throws {
    try host.inspect().find(button: "Increase").tap()
    try host.inspect().find(button: "Show sheet").tap()
    _ = try host.inspect().find(text: "This is a sheet")
  }
}

private struct SharedView: View {
  let model: Shared

  var body: some View { Text(model.text) }
}
