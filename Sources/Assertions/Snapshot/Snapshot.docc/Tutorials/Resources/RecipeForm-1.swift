import SnapshotUI

/// A form for a new recipe.
public struct RecipeForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var minutes = 30
  private let onSave: (Recipe) -> Void

  public init(onSave: @escaping (Recipe) -> Void) { self.onSave = onSave }

  public var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        Stepper("\(minutes) minutes", value: $minutes, in: 5...240, step: 5)
      }
      .navigationTitle("New recipe")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(Recipe(title: title, minutes: minutes))
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
    }
  }
}
