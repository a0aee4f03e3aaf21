import SnapshotUI

extension LintCorpus {
  static let overlapInteractive: [LintCase] = [
    .bad("on one spot") {
      ZStack {
        box("One"); box("Two")
      }
    },
    .bad("negative spacing") {
      HStack(spacing: -30) {
        box("One"); box("Two")
      }
    },
    .bad("an offset") {
      VStack {
        box("One"); box("Two").offset(y: -40)
      }
    },
    .bad("a large one over a small one") {
      ZStack {
        box("Small", 44); box("Large", 120)
      }
    },
    .bad("a gesture over a button") {
      ZStack {
        box("One"); Color.yellow.frame(width: 60, height: 60).onTapGesture {}
      }
    },
    .bad("a field over a button") {
      ZStack {
        box("One"); TextField("Name", text: .constant(""))
      }
    },
    .bad("content shapes") {
      HStack(spacing: 0) {
        box("One", 44).contentShape(Rectangle().inset(by: -20)); box("Two", 44).contentShape(Rectangle().inset(by: -20))
      }
    },
    .bad("enlarged") {
      HStack(spacing: 2) {
        box("One"); box("Two").scaleEffect(2)
      }
    },
    .bad("two overlays") { Color.clear.overlay { box("One") }.overlay { box("Two") } },
    .bad("turned") {
      HStack(spacing: 0) {
        Button {
        } label: {
          Text("A long title").frame(height: 30)
        }; box("Two").rotationEffect(.degrees(45)).scaleEffect(1.4)
      }
    },
    .bad("a toggle and a button") {
      ZStack {
        Toggle("Sound", isOn: .constant(true)); box("One", 80)
      }
    },
    .bad("at a large type size", in: .large) {
      VStack(spacing: -20) {
        Button("One") {}; Button("Two") {}
      }
    },
    .good("side by side") {
      HStack(spacing: 0) {
        box("One"); box("Two")
      }
    },
    .good("a button in a tapped row") {
      HStack {
        Text("Row"); box("More", 44)
      }.padding().onTapGesture {}
    },
    .good("a small button on a large card") {
      ZStack(alignment: .topTrailing) {
        box("Card", 200); box("Close", 44)
      }
    },
    .good("a badge on a corner") {
      box("Photo", 120).overlay(alignment: .topTrailing) { box("Delete", 24).offset(x: 20, y: -20) }
    },
    .good("one lets taps through") {
      ZStack {
        box("One"); box("Two").allowsHitTesting(false)
      }
    },
    .good("one is disabled") {
      ZStack {
        box("One"); box("Two").disabled(true)
      }
    },
    .good("one is hidden") {
      ZStack {
        box("One"); box("Two").hidden()
      }
    },
    .good("one is transparent") {
      ZStack {
        box("One"); box("Two").opacity(0)
      }
    },
    .good("a dialog on a tapped scrim") {
      ZStack {
        Color.black.opacity(0.4).onTapGesture {};
        HStack {
          box("Cancel"); box("Save")
        }
      }
    },
    .good("below a sheet") { box("Below").sheet(isPresented: .constant(true)) { box("Above") } },
    .good("clipped apart") {
      ZStack(alignment: .leading) {
        box("One", 100).frame(width: 50, alignment: .leading).clipped(); box("Two", 44).padding(.leading, 60)
      }
    },
    .good("a pixel") {
      HStack(spacing: -0.5) {
        box("One"); box("Two")
      }
    },
    .good("rows of a list") {
      List {
        Button("One") {}; Button("Two") {}
      }
    },
    .good("small content shapes") {
      HStack(spacing: -10) {
        box("One").contentShape(Rectangle().inset(by: 8)); box("Two").contentShape(Rectangle().inset(by: 8))
      }
    },
    .good("texts on buttons") {
      ZStack {
        box("One"); Text("Label")
      }
    },
  ]
}
