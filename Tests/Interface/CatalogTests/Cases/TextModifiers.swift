import SnapshotUI

extension CatalogPage {
  static var text: CatalogPage {
    CatalogPage("text") {
      CatalogCase("font") { Text("Title").font(.title) }
      CatalogCase("fontWeight") { Text("Heavy").fontWeight(.heavy) }
      CatalogCase("fontDesign") { Text("Rounded").fontDesign(.rounded) }
      CatalogCase("fontWidth") { Text("Expanded").fontWidth(.expanded) }
      CatalogCase("bold") { words.bold() }
      CatalogCase("italic") { words.italic() }
      CatalogCase("underline") { words.underline() }
      CatalogCase("strikethrough") { words.strikethrough() }
      CatalogCase("tracking") { words.tracking(4) }
      CatalogCase("kerning") { words.kerning(-1) }
      CatalogCase("monospaced") { lines("111", "888").monospaced() }
      CatalogCase("monospacedDigit") { lines("111", "888").monospacedDigit() }
      CatalogCase("textCase") { words.textCase(.uppercase) }
      CatalogCase("allowsTightening") { words.allowsTightening(true) }
      CatalogCase("lineLimit") { long.lineLimit(2) }
      CatalogCase("lineLimit", "reserved") { Text("One line").lineLimit(3, reservesSpace: true).border(.red) }
      CatalogCase("lineSpacing") { long.lineSpacing(8) }
      CatalogCase("multilineTextAlignment") { long.multilineTextAlignment(.trailing) }
      CatalogCase("truncationMode") { long.lineLimit(1).truncationMode(.middle) }
      CatalogCase("minimumScaleFactor") { Text("As small as needed").lineLimit(1).minimumScaleFactor(0.5) }
      CatalogCase("paragraphSpacing") { Text("One\nTwo\nThree").paragraphSpacing(10) }
      CatalogCase("tabStops") { Text("a\tb\nlong\tc").tabStops([TabStop(60)]) }
      CatalogCase("Text.font") { Text("Big ").font(.title) + Text("small").font(.caption) }
      CatalogCase("Text.fontWeight") { Text("Thin ").fontWeight(.thin) + Text("black").fontWeight(.black) }
      CatalogCase("Text.fontWidth") { Text("Wide ").fontWidth(.expanded) + Text("not") }
      CatalogCase("Text.bold") { Text("Bold").bold() + Text(" not") }
      CatalogCase("Text.italic") { Text("Italic").italic() + Text(" not") }
      CatalogCase("Text.foregroundColor") { Text("Red").foregroundColor(.red) + Text(" not") }
      CatalogCase("Text.foregroundStyle") { Text("Red").foregroundStyle(.red) + Text(" not") }
      CatalogCase("Text.underline") { Text("Under").underline() + Text(" not") }
      CatalogCase("Text.underline", "patterns") {
        VStack {
          Text("dotted").underline(pattern: .dot, color: .red)
          Text("dashed").underline(pattern: .dash, color: .blue)
          Text("struck").strikethrough(pattern: .dashDot, color: .green)
        }
      }
      CatalogCase("Text.strikethrough") { Text("Struck").strikethrough() + Text(" not") }
      CatalogCase("Text.tracking") { Text("Wide").tracking(4) + Text(" not") }
      CatalogCase("Text.kerning") { Text("Near").kerning(-1) + Text(" not") }
      CatalogCase("Text.baselineOffset") { Text("High").baselineOffset(8) + Text(" not") }
      CatalogCase("Text.monospacedDigit") { Text("111").monospacedDigit() + Text(" 111") }
    }
  }

  private static var words: some View { Text("Some words") }

  private static var long: some View { Text("A text that takes more than two lines of this width") }

  private static func lines(_ first: String, _ second: String) -> some View {
    VStack(alignment: .leading) {
      Text(first)
      Text(second)
    }
  }
}
