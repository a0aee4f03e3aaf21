import SnapshotUI

nonisolated extension View {
  /// Lets the lower end of scrolled content dissolve above a pinned button.
  func fadingOut(into color: Color) -> some View {
    overlay(alignment: .bottom) {
      LinearGradient(colors: [color.opacity(0), color], startPoint: .top, endPoint: .bottom).frame(height: 24)
    }
  }
}
