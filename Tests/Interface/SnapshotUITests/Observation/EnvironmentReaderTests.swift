import Foundation
import SnapshotUI
import Testing

/// Models of the environment, wherever a view's code reads them: an error if one is missing, and never the end of the
/// process.
@MainActor @Suite struct EnvironmentReaderTests {
  @Observable final class Model {
    var width: CGFloat = 3
    var name = "model"
  }

  nonisolated enum Reader: String, CaseIterable {
    case alignmentGuide, canvas, containerRelativeFrame, forEach, geometryChange, geometryReader, keyframes,
      navigationDestination, preference, scrollTransition, sheet, alert, timeline, visualEffect
    case background, clipShape, contentShape, erasedShape, fill, glass, insetShape, shape
    case geometryEffect, layout, modifier, toolbar, toolbarOfSeveral
    case erasedGesture, endedGesture, gesture
    case buttonStyle, labelStyle, primitiveButtonStyle, toggleStyle
    case boundObject, dynamicProperty, object, stateObject, storedObject, transformedEnvironment
  }

  private func view(_ reader: Reader) -> AnyView {
    switch reader {
    case .alignmentGuide, .canvas, .containerRelativeFrame, .forEach, .geometryChange, .geometryReader, .keyframes,
      .navigationDestination, .preference, .scrollTransition, .sheet, .alert, .timeline, .visualEffect,
      .transformedEnvironment:
      AnyView(ClosureView(reader: reader))
    case .background: AnyView(Text("a").background(.red, in: Bar()))
    case .clipShape: AnyView(Text("a").clipShape(Bar()))
    case .contentShape: AnyView(Text("a").contentShape(Bar()).onTapGesture {})
    case .erasedShape: AnyView(AnyShape(Bar()).fill(.red))
    case .fill: AnyView(Bar().fill(.red))
    case .glass: AnyView(Text("a").glassEffect(in: Bar()))
    case .insetShape: AnyView(Bar().trim(from: 0, to: 0.5).stroke(.red))
    case .shape: AnyView(Bar())
    case .geometryEffect: AnyView(Text("a").modifier(Moved()))
    case .layout: AnyView(Pile()() { Text("a") })
    case .modifier: AnyView(Text("a").modifier(Padded()))
    case .toolbar: AnyView(NavigationStack { Text("a").toolbar { Tools() } })
    case .toolbarOfSeveral:
      AnyView(
        NavigationStack {
          Text("a").toolbar {
            ToolbarItem { Text("b") }
            Tools()
          }
        })
    case .gesture: AnyView(Text("a").gesture(Taps()))
    case .erasedGesture: AnyView(Text("a").gesture(AnyGesture(Taps())))
    case .endedGesture: AnyView(Text("a").gesture(Taps().onEnded {}))
    case .buttonStyle: AnyView(Button("a") {}.buttonStyle(PaddedButton()))
    case .primitiveButtonStyle: AnyView(Button("a") {}.buttonStyle(PaddedTrigger()))
    case .labelStyle: AnyView(Label("a", systemImage: "star").labelStyle(PaddedLabel()))
    case .toggleStyle: AnyView(Toggle("a", isOn: .constant(true)).toggleStyle(PaddedToggle()))
    case .boundObject: AnyView(BoundObjectView(holder: Holder()))
    case .dynamicProperty: AnyView(DynamicPropertyView())
    case .object: AnyView(ObjectView(holder: Holder()))
    case .stateObject: AnyView(StateObjectView())
    case .storedObject: AnyView(StoredObjectView())
    }
  }

  private func draw(_ view: some View, at moment: PictureMoment) throws {
    var context = RenderContext(width: 100, height: 100)
    context.moment = moment
    let rendered = try view.rendered(in: context)
    _ = (rendered.layoutText, rendered.elementsText, rendered.accessibilityText, rendered.diagnostics)
    _ = try view.layoutIssues(in: context)
  }

