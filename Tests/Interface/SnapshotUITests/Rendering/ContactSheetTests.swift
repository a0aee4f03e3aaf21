import Testing
import SnapshotUI

@Suite struct ContactSheetTests {
  private let matrix =
    Matrix.sizes(CGSize(width: 40, height: 20), CGSize(width: 20, height: 60))
    * .colorSchemes(.light, .dark)

  @Test func configurationsAreInLabelledRowsAndColumns() throws {
    let sheet = ContactSheet(of: Color.red, across: matrix, cellScale: 1)
    let list = try sheet.displayList(in: RenderContext())
    // Gaps of 16; a line of 18 for the columns' labels and for each row's.
    #expect(list.size == CGSize(width: 16 + 40 + 16 + 40 + 16, height: 16 + 18 + 18 + 20 + 16 + 18 + 60 + 16))
    let pixels = try Renderer(threads: 1).render(list, scale: 1)
    let red = SystemColor.systemRed.resolve(scheme: .light)
    #expect(pixels[20, 50] == red)
    #expect(pixels[76, 50] == SystemColor.systemRed.resolve(scheme: .dark))
    #expect(list.items.contains { if case .glyphs = $0.operation { true } else { false } })
  }

  @Test func excludedConfigurationsAreEmpty() throws {
    let some = matrix.excluding { $0["colorScheme"] == "dark" && $0["size"] == "40x20" }
    let list = try ContactSheet(of: Color.red, across: some, cellScale: 1).displayList(in: RenderContext())
    let pixels = try Renderer(threads: 1).render(list, scale: 1)
    #expect(pixels[76, 50] == RGBA(0xE5E5EA))
  }

  @Test func aSheetWithoutConfigurationsThrows() {
    let none = matrix.excluding { _ in true }
    #expect(throws: ViewError.self) { try ContactSheet(of: Color.red, across: none).displayList(in: RenderContext()) }
  }

  @Test func annotationsAreDrawnOverTheView() throws {
    let view = VStack { Text("Words") }
    let context = RenderContext(
      width: 100, height: 60, safeAreaInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
    let list = try AnnotatedView(view).displayList(in: context)
    let colors = list.items.compactMap { item -> RGBA? in
      if case .stroke(_, _, .color(let color)) = item.operation { color } else { nil }
    }
    // The safe area, the stack, the text and its baseline.
    #expect(colors == [RGBA(0x34C759), RGBA(0x8E8E93, alpha: 128), RGBA(0x007AFF), RGBA(0xFF3B30)])
  }
}
