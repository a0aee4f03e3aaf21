import SnapshotUI

extension LintCorpus {
  static let labelDuplicate: [LintCase] = [
    .bad("two buttons") {
      HStack {
        Button("More") {}; Button("More") {}
      }
    },
    .bad("three rows") { VStack { ForEach(0..<3) { _ in Button("Edit") {} } } },
    .bad("in another case") {
      VStack {
        Button("Save") {}; Button("SAVE") {}
      }
    },
    .bad("accessibility labels") {
      HStack {
        Button {
        } label: {
          Image(systemName: "trash")
        }.accessibilityLabel("Delete")
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel("Delete")
      }
    },
    .bad("a gesture and a button") {
      VStack {
        Button("Open") {}; Text("Open").onTapGesture {}
      }
    },
    .bad("in a list") {
      List {
        Button("Edit") {}; Button("Edit") {}
      }
    },
    .bad("two fields") {
      VStack {
        TextField("Name", text: .constant("")); TextField("Name", text: .constant(""))
      }
    },
    .bad("two toggles in one state") {
      VStack {
        Toggle("On", isOn: .constant(true)); Toggle("On", isOn: .constant(true))
      }
    },
    .bad("in a scroll view") {
      ScrollView {
        VStack {
          Button("Reply") {}; Text("Words"); Button("Reply") {}
        }
      }
    },
    .bad("in an overlay") { Button("Close") {}.frame(height: 200).overlay(alignment: .bottom) { Button("Close") {} } },
    .bad("two links") {
      let url = URL(string: "https://example.com")!
      VStack {
        Link("Read", destination: url); Link("Read", destination: url)
      }
    },
    .good("different labels") {
      HStack {
        Button("Edit") {}; Button("Delete") {}
      }
    },
    .good("told apart by accessibility labels") {
      VStack {
        Button("Edit") {}.accessibilityLabel("Edit Ann"); Button("Edit") {}.accessibilityLabel("Edit Bob")
      }
    },
    .good("a title and a button") {
      VStack {
        Text("Save"); Button("Save") {}
      }
    },
    .good("two texts") {
      VStack {
        Text("Same"); Text("Same")
      }
    },
    .good("one is hidden") {
      VStack {
        Button("Save") {}; Button("Save") {}.hidden()
      }
    },
    .good("one is transparent") {
      VStack {
        Button("Save") {}; Button("Save") {}.opacity(0)
      }
    },
    .good("one is hidden from VoiceOver") {
      VStack {
        Button("Save") {}; Button("Save") {}.accessibilityHidden(true)
      }
    },
    .good("one is disabled") {
      VStack {
        Button("Save") {}; Button("Save") {}.disabled(true)
      }
    },
    .good("told apart by hints") {
      VStack {
        Button("Open") {}.accessibilityHint("Opens the mail"); Button("Open") {}.accessibilityHint("Opens the map")
      }
    },
    .good("told apart by values") {
      VStack {
        Button("Item") {}.accessibilityValue("1"); Button("Item") {}.accessibilityValue("2")
      }
    },
    .good("below a sheet") { Button("Done") {}.sheet(isPresented: .constant(true)) { Button("Done") {} } },
    .good("combined rows") {
      VStack {
        ForEach(["Ann", "Bob"], id: \.self) { name in
          HStack {
            Text(name); Button("Edit") {}
          }.accessibilityElement(children: .combine)
        }
      }
    },
    .good("one control") { Button("Save") {} },
  ]
}
