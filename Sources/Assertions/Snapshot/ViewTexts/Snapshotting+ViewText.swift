import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: View, Format == String {
  /// The frames of a view's elements at the view's ideal size, one element per line.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .layout(on: .iPhoneSE3))
  ///
  /// Records, in a file that ends in `layout.txt`:
  ///
  ///     VStack (16, 40, 343 × 120)
  ///       Text "Sign in" (16, 40, 343 × 41)
  public static var layout: Snapshotting { .layout(context: RenderContext()) }

  /// The frames of a view's elements on a device's screen.
  public static func layout(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting {
    .layout(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// The frames of a view's elements at a size in points.
  public static func layout(size: CGSize, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting {
    .layout(context: SnapshotLayout.fixed(width: size.width, height: size.height).context(traits))
  }

  /// The frames of a view's elements in a context.
  public static func layout(context: RenderContext) -> Snapshotting {
    .text("layout.txt") { view in
      let rendered = try view.rendered(in: context)
      _ = try rendered.legible(in: context)
      return rendered.layoutText
    }
  }

  /// The frames of a view's elements in every configuration of a matrix, in one text with one element per line. Configurations
  /// with equal frames share one frame. Elements that fill their parent have no frame.
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
        _ = try rendered.legible(in: cell.context)
      }
    }
  }

  /// The elements of a view, one per line, without frames.
  public static var elements: Snapshotting { .elements(context: RenderContext()) }

  /// The elements of a view on a device's screen.
  public static func elements(on config: ViewImageConfig, traits: SnapshotTraits = SnapshotTraits()) -> Snapshotting {
    .elements(context: SnapshotLayout.device(config: config).context(traits))
  }

  /// The elements of a view in a context.
  public static func elements(context: RenderContext) -> Snapshotting {
    .text("elements.txt") { try $0.rendered(in: context).elementsText }
  }
}
