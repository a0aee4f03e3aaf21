import SnapshotUI

/// A short word in a capsule: a flair, a filter, a change in percent.
struct Chip: View {
  var text: String
  var symbol: String?
  var color: Color

  var body: some View {
    HStack(spacing: 4) {
      if let symbol { Image(systemName: symbol).imageScale(.small) }
      Text(text).lineLimit(1)
    }
    .font(planted("chip font", Font.caption.weight(.semibold)))
    .foregroundStyle(color)
    .padding(.horizontal, 8)
    .padding(.vertical, 3)
    .background(color.opacity(0.13), in: Capsule())
  }
}
