// Forms of bodies and names that a plugin could misread.

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

@MainActor private func makeBadge() -> some View { Text("badge").padding(4) }

#Preview("Function", body: makeBadge)

#Preview("Labeled", body: { Text("labeled") })

#Preview(
  "Labeled state",
  body: {
    @Previewable @State var count = 1
    Text("\(count) }")
  })

#Preview("Return") {
  let text = "returned"
  return Text(text)
}

#Preview("Braces in \"strings\" { and // comments") {
  // A brace that closes nothing: }
  /* Another one: } /* and a nested one: } */ */
  VStack {
    Text(#"raw "quotes" } and \(no) interpolation"#)
    Text(
      """
      several } lines
      \("an interpolation { with a brace")
      """)
    Text("abc}".replacing(/[}"]/, with: "!"))
  }
}

#Preview("日本語 👩‍👩‍👧") { Text("Unicode") }

#Preview("🎉") { Text("emoji") }

#Preview("Condition") {
  #if os(Linux) || canImport(Darwin)
    Text("a platform")
  #else
    Text("another platform")
  #endif
  if #available(macOS 99, *) {
    Text("new")
  } else {
    Text("old")
  }
}

#Preview(
  "Several lines",
  traits: .sizeThatFitsLayout,
  .portrait
) {
  Text("several lines")
}

#Preview("Badge", arguments: [1, 2]) { count in
  Text("\(count)").padding(4)
}

private enum Nested {
  struct Row_Previews: PreviewProvider {
    static var previews: some View { Text("nested") }
  }
}

#Preview("Generic") {
  @Previewable @State var selection: Set<Int> = []
  @Previewable @State
  var pair: (Int, Int) = (
    1, 2
  )
  @Previewable @State var text =
    "first"
    + "second";
  Text("\(selection.count) \(pair.1) \(text)")
}
