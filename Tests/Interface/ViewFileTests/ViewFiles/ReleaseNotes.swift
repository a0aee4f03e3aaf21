#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct ReleaseNote: Identifiable {
  let version: String
  let items: [LocalizedStringKey]

  var id: String { version }
}

extension ReleaseNote {
  static let samples = [
    ReleaseNote(
      version: "4.2",
      items: [
        "**Faster search.** Results appear *while you type*.",
        "Open `config.json` from the command line: run `app --open`.",
        "~~Experimental~~ Stable support for [shared folders](https://example.com/folders).",
      ]),
    ReleaseNote(
      version: "4.1",
      items: [
        "Fixed a crash when **two** windows showed the *same* document.", "Thanks to ***everyone*** who reported it.",
      ]),
  ]
}

struct ReleaseNotesView: View {
  let notes: [ReleaseNote]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("What’s New")
          .font(.largeTitle.bold())
        ForEach(notes) { note in
          ReleaseNoteSection(note: note)
        }
        Text("Questions? Write to help@example.com or read the [FAQ](https://example.com/faq).")
          .font(.footnote)
          .foregroundColor(.secondary)
          .tint(.purple)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct ReleaseNoteSection: View {
  let note: ReleaseNote

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Version \(note.version)")
        .font(.headline)
      ForEach(note.items.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: "•").foregroundStyle(.secondary)
          Text(note.items[index])
        }
      }
    }
  }
}
