import Foundation
import Raster
import SnapshotRenderTraces
import Testing
import SnapshotUI

/// A trace is believed only if it renders the picture that it explains.
@Suite struct RenderProofTests {
  private struct Card: View {
    var title = "Sign in"
    var radius: CGFloat = 9

    var body: some View {
      VStack(spacing: 100.0 / 3) {
        Text(title).font(.headline)
        Circle().trim(from: 0, to: 0.7).stroke(Color.purple, lineWidth: 3).frame(width: 30.1, height: 31.7)
      }
      .padding(7.3).background(Color.yellow.opacity(0.4), in: RoundedRectangle(cornerRadius: radius)).rotationEffect(
        .degrees(7))
    }
  }

  private func trace(
    _ view: some View, scale: CGFloat = 2, fonts: FontBook = .embedded
  ) throws -> (trace: RenderTrace, picture: PixelBuffer) {
    var context = RenderContext(displayScale: scale)
    context.fonts = fonts
    let rendered = try view.rendered(in: context)
    let list = rendered.displayList
    return (
      RenderTrace(
        layout: rendered.layoutTree, drawing: DisplayListDescription(list),
        settings: RenderSettings(of: list, scale: scale, fonts: fonts)),
      try Renderer(fonts: fonts).render(list, scale: scale)
    )
  }

  private func read(_ trace: RenderTrace) throws -> RenderTrace { try #require(RenderTrace(Data(trace.text.utf8))) }

  @Test(arguments: [1, 2, 3, 2.625] as [CGFloat]) func aTraceRendersItsPicture(scale: CGFloat) throws {
    let (trace, picture) = try trace(Card(), scale: scale)
    let (proof, rendered) = try read(trace).proof(of: picture)
    #expect(proof == .verified)
    #expect(rendered == picture)
  }

  @Test func aTraceOfAnotherPictureContradicts() throws {
    let (card, picture) = try trace(Card())
    #expect(try read(trace(Card(title: "Sign up")).trace).proof(of: picture).proof == .contradicted)
    #expect(try read(trace(Card(radius: 8)).trace).proof(of: picture).proof == .contradicted)
    var other = picture
    other.pixels[40] ^= 1
    #expect(card.proof(of: other).proof == .contradicted)
    let larger = PixelBuffer(width: picture.width + 1, height: picture.height)
    let (proof, rendered) = card.proof(of: larger)
    #expect(proof == .contradicted && rendered == nil)
  }

  @Test func aTraceOfAnotherEngineIsStale() throws {
    var (trace, picture) = try trace(Card())
    let engine = RenderEngine(revision: RenderEngine.current.revision, fingerprint: "0123456789abcdef")
    trace.settings?.engine = engine
    // Another engine may have drawn the same picture.
    #expect(try read(trace).proof(of: picture).proof == .verified)
    let wanted = picture
    picture.pixels[40] ^= 1
    let (proof, rendered) = try read(trace).proof(of: picture)
    #expect(proof == .stale(engine))
    #expect(rendered == wanted)
  }

  @Test func aNewerEngineIsUnknown() throws {
    var (trace, picture) = try trace(Card())
    trace.settings?.engine.revision += 1
    guard case .unproven(let reason) = try read(trace).proof(of: picture).proof else {
      Issue.record("a newer engine was believed")
      return
    }
    #expect(reason.contains("newer"))
  }

  @Test func incompleteTracesAreUnproven() throws {
    var (trace, picture) = try trace(Card())
    #expect(
      try read(trace.slim).proof(of: picture).proof
        == .unproven(reason: "it has hashes instead of curves, because it was recorded with explanations: .slim"))
    trace.settings?.faces = ["Lato-Regular"]
    #expect(isUnproven(try read(trace).proof(of: picture).proof))
    trace.settings = nil
    #expect(isUnproven(try read(trace).proof(of: picture).proof))
    let image = PixelImage(PixelBuffer(width: 4, height: 4, filledWith: RGBA(0xFF0000)))
    let list = DisplayList(size: CGSize(width: 4, height: 4)) { canvas in
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let drawing = RenderTrace(
      layout: nil, drawing: DisplayListDescription(list), settings: RenderSettings(scale: 1))
    #expect(isUnproven(try read(drawing).proof(of: Renderer().render(list)).proof))
  }

  private func isUnproven(_ proof: ExplanationProof) -> Bool {
    if case .unproven = proof { true } else { false }
  }

  @Test func glyphsAsBlocksAreRenderedAsBlocks() throws {
    var fonts = FontBook.embedded
    fonts.glyphStyle = .blocks
    let (trace, picture) = try trace(Card(), fonts: fonts)
    #expect(try read(trace).proof(of: picture).proof == .verified)
  }

  @Test func aMissingFontMakesATraceUnproven() throws {
    let text = """
      render trace 4
      engine \(RenderEngine.current.revision) \(RenderEngine.current.fingerprint)
      scale 1
      display list 8 8
      glyphs #000000 "a" Nobody-Regular 7 at 0 7 [1 0]

      """
    let trace = try #require(RenderTrace(text: text))
    #expect(trace.proof(of: PixelBuffer(width: 8, height: 8)).proof == .contradicted)
  }

  @Test func aSlimTraceDistinguishesPaths() throws {
    let (full, _) = try trace(Card())
    let slim = try read(full.slim)
    #expect(slim.isSlim)
    #expect(slim.text == full.slim.text)
    #expect(slim.text.utf8.count < full.text.utf8.count)
    #expect(slim.layout == full.layout)
    #expect(slim.drawing.items.contains { $0.outline != nil })
    #expect(slim.drawing.textForm == full.slim.drawing.textForm)
  }

  /// Raise the revision when this fails because pixels changed on purpose.
  @Test func theEngineIsKnown() throws {
    #expect(RenderEngine.current.revision == 4)
    #expect(RenderEngine.current.fingerprint == "9727681c6ed140db")
  }
}
