import SnapshotUI

/// The bar at a screen's upper edge: a title between round buttons. Its text grows only a little with the type size.
struct NavigationBar: View {
  var title: String
  var subtitle: String?
  var leadingSymbol = "chevron.left"
  var trailingSymbols: [String] = []

  var body: some View {
    HStack(spacing: 8) {
      BarButton(symbol: leadingSymbol)
      VStack(alignment: .leading, spacing: 0) {
        Text(title).font(.headline).foregroundStyle(Palette.ink).lineLimit(1)
        if let subtitle {
          Text(subtitle).font(.caption).foregroundStyle(Palette.inkSecondary).lineLimit(1)
        }
      }
      Spacer(minLength: 8)
      ForEach(trailingSymbols, id: \.self) { BarButton(symbol: $0) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(Palette.surface)
    .overlay(alignment: .bottom) { Rectangle().fill(Palette.line).frame(height: 1) }
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

/// A symbol in a round button of a bar.
struct BarButton: View {
  var symbol: String
  var color = Palette.sunken

  var body: some View {
    Button {
    } label: {
      if planted("bar button is larger", true) {
        // Reacts to taps beside the circle.
        label.contentShape(Rectangle().inset(by: -4))
      } else {
        label
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Self.labels[symbol] ?? symbol)
  }

  private var label: some View {
    Image(systemName: symbol)
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(Palette.ink)
      .frame(width: 36, height: 36)
      .background(color, in: Circle())
  }

  /// What VoiceOver reads for each symbol.
  private static let labels = [
    "chevron.left": "Back", "ellipsis": "More", "magnifyingglass": "Search", "square.and.arrow.up": "Share",
    "xmark": "Close",
  ]
}
