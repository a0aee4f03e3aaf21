import SnapshotUI
import Testing

/// The values of a render context that only views read.
@Suite struct RenderContextValueTests {
  @Test func theInitializerSetsEach() {
    let bundle = Bundle(for: InMemoryUserDefaults.self)
    let context = RenderContext(
      width: 200, horizontalSizeClass: .compact, verticalSizeClass: .regular, mainBundle: bundle, design: .iOS26)
    #expect(context.width == 200)
    #expect(context.horizontalSizeClass == .compact)
    #expect(context.verticalSizeClass == .regular)
    #expect(context.mainBundle == bundle)
    #expect(context.design == .iOS26)
    #expect(context.accessibilityOptions == [])
    #expect(!context.allowsMissingAssets)
    #expect(context.moment == .settled)
  }

  @Test func contextsDifferIfOneDiffers() {
    let changes: [(inout RenderContext) -> Void] = [
      { $0.horizontalSizeClass = .regular }, { $0.verticalSizeClass = .compact }, { $0.design = .iOS26 },
      { $0.accessibilityOptions = .voiceOver }, { $0.allowsMissingAssets = true }, { $0.mainBundle = .main },
      { $0.moment = .firstEvaluation }, { $0.moment = .after(.seconds(2)) },
    ]
    var contexts: Set = [RenderContext(width: 200)]
    for change in changes {
      var context = RenderContext(width: 200)
      change(&context)
      contexts.insert(context)
    }
    #expect(contexts.count == 1 + changes.count)
  }

  @Test func defaultsMakeNoDifference() {
    #expect(RenderContext(width: 200, mainBundle: nil, design: .iOS18) == RenderContext(width: 200))
  }
}
