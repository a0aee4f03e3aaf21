import Foundation
import Testing
import SnapshotUI

/// The words of the system in the language of the environment.
@MainActor @Suite struct SystemWordTests {
  private struct Screen: View {
    @State private var isShown = true
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List { Text("Row") }.searchable(text: $text).toolbar { EditButton() }
          .alert("Saved", isPresented: $isShown) {}
      }
    }
  }

  private func texts(_ locale: String) throws -> [String] {
    let context = RenderContext(width: 320, height: 480, localeIdentifier: locale)
    return try Screen().rendered(in: context).inspect().texts
  }

  @Test(
    arguments: [
      ("en_US", ["OK", "Edit", "Search"]), ("de_DE", ["OK", "Bearbeiten", "Suchen"]),
      ("tr_TR", ["Tamam", "Düzenle", "Ara"]), ("pt_BR", ["OK", "Editar", "Buscar"]),
      ("pt_PT", ["OK", "Editar", "Pesquisar"]), ("ru_RU", ["ОК", "Править", "Поиск"]),
      // An app without a language in another script has no glyphs of it either.
      ("ja_JP", ["OK", "Edit", "Search"]), ("xx_XX", ["OK", "Edit", "Search"]),
    ])
  func wordsAreTranslated(locale: String, words: [String]) throws {
    let found = try texts(locale)
    for word in words { #expect(found.contains(word), "\(word) in \(locale): \(found)") }
  }

  @Test func cancelButtonsAreTranslated() throws {
    let sheet = Text("Photo").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Photo")) }
    let context = RenderContext(width: 320, height: 480, localeIdentifier: "fr_FR")
    #expect(try sheet.rendered(in: context).inspect().texts.contains("Annuler"))
  }
}
