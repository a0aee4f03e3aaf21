import SnapshotUI
import Testing

/// Names that view files of the third sample of `Scripts/check/view-files` use.
@MainActor @Suite struct SampledFileNameTests {
  private let context = RenderContext(width: 200, height: 100)

  private func equal(_ view: some View, _ other: some View) throws -> Bool {
    try view.displayList(in: context) == other.displayList(in: context)
  }

  @Test func visualEffectsDrawWhatTheModifiersDraw() throws {
    let square = Rectangle().fill(.red).frame(width: 40, height: 40)
    #expect(
      try equal(
        square.visualEffect { view, _ in view.hueRotation(.degrees(120)) }, square.hueRotation(.degrees(120))))
    #expect(
      try equal(
        square.visualEffect { view, _ in view.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) },
        square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))))
    let turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(try equal(square.visualEffect { view, _ in view.transformEffect(turn) }, square.transformEffect(turn)))
    let projection = ProjectionTransform(turn)
    #expect(
      try equal(
        square.visualEffect { view, _ in view.transformEffect(projection) }, square.projectionEffect(projection)))
    #expect(try !equal(square, square.hueRotation(.degrees(120))))
  }

  @Test func theBaselineOffsetOfAViewIsThatOfItsTexts() throws {
    #expect(try equal(VStack { Text("words") }.baselineOffset(8), VStack { Text("words").baselineOffset(8) }))
  }

  @Test func aTextTakesAnyStyle() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    for style in [Color.green, gradient, HierarchicalShapeStyle.secondary] as [any ShapeStyle] {
      let erased = AnyShapeStyle(style)
      #expect(try equal(Group { Text("words").foregroundStyle(style) }, Text("words").foregroundStyle(erased)))
    }
  }

  @Test func transformsInThreeDimensionsProject() throws {
    let square = Rectangle().fill(.red).frame(width: 40, height: 40)
    let flat = CATransform3DMakeRotation(0.5, 0, 0, 1)
    #expect(
      try equal(
        square.projectionEffect(ProjectionTransform(flat)),
        square.projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.5)))))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    #expect((moved.m11, moved.m22, moved.m41, moved.m42) == (2, 3, 20, 60))
    #expect(
      CATransform3DIsIdentity(
        CATransform3DConcat(CATransform3DMakeScale(2, 4, 8), CATransform3DMakeScale(0.5, 0.25, 0.125))))
    var tilted = CATransform3DRotate(CATransform3DIdentity, 1, 0, 1, 0)
    tilted.m34 = -0.002
    #expect(!CATransform3DEqualToTransform(tilted, flat))
    #expect(!ProjectionTransform(CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), tilted)).isAffine)
  }

  @Test func inertNamesChangeNoPixel() throws {
    let view = Text("words")
    #expect(
      try equal(
        view.environment(\.backgroundProminence, .increased).environment(\.badgeProminence, .decreased)
          .draggable(Color.red)
          .accessibilityRotor("Long words") {
            ForEach(["a", "words"], id: \.self) { word in
              if word.count > 2 { AccessibilityRotorEntry(word, id: word) }
            }
          }
          .onAppear {
            UIApplication.shared.requestSceneSessionActivation(
              nil, userActivity: NSUserActivity(activityType: "two"), options: nil)
          }, view))
  }
}
