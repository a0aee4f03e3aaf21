/// The layout of a preview, a modifier of its view, or how a test verifies it.
///
/// An extension for your own modifiers:
///
///     extension PreviewTrait where T == Preview.ViewTraits {
///       @MainActor static var sampleData: Self { .modifier(SampleData()) }
///     }
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(InterfaceOrientation)
    case device(PreviewDevice)
    case modifier(
      @MainActor @Sendable (AnyView) throws -> AnyView, prepare: @MainActor @Sendable () async throws -> Void)
    case excluded
    case tolerance(PixelTolerance)
    case ignoring([IgnoredRegion])
    case matrix(Matrix)
  }

  let kind: Kind
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width: width, height: height))
  }

  /// A modifier of the preview's view.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .applying(modifier))
  }
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// Leaves the preview out of the snapshots.
  ///
  /// SwiftUI has no such trait; `Documentation/Previews.md` has an extension for Apple's platforms.
  public static var noSnapshot: PreviewTrait { PreviewTrait(kind: .excluded) }

  /// The fraction of pixels that must match the reference, from 0 to 1.
  public static func precision(_ value: Float) -> PreviewTrait {
    .snapshot(tolerance: PixelTolerance(precision: value))
  }

  /// The differences of the preview's pictures that are tolerated.
  public static func snapshot(tolerance: PixelTolerance) -> PreviewTrait { PreviewTrait(kind: .tolerance(tolerance)) }

  /// The regions of the preview's pictures that are not compared.
  public static func snapshot(ignoring regions: [IgnoredRegion]) -> PreviewTrait {
    PreviewTrait(kind: .ignoring(regions))
  }

  /// The configurations in which the preview is verified, instead of those of the assertion.
  public static func snapshot(across matrix: Matrix) -> PreviewTrait { PreviewTrait(kind: .matrix(matrix)) }
}

extension PreviewTrait.Kind {
  @MainActor fileprivate static func applying<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    .modifier { view in
      AnyView(
        modifier.body(
          content: view, context: try SharedPreviewContexts.context(of: Modifier.self)))
    } prepare: {
      try await SharedPreviewContexts.prepare(Modifier.self)
    }
  }
}
