import SnapshotUI

extension LintCorpus {
  static let labelMissing: [LintCase] = [
    .bad("a symbol in a button") {
      Button {
      } label: {
        Image(systemName: "trash")
      }
    },
    .bad("a symbol with dots") {
      Button {
      } label: {
        Image(systemName: "square.and.arrow.up")
      }
    },
    .bad("a tapped symbol") { Image(systemName: "star").onTapGesture {} },
    .bad("a button of shapes") {
      Button {
      } label: {
        Circle().frame(width: 44, height: 44)
      }
    },
    .bad("the symbol's name as label") {
      Button {
      } label: {
        Image(systemName: "chevron.left")
      }.accessibilityLabel("chevron.left")
    },
    .bad("an empty label") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("")
    },
    .bad("a picture without name") { Image(photo) },
    .bad("a picture in a button") {
      Button {
      } label: {
        Circle().frame(width: 44, height: 44).overlay { Color.red }
      }
    },
    .bad("a field without title") { TextField("", text: .constant("")) },
    .bad("a slider without label") { Slider(value: .constant(0.5)) },
    .bad("a label whose text is hidden from VoiceOver") {
      Button {
      } label: {
        HStack {
          Image(systemName: "trash"); Text("Delete").accessibilityHidden(true)
        }
      }
    },
    .bad("spaces") { Button("  ") {} },
    .bad("a link of a symbol") {
      Link(destination: URL(string: "https://example.com")!) { Image(systemName: "safari") }
    },
    .bad("in a row") {
      HStack {
        Text("Photo");
        Button {
        } label: {
          Image(systemName: "xmark")
        }
      }
    },
    .good("a title") { Button("Delete") {} },
    .good("a label") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("Delete")
    },
    .good("a label in the button") {
      Button {
      } label: {
        Image(systemName: "trash").accessibilityLabel("Delete")
      }
    },
    .good("a symbol and a text") {
      Button {
      } label: {
        HStack {
          Image(systemName: "trash"); Text("Delete")
        }
      }
    },
    .good("a label view") {
      Button {
      } label: {
        Label("Delete", systemImage: "trash")
      }
    },
    .good("only the icon of a label") {
      Button {
      } label: {
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
      }
    },
    .good("hidden from VoiceOver") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityHidden(true)
    },
    .good("a hidden button") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.hidden()
    },
    .good("a symbol that isn't a control") { Image(systemName: "trash") },
    .good("a decorative picture") { Image(photo).accessibilityHidden(true) },
    .good("a named picture") { Image(photo, name: "Sunrise") },
    .good("a labeled picture") { Image(photo).accessibilityLabel("Sunrise") },
    .good("a toggle") { Toggle("Sound", isOn: .constant(true)) },
    .good("a toggle without visible label") { Toggle("Sound", isOn: .constant(true)).labelsHidden() },
    .good("a field") { TextField("Name", text: .constant("")) },
    .good("a labeled slider") { Slider(value: .constant(0.5)) { Text("Volume") } },
    .good("a label equal to the symbol") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("trash")
    },
    .good("a list") { List { Button("One") {} } },
  ]

  static let labelRedundant: [LintCase] =
    ["Save button", "SAVE BUTTON", "The save button", "Button", "Submit-button", "Close icon"].map { label in
      .bad(label) { Button(label) {} }
    } + [
      .bad("an accessibility label") {
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel("Close button")
      },
      .bad("a gesture with the trait") { Text("More button").onTapGesture {}.accessibilityAddTraits(.isButton) },
      .bad("an image") { Image(photo).accessibilityLabel("Sunrise image") },
      .bad("a picture") { Image(photo).accessibilityLabel("Picture of a dog") },
      .bad("an image of") { Image(photo).accessibilityLabel("Image of a dog") },
      .bad("a switch") { Toggle("Sound switch", isOn: .constant(true)) },
      .bad("a toggle") { Toggle("Sound toggle", isOn: .constant(true)) },
      .bad("a slider") { Slider(value: .constant(0.5)) { Text("Volume slider") } },
      .bad("a link") {
        Link("Privacy link", destination: URL(string: "https://example.com")!).accessibilityAddTraits(.isLink)
      },
      .bad("in a list") { List { Button("Save button") {} } },
      .good("a text about buttons") { Text("Press the save button") },
      .good("a text that isn't a control") { Text("Radio button") },
      .good("a field for a link") { TextField("Your link", text: .constant("")) },
    ]
    + [
      "Save", "Button up your coat", "Buttons", "Link account", "Iconic", "Switch account", "Image settings",
      "Copy link",
    ]
    .map { label in
      .good(label) { Button(label) {} }
    } + [
      .good("a picture") { Image(photo).accessibilityLabel("A dog on a beach") },
      .good("hidden") { Button("Save button") {}.accessibilityHidden(true) },
      .good("transparent") { Button("Save button") {}.opacity(0) },
    ]
}
