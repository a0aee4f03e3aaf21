import SnapshotUI

/// Screens of `home-assistant/iOS`. Their pictures hide nothing but the logo.
func homeAssistantScreen(_ name: String, _ texts: Texts) -> AnyView? {
  switch name {
  case "switching": AnyView(NavigationStack { Switching(texts: texts, hasClosest: false) })
  case "switching-closest": AnyView(NavigationStack { Switching(texts: texts, hasClosest: true) })
  case "gestures": AnyView(NavigationStack { Gestures(texts: texts) })
  case "privacy": AnyView(Privacy(texts: texts))
  case "about": AnyView(About(texts: texts))
  case "how-it-works": AnyView(NavigationStack { HowItWorks(texts: texts) })
  case "locations": AnyView(NavigationStack { Locations(texts: texts, entries: ["Manual", "Periodic"]) })
  case "locations-empty": AnyView(NavigationStack { Locations(texts: texts, entries: []) })
  case "sensor": AnyView(List { SensorRow() })
  case "picker-row": AnyView(List { ValueLink(title: "Select Item", value: "aaaa") })
  default: nil
  }
}

private struct Switching: View {
  let texts: Texts
  let hasClosest: Bool

  var body: some View {
    List {
      Section {
        Toggle(texts["settings.server_switching.by_location.title"], isOn: .constant(false))
        if hasClosest {
          HStack {
            Text(texts["settings.server_switching.closest_server.title"])
            Spacer()
            Text(verbatim: "Fake Server · 1.2 km").foregroundStyle(.secondary)
          }
        }
        Toggle(texts["settings_details.general.restoration.title"], isOn: .constant(true))
      } footer: {
        Text(texts["settings.server_switching.by_location.footer"])
      }
      Section {
        NavigationLink {
          EmptyView()
        } label: {
          Label(texts["settings.server_switching.how_it_works.title"], systemImage: "questionmark.circle")
        }
      }
    }
    .navigationTitle(texts["settings.server_switching.title"])
  }
}

/// The card with an image, a title and a line at the top of lists. The image is masked when pictures are compared.
private struct TopCard: View {
  let height: CGFloat
  let title: String
  let subtitle: String

  var body: some View {
    VStack(spacing: 16) {
      Color.clear.frame(width: 80, height: height)
      VStack(spacing: 4) {
        Text(title).font(.title3.bold())
        Text(subtitle)
          .foregroundStyle(.secondary)
          .font(.subheadline)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, alignment: .center)
      }
    }
    .padding(.vertical, 4)
  }
}

private struct ValueLink: View {
  let title: String
  let value: String

  var body: some View {
    NavigationLink {
      EmptyView()
    } label: {
      HStack {
        Text(title).frame(maxWidth: .infinity, alignment: .leading)
        Text(value).foregroundStyle(.secondary).truncationMode(.middle).lineLimit(1)
      }
    }
  }
}

private struct Gestures: View {
  let texts: Texts

  private func row(_ title: String, _ option: String) -> some View {
    ValueLink(title: title, value: texts["gestures.value.option.\(option)"])
  }

  var body: some View {
    List {
      TopCard(height: 80, title: texts["gestures.screen.title"], subtitle: texts["gestures.screen.body"])
      Section { row("Shake", "none") }
      Section("Swipe left") {
        row("Using one finger", "none")
        row("Using two fingers", "next_page")
        row("Using three fingers", "previous_server")
      }
      Section("Swipe right") {
        row("Using one finger", "show_sidebar")
        row("Using two fingers", "back_page")
        row("Using three fingers", "next_server")
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button(role: .destructive) {
        } label: {
          Text(texts["gestures.reset.title"])
        }
      }
    }
    .contentMargins(.top, 4)
  }
}

private struct Privacy: View {
  let texts: Texts

  private func text(_ key: String) -> String { texts["settings_details.privacy.\(key)"] }

  var body: some View {
    List {
      TopCard(height: 80, title: text("title"), subtitle: text("body"))
      ForEach(["messaging", "alerts"], id: \.self) { key in
        Section {
          Toggle(text("\(key).title"), isOn: .constant(true))
        } footer: {
          Text(text("\(key).description"))
        }
      }
    }
    .contentMargins(.top, 4)
  }
}

private struct About: View {
  let texts: Texts

  private func link(_ key: String) -> some View {
    Link(texts["about.\(key).title"], destination: URL(filePath: "/"))
  }

  var body: some View {
    List {
      TopCard(height: 100, title: texts["about.logo.app_title"], subtitle: "2025.11.0 (2026)")
      Section {
        link("beta")
        NavigationLink {
          EmptyView()
        } label: {
          Text(texts["about.acknowledgements.title"])
        }
        link("review")
        link("help_localize")
      }
      Section {
        ForEach(["website", "forums", "chat", "documentation"], id: \.self) { link($0) }
      }
      Section {
        link("home_assistant_on_twitter")
        link("home_assistant_on_facebook")
      }
    }
  }
}

private struct HowItWorks: View {
  let texts: Texts

  private func row(_ symbol: String, _ key: String) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: symbol).font(.title3).foregroundStyle(.tint).frame(width: 32)
      VStack(alignment: .leading, spacing: 4) {
        Text(texts["settings.server_switching.how_it_works.\(key).title"]).font(.headline)
        Text(texts["settings.server_switching.how_it_works.\(key).body"])
          .font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }

  var body: some View {
    List {
      Section {
        Text(texts["settings.server_switching.how_it_works.intro"]).listRowBackground(Color.clear)
      }
      Section {
        row("wifi", "wifi")
        row("location.fill", "location")
      }
      Section {
        row("arrow.left.arrow.right", "switching")
        row("hand.raised.fill", "privacy")
      }
    }
    .navigationTitle(texts["settings.server_switching.how_it_works.title"])
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Locations: View {
  let texts: Texts
  let entries: [String]

  var body: some View {
    Form {
      Section {
        if entries.isEmpty {
          Text(texts["settings.location_history.empty"]).foregroundStyle(.secondary)
        } else {
          List {
            ForEach(entries, id: \.self) { entry in
              NavigationLink {
                EmptyView()
              } label: {
                VStack(alignment: .leading) {
                  Text(verbatim: "28/2/25, 15:09:33")
                  Text(entry).foregroundStyle(.secondary)
                }
              }
            }
          }
        }
      }
    }
    .navigationTitle(texts["settings.location_history.title"])
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if !entries.isEmpty { Button(texts["client_events.view.clear"]) {} }
      }
    }
  }
}

private struct SensorRow: View {
  var body: some View {
    HStack(spacing: 16) {
      Color.clear.frame(width: 24, height: 24)
      VStack(alignment: .leading) {
        Text(verbatim: "Sensor 1")
        Text(verbatim: "false").foregroundStyle(.secondary).font(.subheadline)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
