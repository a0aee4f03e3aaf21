// Previews that need what a setup prepares.

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

/// What a module keeps for the whole process.
@MainActor
public enum Library {
  /// The titles that previews show. Empty until they are prepared.
  static var titles: [String] = []
  /// How often the setup was prepared.
  public static var preparations = 0
}

extension EnvironmentValues {
  @Entry var accent = Color.gray
}

struct Title: View {
  let text: String
  @Environment(\.accent) private var accent

  var body: some View { Text(text).padding(4).background(accent) }
}

#Preview("Title", traits: .sizeThatFitsLayout) { Title(text: Library.titles[0]) }
#Preview("Each title", traits: .sizeThatFitsLayout, arguments: Library.titles) { Title(text: $0) }
#Preview("Font", traits: .sizeThatFitsLayout) { Title(text: "नमस्ते").font(.custom("Devanagari", size: 20)) }
#Preview("Own accent", traits: .sizeThatFitsLayout) { Title(text: Library.titles[0]).environment(\.accent, .mint) }
