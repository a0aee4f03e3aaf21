import Raster
import SnapshotCore
import Views

/// What is made of each cell of a matrix: a picture, or one of the text forms.
public struct MatrixSnapshotting<Value> {
  /// What it is called in messages and in the ids of the ledger, such as `image`.
  public var name: String
  /// Verifies one cell; the format is nobody else's business.
  let verify: (Assertion, Assertion.Circumstances, () throws -> Value, RenderContext) -> Verdict

  /// A strategy of one's own, for each context.
  public init<Format>(
    name: String, strategy: @escaping (RenderContext) -> Snapshotting<Value, Format>
  ) {
    self.name = name
    verify = { assertion, circumstances, value, context in
      assertion.verify(value, as: strategy(context), in: circumstances)
    }
  }
}

extension MatrixSnapshotting where Value: Drawable {
  /// A picture of each cell.
  public static var image: MatrixSnapshotting { .image() }

  /// A picture of each cell, with a tolerance.
  ///
  /// - Parameter background: What lies behind the view: by default the system background on devices, and nothing at
  ///   other sizes.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, background: PictureBackground? = nil
  ) -> MatrixSnapshotting {
    // Cells already share the processors.
    MatrixSnapshotting(name: "image") { context in
      var context = context
      context.background = background ?? context.background
      return .image(
        context: context, precision: precision, perceptualPrecision: perceptualPrecision,
        renderer: Renderer(threads: 1))
    }
  }

  /// A picture of each cell, with a tolerance, on one color.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, background: RGBA) -> MatrixSnapshotting
  {
    .image(precision: precision, perceptualPrecision: perceptualPrecision, background: .color(background))
  }
}

extension MatrixSnapshotting where Value: View {
  /// Where the elements of each cell are.
  public static var layout: MatrixSnapshotting {
    MatrixSnapshotting(name: "layout") { .layout(context: $0) }
  }

  /// Where the elements are in every cell of a further matrix, in one text for each cell of the assertion's own:
  ///
  ///     assertSnapshots(
  ///       of: LoginScreen(), across: .devices(.iPhoneSE3, .iPhone14ProMax),
  ///       as: [.layout(across: .typeSizes(.xSmall ... .xxxLarge))])
  ///
  /// records one text a device, in which each line is an element and says how its frame grows with the type size.
  public static func layout(across matrix: Matrix) -> MatrixSnapshotting {
    MatrixSnapshotting(name: "layout") { context in
      var cells = matrix
      cells.base = context
      return .layout(across: cells)
    }
  }

  /// What each cell is made of.
  public static var elements: MatrixSnapshotting {
    MatrixSnapshotting(name: "elements") { .elements(context: $0) }
  }
}
