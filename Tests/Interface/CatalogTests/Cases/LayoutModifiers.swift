import SnapshotUI

extension CatalogPage {
  static var sizes: CatalogPage {
    CatalogPage("sizes") {
      CatalogCase("frame") { box().frame(width: 80, height: 60, alignment: .bottomTrailing).border(.red) }
      CatalogCase("frame", "flexible") {
        HStack(spacing: 0) {
          Color.blue.frame(maxWidth: 40)
          Color.red.frame(minWidth: 60)
        }
      }
      CatalogCase("frame", "ideal") { Color.blue.frame(idealWidth: 50, idealHeight: 30).fixedSize() }
      CatalogCase("padding") { Color.blue.padding() }
      CatalogCase("padding", "edges") { Color.blue.padding(.leading, 30).padding(.vertical, 10) }
      CatalogCase("fixedSize") { Text("Does not wrap at all").fixedSize().frame(width: 60).border(.red) }
      CatalogCase("fixedSize", "vertical") {
        Text("Wraps, and is not cut off below").fixedSize(horizontal: false, vertical: true)
          .frame(width: 80, height: 20).border(.red)
      }
      CatalogCase("aspectRatio") { Color.blue.aspectRatio(2, contentMode: .fit).border(.red) }
      CatalogCase("aspectRatio", "fill") {
        Color.blue.aspectRatio(2, contentMode: .fill).frame(width: 40, height: 60).border(.red)
      }
      CatalogCase("scaledToFit") { Image(checkerboard).resizable().scaledToFit() }
      CatalogCase("scaledToFill") {
        Image(checkerboard).resizable().scaledToFill().frame(width: 80, height: 40).clipped()
      }
      CatalogCase("layoutPriority") {
        HStack(spacing: 0) {
          Text("Gives way").background(.yellow)
          Text("Comes first").layoutPriority(1)
        }
        .lineLimit(1)
      }
      CatalogCase("ignoresSafeArea", in: inset) { Color.mint.ignoresSafeArea(edges: .top) }
      CatalogCase("edgesIgnoringSafeArea", in: inset) { Color.mint.edgesIgnoringSafeArea(.bottom) }
      CatalogCase("safeAreaInset", in: inset) {
        Color.mint.safeAreaInset(edge: .bottom) { Color.orange.frame(height: 20) }
      }
      CatalogCase("safeAreaBar", in: inset) {
        Color.mint.safeAreaBar(edge: .top) { Color.orange.frame(height: 20) }
      }
      CatalogCase("safeAreaInset", "leading") {
        Color.mint.safeAreaInset(edge: .leading, spacing: 4) { Color.orange.frame(width: 20) }
      }
    }
  }

  static var places: CatalogPage {
    CatalogPage("places") {
      CatalogCase("offset") { box().offset(x: 20, y: -10).border(.red) }
      CatalogCase("position") { box().position(x: 30, y: 20) }
      CatalogCase("alignmentGuide") {
        VStack(alignment: .leading) {
          box()
          box(.red).alignmentGuide(.leading) { $0.width / 2 }
        }
      }
      CatalogCase("alignmentGuide", "vertical") {
        HStack(alignment: .top) {
          box()
          box(.red).alignmentGuide(.top) { _ in -15 }
        }
      }
      CatalogCase("zIndex") {
        ZStack {
          box(.blue, 60, 40).zIndex(1)
          box(.red, 40, 60)
        }
      }
      CatalogCase("overlay") { box(.blue, 60, 40).overlay(alignment: .topTrailing) { box(.red, 20, 10) } }
      CatalogCase("overlay", "style in shape") { box(.blue, 60, 40).overlay(.red.opacity(0.5), in: Circle()) }
      CatalogCase("background") { Text("Ground").padding(6).background(.yellow) }
      CatalogCase("background", "shape") { Text("Ground").padding(8).background(.yellow, in: Capsule()) }
      CatalogCase("background", "safe area", in: inset) { Color.clear.background(.yellow) }
      CatalogCase("border") { box(.yellow, 60, 40).border(.red, width: 4) }
      CatalogCase("rotationEffect") { box(.blue, 60, 20).rotationEffect(.degrees(30)).border(.red) }
      CatalogCase("rotationEffect", "anchor") {
        box(.blue, 60, 20).rotationEffect(.degrees(30), anchor: .topLeading).border(.red)
      }
      CatalogCase("scaleEffect") { Text("Half").scaleEffect(0.5).border(.red) }
      CatalogCase("scaleEffect", "axes") { Text("Wide").scaleEffect(x: 2, y: 0.5, anchor: .leading).border(.red) }
      CatalogCase("flipsForRightToLeftLayoutDirection", in: { $0.layoutDirection = .rightToLeft }) {
        Image(systemName: "arrow.right").font(.largeTitle).flipsForRightToLeftLayoutDirection(true)
      }
    }
  }

  private static func inset(_ context: inout RenderContext) {
    context.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 15, trailing: 0)
  }
}
