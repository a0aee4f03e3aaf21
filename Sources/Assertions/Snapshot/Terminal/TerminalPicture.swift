import Foundation
import Raster
import SnapshotCore

/// An image of a terminal's screen, with a theme and a frame.
///
///     assertSnapshot(of: TerminalPicture(screen, frame: .window), as: .image)
public struct TerminalPicture: Drawable, Hashable, Sendable {
  /// A frame around the screen.
  public enum Frame: Hashable, Sendable {
    /// No frame.
    case none
    /// A window with rounded corners and the title that the program set.
    case window
  }

  /// The screen to draw.
  public var screen: TerminalScreen
  /// The colors, or `nil` for those of the context's color scheme.
  public var theme: TerminalTheme?
  /// The frame around the screen.
  public var frame: Frame

  /// Creates an image of a screen.
  public init(_ screen: TerminalScreen, theme: TerminalTheme? = nil, frame: Frame = .none) {
    self.screen = screen
    self.theme = theme
    self.frame = frame
  }

  static let padding: CGFloat = 14
  static let titleBarHeight: CGFloat = 36
  private static let cornerRadius: CGFloat = 10

  /// Returns the drawing of the screen.
  public func displayList(in context: RenderContext) -> DisplayList {
    let theme = theme ?? (context.colorScheme == .dark ? .dark : .light)
    let rows = screen.rows ?? max(1, screen.lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 1)
    let top = frame == .window ? Self.titleBarHeight : 0
    let size = CGSize(
      width: CGFloat(screen.columns) * TerminalCellGrid.cell.width + 2 * Self.padding,
      height: CGFloat(rows) * TerminalCellGrid.cell.height + 2 * Self.padding + top)
    return DisplayList(size: size) { canvas in
      drawFrame(in: &canvas, theme: theme, fonts: context.fonts)
      let grid = TerminalCellGrid(
        origin: CGPoint(x: Self.padding, y: Self.padding + top), scale: context.displayScale, theme: theme,
        fonts: context.fonts)
      for (row, cells) in screen.lines.prefix(rows).enumerated() { grid.draw(cells, row: row, in: &canvas) }
    }
  }

  private func drawFrame(in canvas: inout DisplayListRecorder, theme: TerminalTheme, fonts: FontBook) {
    let bounds = CGRect(origin: .zero, size: canvas.size)
    guard frame == .window else { return canvas.fill(Path(bounds), with: theme.background) }
    // The line is a window of its own below the window, so that no stroke is laid over its corners.
    canvas.fill(Path(roundedRect: bounds, cornerRadius: Self.cornerRadius), with: theme.border)
    let inside = bounds.insetBy(dx: 1, dy: 1)
    let window = Path(roundedRect: inside, cornerRadius: Self.cornerRadius - 1)
    canvas.fill(window, with: theme.background)
    let bar = CGRect(x: inside.minX, y: inside.minY, width: inside.width, height: Self.titleBarHeight - 1)
    canvas.saved { canvas in
      canvas.clip(to: Path(bar))
      canvas.fill(window, with: theme.titleBar)
    }
    canvas.fill(Path(CGRect(x: bar.minX, y: bar.maxY, width: bar.width, height: 1)), with: theme.border)
    for (index, color) in [RGBA(0xF46A60), RGBA(0xF2BE45), RGBA(0x57C353)].enumerated() {
      let dot = CGRect(x: 14 + CGFloat(index) * 20, y: bounds.minY + 12, width: 12, height: 12)
      canvas.fill(Path(ellipseIn: dot), with: color)
    }
    guard let title = screen.title, !title.isEmpty else { return }
    let color = theme.colors(of: TerminalStyle(dim: true)).text
    let run = TextRun(title, font: FontDescriptor(size: 12, weight: .medium), color: color)
    // The dots' room on both sides, so that the title stands in the window's middle.
    let room = max(0, bar.width - 180)
    let layout = Typesetter(fonts: fonts).layout([run], style: ParagraphStyle(lineLimit: 1), width: room)
    canvas.draw(
      layout,
      at: CGPoint(
        x: ((bounds.width - layout.size.width) / 2).rounded(.down),
        y: ((Self.titleBarHeight - layout.size.height) / 2).rounded(.down)))
  }
}

extension TerminalStyle {
  fileprivate init(dim isDim: Bool) {
    self.init()
    self.isDim = isDim
  }
}

extension TerminalScreen: Drawable {
  /// Returns the drawing of the screen in the context's color scheme, without a frame. ``TerminalPicture`` has more options.
  public func displayList(in context: RenderContext) -> DisplayList {
    TerminalPicture(self).displayList(in: context)
  }
}
