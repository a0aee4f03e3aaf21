#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

import Foundation

struct InboxSummary {
  var unread: Int
  var drafts: Int
  var attachments: Int
}

struct PluralInboxView: View {
  let summary: InboxSummary
  let owner: String

  var body: some View {
    List {
      Section {
        row(Text("\(summary.unread) unread messages"), systemImage: "envelope")
        row(Text("\(summary.drafts) drafts"), systemImage: "doc")
        row(Text("\(summary.attachments) attachments in \(summary.unread) messages"), systemImage: "paperclip")
      } header: {
        Text("Inbox of \(owner)")
      }
      Section("Actions") {
        Button("Mark all as read") {}
        Button("Delete all", role: .destructive) {}
      }
    }
    .accessibilityLabel(Text("Inbox of \(owner)"))
  }

  private func row(_ title: Text, systemImage: String) -> some View {
    Label {
      title
    } icon: {
      Image(systemName: systemImage).foregroundStyle(.tint)
    }
  }
}
