import Raster
import SnapshotCore
import SnapshotUI

/// A snapshot strategy for the configurations of a matrix, such as an image or a layout text.
public struct MatrixSnapshotting<Value> {
  /// The name in messages and ids, such as `image`.
  public var name: String
  /// Verifies one configuration.
  let verify: (Assertion, Assertion.Context, () throws -> Value, RenderContext) -> Verdict

  /// Creates a strategy from a function that returns the strategy for a context.
  public init<Format>(
    name: String, strategy: @escaping (RenderContext) -> Snapshotting<Value, Format>
  ) {
    self.name = name
    verify = { assertion, context, value, renderContext in
      assertion.verify(value, as: strategy(renderContext), in: context)
    }
  }
}

extension MatrixSnapshotting where Value: Drawable {
  /// An image of each configuration.
  public static var image: MatrixSnapshotting { .image() }

  /// An image of each configuration, compared with a tolerance.
  ///
  /// - Parameters:
  ///   - background: The background behind the view. The default is the system background on devices and none for other
  ///     sizes.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared. Each must be in every configuration.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, background: PictureBackground? = nil,
    tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> MatrixSnapshotting {
    // Cells already share the processors.
    MatrixSnapshotting(name: "image") { context in
      var context = context
      context.background = background ?? context.background
      return .image(
        context: context, precision: precision, perceptualPrecision: perceptualPrecision,
        renderer: Renderer(threads: 1), tolerance: tolerance, ignoring: ignoring)
    }
  }

  /// An image of each configuration on a color, compared with a tolerance.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, background: RGBA, tolerance: PixelTolerance = .exact,
    ignoring: [IgnoredRegion] = []
  ) -> MatrixSnapshotting {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision, background: .color(background),
      tolerance: tolerance, ignoring: ignoring)
  }
}

extension MatrixSnapshotting where Value: View {
  /// The frames of the elements in each configuration.
  public static var layout: MatrixSnapshotting {
    MatrixSnapshotting(name: "layout") { .layout(context: $0) }
  }

  /// The frames of the elements in every configuration of a second matrix, in one text per configuration of the assertion:
  ///
  ///     assertSnapshots(
  ///       of: LoginScreen(), across: .devices(.iPhoneSE3, .iPhone14ProMax),
  ///       as: [.layout(across: .typeSizes(.xSmall ... .xxxLarge))])
  ///
  /// records one text per device. Each line is an element with its frame at each type size.
  public static func layout(across matrix: Matrix) -> MatrixSnapshotting {
    MatrixSnapshotting(name: "layout") { context in
      var cells = matrix
      cells.base = context
      return .layout(across: cells)
    }
  }

  /// The elements of each configuration, without frames.
  public static var elements: MatrixSnapshotting {
    MatrixSnapshotting(name: "elements") { .elements(context: $0) }
  }
}

extension MatrixSnapshotting where Value: Drawable {
  /// The display list of each configuration.
  public static var displayList: MatrixSnapshotting {
    MatrixSnapshotting(name: "displaylist") { .displayList(context: $0) }
  }
}
