import SnapshotUI

extension LintCorpus {
  /// A button with a title in a square.
  static func box(_ title: String, _ side: CGFloat = 60) -> some View {
    Button {
    } label: {
      Text(title).frame(width: side, height: side)
    }
  }

  static let touchTarget: [LintCase] = [
    .bad("a title alone") { Button("Save") {} },
    .bad("30 points") { box("A", 30) },
    .bad("43 points") { box("A", 43) },
    .bad("wide but low") {
      Button {
      } label: {
        Text("Wide").frame(width: 200, height: 30)
      }
    },
    .bad("narrow but high") {
      Button {
      } label: {
        Text("A").frame(width: 20, height: 60)
      }
    },
    .bad("a symbol") {
      Button {
      } label: {
        Image(systemName: "xmark")
      }
    },
    .bad("a gesture") { Text("More").onTapGesture {} },
    .bad("two in a row of a list") {
      List {
        HStack {
          Button("One") {}; Button("Two") {}
        }
      }
    },
    .bad("reduced") { box("A", 60).scaleEffect(0.5) },
    .bad("clipped") { box("A", 60).frame(width: 30, height: 30).clipped() },
    .bad("a small content shape") { box("A", 60).contentShape(Rectangle().inset(by: 15)) },
    .bad("a plain style") { Button("Save") {}.buttonStyle(.plain) },
    .bad("in a scroll view") { ScrollView { Button("Save") {} } },
    .bad("padding around a button, which doesn't react") { Button("Save") {}.padding(20) },
    .bad("from right to left", in: .rightToLeft) { box("A", 30) },
    .bad("in a sheet") { Text("Below").sheet(isPresented: .constant(true)) { box("A", 30) } },
    .good("44 points") { box("A", 44) },
    .good("padding in the label") {
      Button {
      } label: {
        Text("Save").padding(14)
      }
    },
    .good("a content shape beyond the frame") { box("A", 30).contentShape(Rectangle().inset(by: -10)) },
    .good("a content shape in the label") {
      Button {
      } label: {
        Image(systemName: "xmark").contentShape(Rectangle().inset(by: -16))
      }
    },
    .good("disabled") { Button("Save") {}.disabled(true) },
    .good("hidden") { Button("Save") {}.hidden() },
    .good("transparent") { Button("Save") {}.opacity(0) },
    .good("lets taps through") { Button("Save") {}.allowsHitTesting(false) },
    .good("a row of a list") { List { Button("Save") {} } },
    .good("a toggle") { Toggle("Sound", isOn: .constant(true)) },
    .good("a bordered button, which the system sizes") { Button("Save") {}.buttonStyle(.bordered) },
    .good("below a sheet") { Button("Save") {}.sheet(isPresented: .constant(true)) { Text("Above") } },
    .good("enlarged") { box("A", 30).scaleEffect(1.5) },
    .good("covered") {
      ZStack {
        Button("Save") {}; Color.white.frame(width: 200, height: 100)
      }
    },
    .good("a text that isn't tapped") { Text("Save") },
    .good("a large gesture") { Text("More").frame(width: 60, height: 60).onTapGesture {} },
  ]
}
