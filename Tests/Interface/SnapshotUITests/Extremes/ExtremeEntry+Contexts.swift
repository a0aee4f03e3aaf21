import Foundation
import SnapshotUI

extension ExtremeEntry {
  private static func screen() -> some View {
    VStack {
      Text("some words")
      Divider()
      Button("Press") {}.buttonStyle(.bordered)
    }
    .padding()
  }

  private static func render(_ context: RenderContext) throws {
    for context in [context] { _ = try ExtremeExercise.use(AnyView(screen()), in: context) }
  }

  private static func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    screen().environment(keyPath, value)
  }

  @EntriesBuilder static var environments: [ExtremeEntry] {
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.displayScale, a.length(1)) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.lineLimit, a.integer()) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.minimumScaleFactor, a.length()) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.lineSpacing, a.length()) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.safeAreaInsets, a.insets()) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.localeIdentifier, a.words("de_DE")) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.font, a.font()) }
    ExtremeEntry("View.environment(_:_:)") { a in environment(\.tint, a.color()) }
    ExtremeEntry("View.environment(_:_:)") { a in
      DatePicker("x", selection: .constant(a.date())).environment(\.locale, Locale(identifier: a.words("de")))
    }
    ExtremeEntry("View.transformEnvironment(_:transform:)") { a in
      screen().transformEnvironment(\.displayScale) { [by = a.length()] in $0 *= by }
    }
    ExtremeEntry("View.id(_:)") { a in
      HStack { [w = a.words(), n = a.number()] in
        Text("x").id(w); Text("y").id(n)
      }
    }
    ExtremeEntry("View.tag(_:)") { a in Text("x").tag(a.number()) }
    ExtremeEntry("View.onChange(of:initial:_:)") { a in Text("x").onChange(of: a.number(), initial: true) { _, _ in } }
    ExtremeEntry("View.onChange(of:initial:_:)") { a in Text("x").onChange(of: a.number()) {} }
    ExtremeEntry("View.onChange(of:perform:)") { a in Text("x").onChange(of: a.number()) { (_: Double) in } }
  }

  @EntriesBuilder static var contexts: [ExtremeEntry] {
    ExtremeEntry(calling: "View.rendered(in:)") { a in
      try render(
        RenderContext(
          width: a.length(50), height: a.length(50), displayScale: a.length(1), safeAreaInsets: a.insets(),
          localeIdentifier: a.words("en_US")))
    }
    ExtremeEntry(calling: "View.displayList(in:)") { a in
      _ = try screen().displayList(in: RenderContext(width: a.length(50), displayScale: a.length(2)))
    }
    ExtremeEntry(calling: "View.layoutIssues(in:)") { a in
      _ = try screen().layoutIssues(in: RenderContext(width: a.length(50), displayScale: a.length(2)))
    }
    ExtremeEntry(calling: "View.inspect(in:)") { a in
      _ = try screen().inspect(in: RenderContext(width: a.length(50), displayScale: a.length(2))).text
    }
    ExtremeEntry(calling: "EnvironmentValues.init(_:)") { a in
      _ = EnvironmentValues(RenderContext(width: a.length(), displayScale: a.length(), safeAreaInsets: a.insets()))
    }
    ExtremeEntry(
      calling: "Device.init(name:size:displayScale:safeAreaInsets:horizontalSizeClass:verticalSizeClass:)"
    ) { a in
      let device = Device(
        name: a.words(), size: a.size(), displayScale: a.length(1), safeAreaInsets: a.insets())
      try render(device(.landscape).context())
      try render(device(Device.TabletOrientation.landscape(splitView: .oneThird)).context())
    }
    ExtremeEntry(
      calling:
        "Device.context(dynamicTypeSize:colorScheme:colorSchemeContrast:legibilityWeight:layoutDirection:localeIdentifier:displayScale:fonts:background:design:)"
    ) { a in try render(Device.iPhoneSE3.context(localeIdentifier: a.words("en"), displayScale: a.length(1))) }
    ExtremeEntry(calling: "TraitCollection.init(displayScale:)") { a in
      var context = RenderContext(width: 40, height: 40)
      context.apply(TraitCollection(displayScale: a.length(1)))
      try render(context)
    }
    ExtremeEntry(calling: "PictureMoment.after(_:)") { a in
      let seconds = Double(a.length(1))
      var context = RenderContext(width: 40, height: 40)
      context.apply(
        TraitCollection(moment: .after(.seconds(seconds.isFinite ? min(max(seconds, -1e18), 1e18) : 0))))
      _ = try screen().onAppear {}.rendered(in: context)
    }
    ExtremeEntry(calling: "TraitCollection.init(traitsFrom:)") { a in
      var context = RenderContext(width: 40, height: 40)
      context.apply(TraitCollection(traitsFrom: [.darkMode, TraitCollection(displayScale: a.length(1))]))
      try render(context)
    }
    ExtremeEntry(calling: "AccessibilityOptions.init(rawValue:)") { a in
      var context = RenderContext(width: 40, height: 40)
      context.accessibilityOptions = AccessibilityOptions(rawValue: a.integer())
      try render(context)
    }
    ExtremeEntry(calling: "RenderContext.use(_:)") { a in
      var context = RenderContext()
      context.use(Device(name: "x", size: a.size(), displayScale: a.length(1)))
      try render(context)
    }
    ExtremeEntry(calling: "ViewHost.init(_:in:)") { a in
      let host = ViewHost(
        screen(), in: RenderContext(width: a.length(60), height: a.length(60), displayScale: a.length(1)))
      try host.inspect().find(button: "Press").tap()
      _ = try host.rendered().layoutText
    }
    ExtremeEntry(calling: "ViewHost.init(in:content:)") { a in
      let host = ViewHost(in: RenderContext(width: a.length(60))) { [v = a.view()] in v }
      _ = try host.rendered().layoutText
    }
    ExtremeEntry(calling: "ContactSheet.init(of:across:cellScale:)") { a in
      let matrix = Matrix.sizes(CGSize(width: 20, height: 20), CGSize(width: 30, height: 20))
      let sheet = ContactSheet(of: screen(), across: matrix, cellScale: a.length(0.5))
      _ = try Renderer(threads: 1).render(sheet, in: RenderContext(displayScale: 1))
    }
    ExtremeEntry(calling: "ContactSheet.displayList(in:)") { a in
      _ = try ContactSheet(of: screen(), across: .sizes(a.size())).displayList(
        in: RenderContext(width: a.length(), displayScale: a.length(1)))
    }
    ExtremeEntry(calling: "AnnotatedView.init(_:)") { a in
      _ = try Renderer(threads: 1).render(AnnotatedView(a.view()), in: RenderContext(width: 40, height: 40))
    }
    ExtremeEntry(calling: "AnnotatedView.displayList(in:)") { a in
      _ = try AnnotatedView(screen()).displayList(in: RenderContext(width: a.length(40), displayScale: a.length(1)))
    }
    ExtremeEntry(calling: "AccessibilityOverlay.init(_:legendWidth:)") { a in
      _ = try Renderer(threads: 1).render(
        AccessibilityOverlay(screen(), legendWidth: a.length(50)), in: RenderContext(width: 40, height: 40))
    }
    ExtremeEntry(calling: "AccessibilityOverlay.displayList(in:)") { a in
      _ = try AccessibilityOverlay(screen()).displayList(
        in: RenderContext(width: a.length(40), displayScale: a.length(1)))
    }
    ExtremeEntry(calling: "CaptionedFrame.init(_:_:)") { a in
      let frames = [CaptionedFrame(a.words("start"), screen()), CaptionedFrame(a.words("tap"), screen())]
      _ = try FrameSheet(frames).displayList(in: RenderContext())
    }
    ExtremeEntry(calling: "FrameSheet.init(_:in:columns:cellScale:)") { a in
      let frames = [CaptionedFrame("start", screen()), CaptionedFrame("tap", screen())]
      let context = RenderContext(width: a.length(20), height: a.length(20))
      _ = try FrameSheet(frames, in: context, columns: a.integer(), cellScale: a.length(0.5)).displayList(
        in: RenderContext())
    }
    ExtremeEntry(calling: "FrameSheet.displayList(in:)") { a in
      _ = try FrameSheet([CaptionedFrame("start", screen())]).displayList(
        in: RenderContext(width: a.length(20), height: a.length(20)))
    }
    ExtremeEntry("Storyboard.init(_:columns:scale:)") { a in
      let flow = try Flow(in: RenderContext(width: 30, height: 30)) { Text("x") }
      return Storyboard(flow, columns: a.integer(), scale: a.length(0.5))
    }
    ExtremeEntry(calling: "Flow.init(in:opening:screen:)") { a in
      let flow = try Flow(in: RenderContext(width: a.length(30)), opening: a.words()) { Text("x") }
      _ = flow.trace
    }
    ExtremeEntry(calling: "Flow.init(_:opening:)") { a in
      let flow = try Flow(ViewHost(screen(), in: RenderContext(width: 80)), opening: a.words())
      _ = try flow.step(a.words())
      _ = try Renderer(threads: 1).render(flow.storyboard, in: RenderContext())
    }
    ExtremeEntry(calling: "Flow.step(_:_:)") { a in
      let flow = try Flow(ViewHost(screen(), in: RenderContext(width: 80)))
      _ = try flow.step(a.words()) { try $0.find(button: "Press").tap() }
    }
    ExtremeEntry(calling: "Flow.follow(link:)") { a in
      let flow = try Flow(ViewHost(screen(), in: RenderContext(width: 80)))
      _ = try flow.follow(link: a.words())
    }
  }

  @EntriesBuilder static var matrices: [ExtremeEntry] {
    ExtremeEntry(calling: "Matrix.widths(_:)") { a in
      _ = try screen().layoutText(across: .widths(a.length(), 50))
    }
    ExtremeEntry(calling: "Matrix.sizes(_:)") { a in
      _ = try screen().layoutText(across: .sizes(a.size(), a.size()))
    }
    ExtremeEntry(calling: "Matrix.displayScales(_:)") { a in
      _ = try screen().layoutText(across: .displayScales(a.length(1), a.length(2)).atScale(a.length(1)))
    }
    ExtremeEntry(calling: "Matrix.atScale(_:)") { a in
      _ = try screen().layoutIssues(across: Matrix.sizes(CGSize(width: 50, height: 50)).atScale(a.length(1)))
    }
    ExtremeEntry(calling: "Matrix.locales(_:)") { a in
      _ = try screen().diagnostics(across: .locales(a.words("en"), a.words("de")))
    }
    ExtremeEntry(calling: "Matrix.axis(_:_:preposition:isOrdered:label:abbreviation:apply:)") { a in
      let matrix = Matrix.axis(
        a.words("axis"), [a.number(), a.number(), a.number()], isOrdered: true, apply: { $1.width = $0 })
      _ = matrix.describeFailures(matrix.cells.map(\.name))
    }
    ExtremeEntry(calling: "Matrix.describeFailures(_:)") { a in
      _ = Matrix.sizes(a.size()).describeFailures([a.words(), a.words()])
    }
    ExtremeEntry(calling: "Matrix.init(axes:)") { a in
      _ = Matrix(axes: [MatrixAxis(a.words(), values: [])]).cells
    }
    ExtremeEntry(calling: "Matrix.devices(_:)") { a in
      _ = try screen().layoutIssues(across: .devices(Device(name: a.words(), size: a.size(), displayScale: 1)))
    }
    ExtremeEntry(calling: "Matrix.devices(_:)") { a in
      _ = Matrix.devices([Device(name: a.words(), size: a.size(), displayScale: a.length())]).cells
    }
    ExtremeEntry(calling: "Matrix.*(left:right:)") { a in
      let sizes = Matrix.sizes(a.size(), a.size())
      _ = (sizes * sizes * sizes).cells.map(\.name)
    }
    ExtremeEntry(calling: "MatrixAxis.init(_:abbreviation:apply:)") { a in
      _ = MatrixAxis(a.words(), values: [.init(a.words(), abbreviation: a.words())])
    }
    ExtremeEntry(calling: "MatrixAxis.init(_:preposition:isOrdered:values:)") { a in
      _ = Matrix(axes: [MatrixAxis(a.words(), preposition: a.words(), isOrdered: true, values: [.init(a.words())])])
        .cells.map(\.name)
    }
    ExtremeEntry(calling: "MatrixCell.subscript(_:)") { a in
      _ = Matrix.sizes(CGSize(width: 1, height: 1)).cells.map { $0[a.words()] }
    }
    ExtremeEntry(calling: "View.layoutText(across:inspect:)") { a in
      _ = try screen().layoutText(across: .sizes(a.size(), CGSize(width: 50, height: 50)))
    }
    ExtremeEntry(calling: "View.layoutIssues(across:)") { a in
      _ = try screen().layoutIssues(across: .sizes(a.size(), CGSize(width: 50, height: 50)))
    }
    ExtremeEntry(calling: "View.diagnostics(across:)") { a in
      _ = try screen().diagnostics(across: .sizes(a.size(), CGSize(width: 50, height: 50)))
    }
    ExtremeEntry(calling: "LayoutIssueExemption.ignoring(_:at:because:)") { a in
      let exemption = LayoutIssueExemption.ignoring(at: a.words(), because: a.words())
      let issues = try Text("words that do not fit").lineLimit(1).layoutIssues(
        across: .sizes(CGSize(width: 9, height: 9)))
      _ = issues.map { exemption.covers($0) }
    }
    ExtremeEntry(calling: "ViewDiagnostic.init(_:path:message:measured:)") { a in
      _ = ViewDiagnostic(.zeroSize, path: a.words(), message: a.words(), measured: Double(a.length())).description
    }
    ExtremeEntry(calling: "ViewHost.assertBodyEvaluations(_:of:)") { a in
      // What differs is a failure of the test; an empty text differs in nothing.
      let host = ViewHost(Text("x"), in: RenderContext(width: 10))
      if a.words("").isEmpty { host.assertBodyEvaluations("") }
    }
    ExtremeEntry(calling: "ViewSpacing.distance(to:along:)") { a in
      _ = ViewSpacing().distance(to: ViewSpacing(), along: a.length() > 0 ? .horizontal : .vertical)
    }
    ExtremeEntry(calling: "Edge.init(rawValue:)") { a in
      _ = Text("x").padding(Edge.Set(rawValue: Int8(truncatingIfNeeded: a.integer())), a.length())
    }
    ExtremeEntry(calling: "Axis.init(rawValue:)") { a in
      _ = try ScrollView(Axis.Set(rawValue: a.integer())) { Text("x") }.rendered(in: ExtremeExercise.context)
    }
    ExtremeEntry(calling: "SafeAreaRegions.init(rawValue:)") { a in
      _ = try Text("x").ignoresSafeArea(SafeAreaRegions(rawValue: UInt(truncatingIfNeeded: a.integer())))
        .rendered(in: ExtremeExercise.context)
    }
    ExtremeEntry(calling: "PinnedScrollableViews.init(rawValue:)") { a in
      _ = PinnedScrollableViews(rawValue: UInt32(truncatingIfNeeded: a.integer()))
    }
  }

  @EntriesBuilder static var inspections: [ExtremeEntry] {
    ExtremeEntry(calling: "InspectedView.find(text:)") { a in _ = try inspected().find(text: a.words("x")) }
    ExtremeEntry(calling: "InspectedView.find(button:)") { a in _ = try inspected().find(button: a.words("Press")) }
    ExtremeEntry(calling: "InspectedView.find(link:)") { a in _ = try inspected().find(link: a.words()) }
    ExtremeEntry(calling: "InspectedView.find(label:)") { a in _ = try inspected().find(label: a.words()) }
    ExtremeEntry(calling: "InspectedView.find(picker:)") { a in _ = try inspected().find(picker: a.words()) }
    ExtremeEntry(calling: "InspectedView.find(menu:)") { a in _ = try inspected().find(menu: a.words()) }
    ExtremeEntry(calling: "InspectedView.choose(_:)") { a in
      let picker = Picker("x", selection: .constant(1)) { Text("One").tag(1) }
      try ViewHost(picker, in: ExtremeExercise.context).inspect().find(picker: "x").choose(a.words("One"))
    }
    ExtremeEntry(calling: "InspectedView.choose(_:)") { a in
      let picker = DatePicker("x", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
      try ViewHost(picker, in: ExtremeExercise.context).inspect().find(label: "x")
        .choose(a.date())
    }
    ExtremeEntry(calling: "InspectedView.choose(_:)") { a in
      let picker = ColorPicker("x", selection: .constant(.red))
      try ViewHost(picker, in: ExtremeExercise.context).inspect().find(label: "x")
        .choose(a.color())
    }
    ExtremeEntry(calling: "InspectedView.setValue(_:)") { a in
      let slider = Slider(value: .constant(0.5)) { Text("x") }
      try ViewHost(slider, in: ExtremeExercise.context).inspect().find { $0.name == "Slider" }
        .setValue(a.number())
    }
    ExtremeEntry(calling: "InspectedView.find(_:containing:)") { a in
      _ = try inspected().find(Text.self, containing: a.words("x"))
    }
    ExtremeEntry(calling: "InspectedView.find(identifier:)") { a in _ = try inspected().find(identifier: a.words()) }
    ExtremeEntry(calling: "InspectedView.find(id:)") { a in
      _ = try inspected().findAll { [id = a.number()] in $0.id == AnyHashable(id) }
    }
    ExtremeEntry(calling: "InspectedView.find(tag:)") { a in
      _ = try inspected().findAll { [tag = a.integer()] in $0.tag == AnyHashable(tag) }
    }
    ExtremeEntry(calling: "InspectedView.find(_:where:)") { a in
      _ = try inspected().find(a.words()) { $0.name == "x" }
    }
    ExtremeEntry(calling: "InspectedView.type(_:)") { a in
      let host = ViewHost(TextField("x", text: .constant("")), in: ExtremeExercise.context)
      try host.inspect().find { $0.name == "TextField" }.type(a.words())
    }
  }

  private static func inspected() throws -> InspectedView { try screen().inspect(in: ExtremeExercise.context) }
}

extension ExtremeEntry {
  /// Every entry.
  static var all: [ExtremeEntry] {
    frames + stacks + grids + effects + colors + gradients + shapes + outlines + symbols + texts + paragraphs + fonts
      + values + buttons + containers + screens + environments + contexts + matrices + inspections
      + data + presentation + input + localization + drawing + styles + symbolVariants
      + scenes + previews + builtViews + uikitValues + uikitPaths + subviewContainers
  }
}
