import SnapshotUI

extension CatalogPage {
  /// Variants, weights and colors of symbols.
  static var symbolVariants: CatalogPage {
    CatalogPage("symbolVariants") {
      CatalogCase("symbolVariant") {
        HStack {
          Image(systemName: "heart").symbolVariant(.fill)
          Image(systemName: "heart").symbolVariant(.circle)
          Image(systemName: "heart").symbolVariant(.fill.circle)
          Image(systemName: "bell").symbolVariant(.slash)
        }
      }
      CatalogCase("symbolColorRenderingMode") {
        symbols.symbolColorRenderingMode(.gradient).foregroundStyle(.blue)
      }
      CatalogCase("symbolRenderingMode", "hierarchical") {
        symbols.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
      }
      CatalogCase("symbolRenderingMode", "palette") {
        symbols.symbolRenderingMode(.palette).foregroundStyle(.white, .green, .gray)
      }
      CatalogCase("symbolRenderingMode", "multicolor") {
        symbols.symbolRenderingMode(.multicolor).padding().background(.cyan)
      }
      CatalogCase("foregroundStyle", "two levels") { symbols.foregroundStyle(.red, .orange) }
      CatalogCase("Image", "variable value", size: CGSize(width: 160, height: 60)) {
        HStack {
          Image(systemName: "wifi", variableValue: 0.5)
          Image(systemName: "speaker.wave.3.fill", variableValue: 0.4)
          Image(systemName: "cellularbars", variableValue: 0.75)
        }
      }
      CatalogCase("Image", "symbol weights") {
        HStack {
          Image(systemName: "folder").fontWeight(.thin)
          Image(systemName: "folder")
          Image(systemName: "folder").fontWeight(.heavy)
        }
      }
      CatalogCase("Image", "symbol widths", size: CGSize(width: 160, height: 60)) {
        HStack(spacing: 0) {
          Image(systemName: "chevron.compact.right").border(.gray)
          Image(systemName: "iphone").border(.gray)
          Image(systemName: "person.3.fill").border(.gray)
        }
      }
    }
  }

  private static var symbols: some View {
    HStack {
      Image(systemName: "cloud.sun.rain.fill")
      Image(systemName: "folder.badge.plus")
      Image(systemName: "bolt.circle.fill")
      Image(systemName: "wifi.slash")
    }
  }
}
