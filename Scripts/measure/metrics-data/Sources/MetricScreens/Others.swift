import SnapshotUI

/// Screens of `cashapp/AccessibilitySnapshot`, `doordash-oss/swiftui-preview-snapshots`, `rckim77/Sudoku` and
/// `WezSieTato/ScanNow`.
func otherScreen(_ name: String) -> AnyView? {
  switch name {
  case "headers": AnyView(HeaderList(hasFooters: false))
  case "headers-footers": AnyView(HeaderList(hasFooters: true))
  case "states-long":
    AnyView(States(title: "Hello PreviewSnapshots", subtitle: "Welcome to PreviewSnapshots", message: lorem))
  case "states-short": AnyView(States(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test"))
  case "globe-long": AnyView(Globe(message: lorem))
  case "globe-short": AnyView(Globe(message: "Hello World"))
  case "input-short": AnyView(Input(text: "Hi", message: "Message Too Short"))
  case "input-empty": AnyView(Input(text: "", message: nil))
  case "stats": AnyView(Stats())
  case "menu": AnyView(NavigationStack { Menu() })
  case "settings": AnyView(ScanSettings())
  default: nil
  }
}

private let lorem = """
  Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna \
  aliqua.
  """

private struct HeaderList: View {
  let hasFooters: Bool

  var body: some View {
    List {
      if hasFooters {
        section("Accounts", ["Checking", "Savings"], "Tap an account to view details")
        section("Bills", ["Electric", "Internet"], "Due this month")
      } else {
        Section("Fruits") { ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) } }
        Section("Vegetables") { ForEach(["Carrot", "Peas"], id: \.self) { Text($0) } }
      }
    }
  }

  private func section(_ header: String, _ rows: [String], _ footer: String) -> some View {
    Section {
      ForEach(rows, id: \.self) { Text($0) }
    } header: {
      Text(header)
    } footer: {
      Text(footer)
    }
  }
}

private struct States: View {
  let title: String
  let subtitle: String
  let message: String

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text(title).font(.title)
        Text(subtitle).font(.subheadline)
      }
      Text(message)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

private struct Globe: View {
  let message: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "globe").imageScale(.large).foregroundStyle(.tint)
      Text(message)
    }
    .padding(8)
  }
}

private struct Input: View {
  let text: String
  let message: String?

  var body: some View {
    VStack(spacing: 8) {
      TextField("Input", text: .constant(text))
      if let message { Text(message).font(.caption).foregroundStyle(.red) }
      Button("Submit") {}
    }
    .padding(8)
  }
}

private struct Stats: View {
  private func row(_ title: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(verbatim: "0")
    }
  }

  var body: some View {
    List {
      row("Total games completed")
      Section("Difficulty") { ForEach(["Easy", "Medium", "Hard"], id: \.self) { row($0) } }
    }
    .font(.system(.headline, design: .rounded))
  }
}

private struct Menu: View {
  private func link(_ title: String, _ symbol: String) -> some View {
    Label(title, systemImage: symbol).font(.system(.headline, design: .rounded)).foregroundStyle(.secondary)
  }

  var body: some View {
    VStack(spacing: 40) {
      Text(verbatim: "Sudoku AI").font(.system(.largeTitle, design: .rounded)).bold()
      HStack(spacing: 16) {
        ForEach(["Easy", "Medium", "Hard"], id: \.self) { level in
          Button(level) {}
            .font(.system(.headline, design: .rounded))
            .padding(.vertical, 10)
            .padding(.horizontal, 16)
            .background(Color.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        }
      }
      VStack(spacing: 18) {
        link("Stats", "chart.bar")
        link("How to play", "questionmark.circle")
        link("Settings", "gear")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct ScanSettings: View {
  private func row(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value)
    }
  }

  var body: some View {
    Form {
      Section("File") {
        TextField("Filename", text: .constant(""))
        Picker("File suffix", selection: .constant(0)) { Text(verbatim: "None").tag(0) }
        Picker("Format", selection: .constant(0)) { Text(verbatim: "PDF").tag(0) }
        row("Example", "Scan.pdf")
      }
      Section("About") {
        HStack {
          Text(verbatim: "Write to us")
          Spacer()
          Image(systemName: "envelope")
        }
        HStack {
          Color.clear.frame(width: 32, height: 32)
          Spacer()
          Text(verbatim: "WezSieTato/ScanNow")
        }
        row("Version", "1.0.0 (1)")
      }
    }
  }
}
