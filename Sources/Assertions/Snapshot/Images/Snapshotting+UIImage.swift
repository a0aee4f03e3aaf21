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
      let pixels = Diffing<PixelBuffer>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      guard let checked = pixels.checked else {
        return Diffing(
          toData: { pixels.toData($0.buffer) }, fromData: { UIImage(pixels.fromData($0)) },
          diffV2: { pixels.diffV2($0.buffer, $1.buffer) })
      }
      return Diffing(
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
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
      Snapshotting(
        pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
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
      background: PictureBackground? = nil
    ) -> Snapshotting {
      Snapshotting(
        .image(
          precision: precision, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits,
          background: background),
        diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    }

    /// View data as an image of a size in points.
    @_disfavoredOverload
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize?,
      traits: SnapshotTraits = SnapshotTraits(), background: PictureBackground? = nil
    ) -> Snapshotting {
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        layout: size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits, traits: traits,
        background: background)
    }

    /// View data as an image of a device's screen.
    @_disfavoredOverload
    public static func image(
      on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
      perceptualPrecision: Float = 1, size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits(),
      background: PictureBackground? = nil
    ) -> Snapshotting {
      Snapshotting(
        .image(
          on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits,
          background: background),
        diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    }

    /// View data as an image in a context.
    @_disfavoredOverload
    public static func image(
      context: RenderContext, precision: Float = 1, perceptualPrecision: Float = 1, renderer: Renderer = Renderer()
    ) -> Snapshotting {
      Snapshotting(
        .image(
          context: context, precision: precision, perceptualPrecision: perceptualPrecision, renderer: renderer),
        diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    }

    /// Creates a strategy that makes UIKit's images from those of another one.
    private init(_ strategy: Snapshotting<Value, PixelBuffer>, diffing: Diffing<UIImage>) {
      guard let exposing = strategy.exposing else {
        self.init(pathExtension: strategy.pathExtension, diffing: diffing) { strategy.snapshot($0).map { UIImage($0) } }
        return
      }
      self.init(
        pathExtension: strategy.pathExtension, diffing: diffing, exposing: { UIImageExposure(try exposing($0)) })
    }
  }

  /// The exposure of a value as one of UIKit's images.
  private struct UIImageExposure: Exposure {
    private let pixels: any Exposure<PixelBuffer>

    init(_ pixels: any Exposure<PixelBuffer>) { self.pixels = pixels }

    func format() throws -> UIImage { UIImage(try pixels.format()) }
    func renderTrace() throws -> TraceText { try pixels.renderTrace() }
    func companion(_ text: CompanionText) -> Snapshotting<Void, String>? { pixels.companion(text) }
    func lintFindings() throws -> [LedgerEntry.LintFinding]? { try pixels.lintFindings() }
    func sweep(_ request: SweepRequest) throws -> SweepResult? { try pixels.sweep(request) }
  }

  extension UIImage {
    /// The pixels; none for a symbol.
    fileprivate var buffer: PixelBuffer { pixels?.buffer ?? PixelBuffer(width: 0, height: 0) }
  }
#endif