  /// A search that visits a hidden shape twice takes 2⁶⁴ steps.
  @Test func partsOfNestedShapesAreVisitedOnce() throws {
    var shape = AnyShape(Circle())
    for _ in 0..<64 { shape = AnyShape(shape) }
    let view = shape.fill(.red).frame(width: 10, height: 10)
    let plain = Circle().fill(.red).frame(width: 10, height: 10)
    let context = RenderContext(width: 20, height: 20)
    let list = try view.displayList(in: context)
    #expect(try Renderer().render(list).pixels == Renderer().render(plain.displayList(in: context)).pixels)
  }

  @Test(arguments: Reader.allCases, [PictureMoment.firstEvaluation, .settled])
  func aMissingModelIsAnError(_ reader: Reader, at moment: PictureMoment) throws {
    let error = #expect(throws: ViewError.self) { try draw(view(reader), at: moment) }
    guard case .missingModel(let path, "Model") = error?.reason else {
      Issue.record("\(String(describing: error?.reason))")
      return
    }
    #expect(!path.isEmpty)
  }

  @Test(arguments: Reader.allCases, [PictureMoment.firstEvaluation, .settled])
  func theModelIsRead(_ reader: Reader, at moment: PictureMoment) throws {
    try draw(view(reader).environment(Model()), at: moment)
  }

  @Test func gesturesReadTheModelWhileTheyArePerformed() throws {
    let model = Model()
    model.width = 1
    let host = ViewHost(Text("a").gesture(Taps().onEnded { model.name = "tapped" }).environment(model))
    try host.inspect().find(text: "a").tap()
    #expect(model.name == "tapped")
  }

  /// The styles' properties have the environment of the control, not that of the body that contains it.
  @Test func stylesReadTheEnvironmentOfTheirControl() throws {
    struct Named: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
    }
    struct Screen: View {
      var body: some View { Button("a") {}.buttonStyle(Named()).disabled(true) }
    }
    #expect(try Screen().rendered(in: RenderContext(width: 100, height: 100)).inspect().texts == ["off"])
  }

  /// Code that layout runs reads the environment as a body does.
  @Test func layoutReadsTheEnvironment() throws {
    struct Guided: View {
      @Environment(\.lineLimit) private var limit
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in CGFloat(limit ?? 0) }
          Color.blue.frame(width: 10, height: 10)
        }
      }
    }
    struct Bars: Shape {
      @Environment(\.lineLimit) private var limit
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: CGFloat(limit ?? 0), height: rect.height)) }
    }
    let context = RenderContext(width: 40, height: 20)
    let frames = try Guided().lineLimit(7).rendered(in: context).inspect().findAll { $0.name == "Color" }.map(\.frame)
    #expect(frames.count == 2 && frames[1].minX - frames[0].minX == 7)
    let picture = try Renderer().render(Bars().fill(.red).lineLimit(7).displayList(in: context))
    #expect(picture[6, 10]?.alpha == 255 && picture[7, 10]?.alpha == 0)
  }

  struct Early: View {
    @Environment(Model.self) private var model
    private var name = ""
    init() {
      name = model.name
    }
    var body: some View { Text(name) }
  }

  /// An initializer is the one place where the process ends, as in SwiftUI. The message says why.
  @Test func theMessageOfAnInitializerNamesModelAndView() async throws {
    struct Parent: View {
      var body: some View { Early() }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = try? Parent().rendered(in: RenderContext(width: 10, height: 10)) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("was read in Parent: the environment contains no Model."))
    #expect(message.contains("not in an initializer"))
  }
}

extension EnvironmentReaderTests {
  struct ClosureView: View {
    let reader: Reader
    @Environment(Model.self) private var model
    @State private var width: CGFloat = 0

    /// The model for closures that are `Sendable`. Unchecked because only the thread that renders runs them.
    private struct Shared: @unchecked Sendable {
      let model: Environment<Model>
      var width: CGFloat { model.wrappedValue.width }
    }

    private var shared: Shared { Shared(model: _model) }

