#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct RecipeStep: Identifiable {
  let id: Int
  let text: Text
}

struct RecipeStepsView: View {
  private let steps = [
    RecipeStep(id: 1, text: Text("Heat the oven to **200 °C** \(Image(systemName: "flame.fill"))")),
    RecipeStep(
      id: 2,
      text: Text("Chop the onions, ") + Text("finely").italic()
        + Text(", and set a \(Image(systemName: "clock")) timer.")),
    RecipeStep(id: 3, text: Text("Season to taste ") + Text(Image(systemName: "star.fill")).foregroundColor(.orange)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("\(Image(systemName: "person.2.fill")) Serves 4")
        .font(.headline)
      ForEach(steps) { step in
        HStack(alignment: .firstTextBaseline) {
          Text("\(step.id).").monospacedDigit().foregroundStyle(.secondary)
          step.text
        }
      }
      (Text("1.5").font(.largeTitle) + Text(" kg").textScale(.secondary))
        .accessibilityLabel("One and a half kilograms")
      Label {
        Text("Rated \(4.8, specifier: "%.1f") by \(1_204) cooks")
      } icon: {
        Image(systemName: "heart.fill").foregroundColor(.red)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
