import SnapshotUI

/// Screens of `StanfordSpezi/SpeziViews`, `SpeziAccount` and `SpeziScheduler`.
func speziScreen(_ name: String) -> AnyView? {
  switch name {
  case "list-row": AnyView(List { LabeledContent("San Francisco") { Text(verbatim: "20 °C, Sunny") } })
  case "list-header": AnyView(ListHeader(instructions: nil))
  case "list-header-instructions":
    AnyView(ListHeader(instructions: "Please fill out the details below to create your new account."))
  case "picker": AnyView(List { OptionPicker(title: "Clean Code", value: "A") })
  case "option-picker":
    AnyView(
      List {
        Menu {
          Button("Option 1") {}
        } label: {
          HStack {
            Text(verbatim: "Clean").foregroundStyle(.primary)
            Spacer()
            Text(verbatim: "Option 1")
          }
        }
      })
  case "tile-leading": AnyView(Tile(alignment: .leading))
  case "tile-center": AnyView(Tile(alignment: .center))
  case "tile-trailing": AnyView(Tile(alignment: .trailing))
  case "grid-rows": AnyView(VStack { Form { GridRows() } })
  case "stack-row":
    AnyView(
      List {
        HStack {
          Text(verbatim: "Hello World:")
          Text(verbatim: "How are you doing?").foregroundStyle(.secondary)
        }
      })
  case "labeled-content": AnyView(LabeledContent("Clean") { Text(verbatim: "Code") })
  case "lines": AnyView(Lines())
  case "completed-header": AnyView(CompletedHeader())
  case "header-leading": AnyView(TileHeader(alignment: .leading))
  case "header-center": AnyView(TileHeader(alignment: .center))
  case "instructions-leading": AnyView(InstructionsTile(alignment: .leading))
  case "instructions-center": AnyView(InstructionsTile(alignment: .center))
  case "instructions-trailing": AnyView(InstructionsTile(alignment: .trailing))
  case "account-header": AnyView(AccountHeader())
  case "account-row-on": AnyView(LabeledContent("Bool") { Text(verbatim: "On") })
  case "button-text": AnyView(Button("Clean Code") {})
  default: nil
  }
}

private struct ListHeader: View {
  let instructions: String?

  var body: some View {
    VStack {
      VStack {
        Image(systemName: "person.fill.badge.plus").font(.custom("XXL", size: 50, relativeTo: .title))
        Text(verbatim: "Create a new Account").font(.title).bold().padding(.bottom, 4)
      }
      if let instructions { Text(instructions).padding(.horizontal, 25) }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

private struct OptionPicker: View {
  let title: String
  let value: String

  var body: some View {
    Picker(title, selection: .constant(value)) { Text(value).tag(value) }
  }
}

private struct Tile: View {
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      Text(verbatim: "Clean Code")
      Divider().padding(.bottom, 4)
      Text(verbatim: "A book by Robert C. Martin")
      Button {
      } label: {
        Text(verbatim: "Buy").frame(maxWidth: .infinity, minHeight: 30)
      }
      .buttonStyle(.borderedProminent)
      .padding(.top, 8)
    }
  }
}

private struct GridRows: View {
  private func row() -> some View {
    GridRow {
      Text(verbatim: "Description").frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: "Content").frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      row()
      Divider()
      row()
      row()
    }
  }
}

/// Lines of text at the leading edge, more than fit.
private struct Lines: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<60, id: \.self) { index in
          Text(
            verbatim: ["Clean Code", "A Handbook of Agile Software Craftsmanship", "by Robert C. Martin"][index % 3]
          )
          .multilineTextAlignment(.leading)
        }
      }
    }
  }
}

private struct CompletedHeader: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).font(.custom("Icon", size: 30))
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "Some Title").font(.headline)
        Text(verbatim: "Completed").font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct TileHeader: View {
  let alignment: HorizontalAlignment

  private var symbol: some View {
    Image(systemName: "book.pages.fill").foregroundStyle(.teal).font(.custom("Icon", size: 30, relativeTo: .headline))
  }

  private var titles: some View {
    VStack(alignment: alignment, spacing: 4) {
      Text(verbatim: "Clean Code").font(.headline)
      Text(verbatim: "by Robert C. Martin").font(.subheadline).foregroundStyle(.secondary)
    }
  }

  var body: some View {
    if alignment == .center {
      VStack {
        symbol
        titles
      }
    } else {
      HStack {
        symbol
        titles
      }
    }
  }
}

private struct InstructionsTile: View {
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      VStack(alignment: alignment, spacing: 4) {
        Text(verbatim: "Social Support Questionnaire").font(.headline)
        Text(verbatim: "5:00 PM").font(.subheadline).foregroundStyle(.secondary)
      }
      Divider().padding(.bottom, 4)
      Text(verbatim: "Please fill out the Social Support Questionnaire every day.").font(.callout)
    }
  }
}

private struct AccountHeader: View {
  var body: some View {
    HStack {
      Image(systemName: "person.crop.circle.fill").resizable().frame(width: 60, height: 60)
        .foregroundStyle(Color(uiColor: .systemGray3))
      VStack(alignment: .leading) {
        Text(verbatim: "Placeholder").font(.title2).fontWeight(.semibold).redacted(reason: .placeholder)
        Text(verbatim: "Custom Caption").font(.caption)
      }
    }
  }
}
