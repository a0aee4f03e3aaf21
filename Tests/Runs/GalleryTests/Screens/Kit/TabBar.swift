import SnapshotUI

/// The bar at a screen's lower edge. As on a phone, its labels keep their size at every type size.
struct TabBar: View {
  struct Item: Hashable {
    var title: String
    var symbol: String
    var isSelected = false
  }

  var items: [Item]
  var tint: Color

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items, id: \.title) { item in
        VStack(spacing: 2) {
          Image(systemName: item.symbol).font(.system(size: planted("tab symbol size", 20))).frame(height: 28)
          Text(item.title).font(.system(size: 10, weight: .medium))
        }
        .foregroundStyle(item.isSelected ? tint : Palette.inkTertiary)
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.top, 6)
    .padding(.bottom, 4)
    .background(Palette.surface)
    .overlay(alignment: .top) { Rectangle().fill(Palette.line).frame(height: 1) }
  }
}
