import Raster
import SnapshotCore
import Views

extension Snapshotting where Value: View, Format == String {
  /// Where a view's elements are, one a line, at the size that the view asks for.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .layout(on: .iPhoneSE3))
  ///
  /// Records, in a file that ends in `layout.txt`:
  ///
  ///     VStack (16, 40, 343 × 120)
  ///       Text "Sign in" (16, 40, 343 × 41)
  public static var layout: Snapshotting { .layout(context: RenderContext()) }

  /// Where a view's elements are on a device's screen.
  public static func layout(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting {
    .layout(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// Where a view's elements are at a size in points: the text beside a picture of that size.
  public static func layout(size: CGSize, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting {
    .layout(context: SnapshotLayout.fixed(width: size.width, height: size.height).context(traits))
  }

  /// Where a view's elements are in a context.
  public static func layout(context: RenderContext) -> Snapshotting {
    .text("layout.txt") { view in
      let rendered = try view.rendered(in: context)
      _ = try rendered.displayList.legible(in: context)
      return rendered.layoutText
    }
  }

  /// Where a view's elements are in every cell of a matrix, in one text: one element a line, and behind it the frame of
  /// each cell, or one frame where the cells agree, or none where the element fills its parent.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .layout(across: .typeSizes(.large ... .xxxLarge)))
  ///
  /// Records, in a file that ends in `layout.txt`:
  ///
  ///     overlay (16, 40, 343 × 120)
  ///       VStack
  ///         Text "Sign in" L…xL (16, 40, 343 × 41), xxL (16, 40, 343 × 46), xxxL (16, 40, 343 × 52)
  ///       RoundedRectangle #8E8E93, line 1
  public static func layout(across matrix: Matrix) -> Snapshotting {
    .text("layout.txt") { view in
      guard !matrix.cells.isEmpty else { throw NothingAsserted.noCells }
      return try view.layoutText(across: matrix) { cell, rendered in
        _ = try rendered.displayList.legible(in: cell.context)
      }
    }
  }

  /// What a view is made of, one element a line, without any frame.
  public static var elements: Snapshotting { .elements(context: RenderContext()) }

  /// What a view is made of on a device's screen.
  public static func elements(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting {
    .elements(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// What a view is made of in a context.
  public static func elements(context: RenderContext) -> Snapshotting {
    .text("elements.txt") { try $0.rendered(in: context).elementsText }
  }
}
