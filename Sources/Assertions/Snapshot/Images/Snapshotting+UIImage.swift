import Foundation
import Raster
import SnapshotCore
import SnapshotLedger
import SnapshotUI
import SnapshotWorkspace

#if !canImport(UIKit)
  // The strategies of `Snapshotting+Image.swift` for declarations that name UIKit's image, as those for swift-snapshot-testing do:
  // `extension Snapshotting where Value: View, Format == UIImage`. Where the format is not stated, it is a `PixelBuffer`.

  extension Diffing where Value == UIImage {
    /// Images that are equal in every pixel.
    public static var image: Diffing { .image() }

    /// Images as PNG files.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of color that a pixel needs to match, from 0 to 1.
    ///   - scale: Has no effect, because pixels are compared. It exists for compatibility with swift-snapshot-testing.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
      Diffing(.image(precision: precision, perceptualPrecision: perceptualPrecision))
    }

    /// Creates a comparison of UIKit's images from that of their pixels.
    fileprivate init(_ pixels: Diffing<PixelBuffer>) {
      guard let checked = pixels.checked else {
        self.init(
          toData: { pixels.toData($0.buffer) }, fromData: { UIImage(pixels.fromData($0)) },
          diffV2: { pixels.diffV2($0.buffer, $1.buffer) })
        return
      }
      self.init(
        CheckedDiffing(
          encode: { try checked.encode($0.buffer) }, decode: { UIImage(try checked.decode($0)) },
          matches: { checked.matches($0.buffer, $1) }, difference: { checked.difference($0.buffer, $1.buffer) },
          remark: checked.remark, foreignParts: checked.foreignParts, explaining: checked.explaining),
        fallback: { UIImage() })
    }
  }

  extension Snapshotting where Value == UIImage, Format == UIImage {
    /// An image that is equal in every pixel.
    public static var image: Snapshotting { .image() }

    /// An image, compared with a tolerance.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of color that a pixel needs to match, from 0 to 1.
    ///   - scale: Has no effect, because pixels are compared. It exists for compatibility with swift-snapshot-testing.
    ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
    ///   - ignoring: The regions that are not compared, as frames in pixels.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: PixelTolerance = .exact,
      ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      Snapshotting(
        Snapshotting<PixelBuffer, PixelBuffer>.image(
          precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, ignoring: ignoring),
        of: \.buffer)
    }
  }

  extension Snapshotting where Value: Drawable, Format == UIImage {
    /// View data as an image at its ideal size and @1x scale.
    @_disfavoredOverload
    public static var image: Snapshotting { .image(context: RenderContext()) }

    /// View data as an image.
    @_disfavoredOverload
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
      layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(),
      background: PictureBackground? = nil, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      Snapshotting(
        Snapshotting<Value, PixelBuffer>.image(
          precision: precision, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits,
          background: background, tolerance: tolerance, ignoring: ignoring))
    }

    /// View data as an image of a size in points.
    @_disfavoredOverload
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize?,
      traits: SnapshotTraits = SnapshotTraits(), background: PictureBackground? = nil,
      tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        layout: size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits, traits: traits,
        background: background, tolerance: tolerance, ignoring: ignoring)
    }

    /// View data as an image of a device's screen.
    @_disfavoredOverload
    public static func image(
      on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
      perceptualPrecision: Float = 1, size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits(),
      background: PictureBackground? = nil, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      Snapshotting(
        Snapshotting<Value, PixelBuffer>.image(
          on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits,
          background: background, tolerance: tolerance, ignoring: ignoring))
    }

    /// View data as an image in a context.
    @_disfavoredOverload
    public static func image(
      context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, renderer: Renderer = Renderer(),
      tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
    ) -> Snapshotting {
      Snapshotting(
        Snapshotting<Value, PixelBuffer>.image(
          context: context, precision: precision, perceptualPrecision: perceptualPrecision, renderer: renderer,
          tolerance: tolerance, ignoring: ignoring))
    }
  }

  extension Snapshotting where Format == UIImage {
    /// Creates a strategy that makes UIKit's images from the pixels of another one.
    fileprivate init(_ strategy: Snapshotting<Value, PixelBuffer>) { self.init(strategy, of: \.self) }

    /// - Parameter part: What the other strategy takes.
    fileprivate init<Part>(_ strategy: Snapshotting<Part, PixelBuffer>, of part: @escaping @Sendable (Value) -> Part) {
      let diffing = Diffing<UIImage>(strategy.diffing)
      guard let exposing = strategy.exposing else {
        self.init(pathExtension: strategy.pathExtension, diffing: diffing) {
          strategy.snapshot(part($0)).map { UIImage($0) }
        }
        return
      }
      let general = strategy.diffing
      self.init(
        pathExtension: strategy.pathExtension, diffing: diffing,
        exposing: { UIImageExposure(pixels: try exposing(part($0)), general: general) })
    }
  }

  /// The exposure of a value as one of UIKit's images.
  private struct UIImageExposure: Exposure {
    let pixels: any Exposure<PixelBuffer>
    /// The comparison of the strategy.
    let general: Diffing<PixelBuffer>

    func format() throws -> UIImage { UIImage(try pixels.format()) }
    func diffing(_: Diffing<UIImage>) throws -> Diffing<UIImage> { Diffing<UIImage>(try pixels.diffing(general)) }
    func renderTrace() throws -> TraceText? { try pixels.renderTrace() }
    func companion(_ text: CompanionText) -> Snapshotting<Void, String>? { pixels.companion(text) }
    func lintFindings() throws -> [LedgerEntry.LintFinding]? { try pixels.lintFindings() }
    func sweep(_ request: SweepRequest) throws -> SweepResult? { try pixels.sweep(request) }
  }

  extension UIImage {
    /// The pixels; none for a symbol.
    fileprivate var buffer: PixelBuffer { pixels?.buffer ?? PixelBuffer(width: 0, height: 0) }
  }
#endif
