import Foundation
import SnapshotFoundation

/// The version of the code that turns display lists into pixels.
///
/// References state the engine that drew them, so that a report separates what another engine changed from what the view
/// changed.
package struct RenderEngine: Hashable, Sendable {
  /// A number that grows with every change of the package that changes a pixel of some display list.
  package var revision: Int
  /// A hash of a test picture, which differs between engines whose revision nobody raised.
  package var fingerprint: String

  package init(revision: Int, fingerprint: String) {
    self.revision = revision
    self.fingerprint = fingerprint
  }

  /// This engine.
  package static let current: RenderEngine = {
    let picture = try? Renderer(threads: 1).render(testDrawing, scale: 2)
    let hash = picture.map { ContentHash128(of: $0) }
    return RenderEngine(
      revision: 4, fingerprint: hash.map { String($0.high ^ $0.low, radix: 16) } ?? "unknown")
  }()

  /// `1 3f60a7c2`, and for comparisons with an engine of the same revision, the fingerprint as well.
  package func text(besides other: RenderEngine) -> String {
    revision == other.revision ? "\(revision) (\(fingerprint.prefix(6)))" : "\(revision)"
  }

  /// Each kind of operation, at positions between pixels.
  private static var testDrawing: DisplayList {
    DisplayList(size: CGSize(width: 120, height: 80)) { canvas in
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 80)), with: RGBA(0xF2F2F7))
      let card = Path(
        roundedRect: CGRect(x: 6.3, y: 5.7, width: 50.2, height: 30.9), cornerSize: CGSize(width: 9, height: 9),
        style: .continuous)
      canvas.drawShadow(
        of: card, Shadow(color: RGBA(0x000000, alpha: 90), radius: 5, offset: CGSize(width: 1, height: 3)))
      canvas.fill(
        card,
        with: .gradient(
          GradientPaint(
            .linear(start: CGPoint(x: 6, y: 6), end: CGPoint(x: 56, y: 36)),
            stops: [
              GradientPaint.Stop(color: RGBA(0x4B3FE4), location: 0),
              GradientPaint.Stop(color: RGBA(0xE2553B), location: 1),
            ])))
      canvas.stroke(
        Path(ellipseIn: CGRect(x: 64.4, y: 6.2, width: 40.3, height: 28.7)),
        with: .color(RGBA(0x007AFF, alpha: 200)), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, dash: [5, 3.5]))
      canvas.group(opacity: 0.7, filters: [.blur(radius: 2)]) { canvas in
        canvas.fill(Path(CGRect(x: 70.5, y: 42.25, width: 30, height: 20)), with: RGBA(0x34C759))
      }
      for (row, size) in [9, 13.5, 21].enumerated() {
        let glyphs = (0..<6).map { index in
          GlyphRun.Glyph(id: UInt32(2 + index * 3 + row), x: CGFloat(index) * size * 0.61, y: 0)
        }
        for face in ["Inter-Regular", "Inter-Bold"] {
          let origin = CGPoint(x: face == "Inter-Bold" ? 60.37 : 4.21, y: 48.4 + CGFloat(row) * 13.3)
          canvas.drawGlyphs(
            GlyphRun(face: face, size: size, origin: origin, glyphs: glyphs, text: ""), with: .color(RGBA(0x1C1C1E)))
        }
      }
    }
  }
}