    struct Key: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    var body: some View {
      switch reader {
      case .alignmentGuide:
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { _ in model.width }
          Text("b")
        }
      case .canvas:
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 1)), with: .color(.red))
        }
      case .containerRelativeFrame: Text("a").containerRelativeFrame(.horizontal) { length, _ in length - model.width }
      case .forEach: List { ForEach(0..<3) { _ in Text(model.name) } }
      case .geometryChange:
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.width + model.width
        } action: {
          width = $0
        }
      case .geometryReader: GeometryReader { _ in Text(model.name) }
      case .keyframes:
        Text("a").keyframeAnimator(initialValue: 1.0) { content, _ in
          content.offset(x: model.width)
        } keyframes: { _ in
          LinearKeyframe(model.width, duration: 1)
        }
      case .navigationDestination:
        NavigationStack(path: .constant([1])) {
          Text("a").navigationDestination(for: Int.self) { _ in Text(model.name) }
        }
      case .preference: Text("a").overlayPreferenceValue(Key.self) { _ in Text(model.name) }
      case .scrollTransition:
        ScrollView { Text("a").scrollTransition { [shared] content, _ in content.offset(x: shared.width) } }
      case .sheet: Text("a").sheet(isPresented: .constant(true)) { Text(model.name) }
      case .alert:
        Text("a").alert("b", isPresented: .constant(true)) {
          Button(model.name) {}
        } message: {
          Text(model.name)
        }
      case .timeline: TimelineView(.everyMinute) { _ in Text(model.name) }
      case .visualEffect: Text("a").visualEffect { [shared] content, _ in content.offset(x: shared.width) }
      case .transformedEnvironment: Text("a").transformEnvironment(\.lineLimit) { $0 = Int(model.width) }
      default: EmptyView()
      }
    }
  }

  struct Bar: Shape {
    @Environment(Model.self) private var model
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: model.width, height: 1)) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: model.width, height: 1) }
  }

  struct Moved: GeometryEffect {
    nonisolated(unsafe) private let model = Environment(Model.self)
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: model.wrappedValue.width, y: 0))
    }
  }

  struct Pile: Layout {
    @Environment(Model.self) private var model
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: model.width, height: 3)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  struct Padded: ViewModifier {
    @Environment(Model.self) private var model
    func body(content: Content) -> some View { content.padding(model.width) }
  }

  struct Tools: ToolbarContent {
    @Environment(Model.self) private var model
    var body: some ToolbarContent { ToolbarItem { Text(model.name) } }
  }

  struct Taps: Gesture {
    typealias Value = Void
    @Environment(Model.self) private var model
    var body: some Gesture<Void> { TapGesture(count: Int(model.width)) }
  }

  struct PaddedButton: ButtonStyle {
    @Environment(Model.self) private var model
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(model.width) }
  }

  struct PaddedTrigger: PrimitiveButtonStyle {
    @Environment(Model.self) private var model
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(model.width) }
  }

  struct PaddedLabel: LabelStyle {
    @Environment(Model.self) private var model
    func makeBody(configuration: Configuration) -> some View { configuration.title.padding(model.width) }
  }

  struct PaddedToggle: ToggleStyle {
    @Environment(Model.self) private var model
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(model.width) }
  }

  final class Holder: ObservableObject {
    @Environment(Model.self) var model
  }

  struct StoredObjectView: View {
    @State private var holder = Holder()
    var body: some View { Text(holder.model.name) }
  }

  struct StateObjectView: View {
    @StateObject private var holder = Holder()
    var body: some View { Text(holder.model.name) }
  }

  struct BoundObjectView: View {
    @Bindable var holder: Holder
    var body: some View { Text(holder.model.name) }
  }

  struct ObjectView: View {
    let holder: Holder
    var body: some View { Text(holder.model.name) }
  }

  struct DynamicPropertyView: View {
    struct Name: DynamicProperty {
      @Environment(Model.self) private var model
      var text: String { model.name }
    }
    var name = Name()
    var body: some View { Text(name.text) }
  }
}
