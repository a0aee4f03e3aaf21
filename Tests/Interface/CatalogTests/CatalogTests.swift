import Snapshot
import Testing
import SnapshotUI

/// Every leaf, container and modifier by itself: a small picture of each, and for those that belong together one text of
/// what they are made of and where it stands. In it every line begins with the name of its case.
@Suite struct CatalogTests {
  @Test func leaves() { verify(.leaves) }

  @Test func shapes() { verify(.shapes) }

  @Test func containers() { verify(.containers) }

  @Test func grids() { verify(.grids) }

  @Test func controls() { verify(.controls) }

  @Test func forms() { verify(.forms) }

  @Test func screens() { verify(.screens) }

  @Test func presentation() { verify(.presentation) }

  @Test func navigation() { verify(.navigation) }

  @Test func sizes() { verify(.sizes) }

  @Test func places() { verify(.places) }

  @Test func paint() { verify(.paint) }

  @Test func effects() { verify(.effects) }

  @Test func text() { verify(.text) }

  @Test func surroundings() { verify(.surroundings) }

  @Test func data() { verify(.data) }

  @Test func drawing() { verify(.drawing) }

  @Test func styles() { verify(.styles) }

  @Test func styleTypes() { verify(.styleTypes) }

  @Test func behaviour() { verify(.behaviour, as: \RenderedView.accessibilityText) }

  @Test func input() { verify(.input, as: \RenderedView.accessibilityText) }

  @Test func localization() { verify(.localization) }

  @Test func symbolVariants() { verify(.symbolVariants) }

  @Test func accessibility() { verify(.accessibility, as: \RenderedView.accessibilityText) }
}

extension CatalogTests {
  /// - Parameter further: What else of each case is text.
  private func verify(
    _ page: CatalogPage, as further: KeyPath<RenderedView, String>? = nil, testName: String = #function
  ) {
    for item in page.cases {
      assertSnapshot(
        of: item.view, as: .image(context: item.context, background: .white), named: item.name, testName: testName)
    }
    assertSnapshot(
      of: try page.cases.flatMap { item in
        let rendered = try item.view.rendered(in: item.context)
        let text = rendered.layoutText + (further.map { rendered[keyPath: $0] } ?? "")
        return text.split(separator: "\n").map { "\(item.name): \($0)" }
      }.joined(separator: "\n"),
      as: .lines, named: "layout", testName: testName)
  }
}
