import SwiftUI
import UIKit

struct SnippetCard: View {
  let code: String
  @State private var isCopied = false

  private let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Label("Terminal", systemImage: "terminal").font(Font(UIFont.systemFont(ofSize: 13, weight: .semibold)))
        Spacer()
        Button {
          UIPasteboard.general.string = code
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          isCopied = true
        } label: {
          Image(systemName: isCopied ? "checkmark" : "doc.on.doc")
        }
        .accessibilityLabel("Copy")
      }
      Text(code)
        .font(Font(font))
        .frame(minHeight: font.lineHeight * 2, alignment: .top)
      Text("Heading").font(Font(UIFont.preferredFont(forTextStyle: .title2)))
      Text("Scaled").font(Font(UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 15))))
    }
    .padding()
    .background(Color(UIColor.systemGray6))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color(uiColor: .separator)))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}
