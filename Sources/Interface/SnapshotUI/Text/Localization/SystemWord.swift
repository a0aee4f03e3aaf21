/// A word of the system that the app doesn't translate, such as the title of a button that cancels.
enum SystemWord: Int, CaseIterable, Sendable {
  case ok, cancel, back, search, done, edit, delete

  /// Returns the word in the language of a locale, or in English.
  ///
  /// - Parameter languages: The languages of the app, as the names of folders; `nil` if they are not known. As on a
  ///   phone, the system speaks only languages that the app has.
  func text(in locale: String, languages: Set<String>? = nil) -> String {
    let english = Self.table["en", default: []][rawValue]
    guard TextVariant(rawValue: locale) == nil, let language = LanguageFallback.best(of: Self.table.keys, for: locale),
      let row = Self.table[language]
    else { return english }
    if let languages {
      return LanguageFallback.best(of: languages, for: locale) == nil ? english : row[rawValue]
    }
    // The embedded fonts have no glyphs of other scripts, which only an app in that language needs.
    return Self.otherScripts.contains(language) ? english : row[rawValue]
  }

  private static let otherScripts: Set<String> = ["ar", "he", "hi", "ja", "ko", "th", "zh-Hans", "zh-Hant"]

  /// The words by language, in the order of the cases.
  private static let table: [String: [String]] = [
    "ar": ["موافق", "إلغاء", "رجوع", "بحث", "تم", "تحرير", "حذف"],
    "ca": ["D’acord", "Cancel·la", "Enrere", "Cerca", "Fet", "Edita", "Elimina"],
    "cs": ["OK", "Zrušit", "Zpět", "Hledat", "Hotovo", "Upravit", "Smazat"],
    "da": ["OK", "Annuller", "Tilbage", "Søg", "OK", "Rediger", "Slet"],
    "de": ["OK", "Abbrechen", "Zurück", "Suchen", "Fertig", "Bearbeiten", "Löschen"],
    "el": ["OK", "Ακύρωση", "Πίσω", "Αναζήτηση", "Τέλος", "Επεξεργασία", "Διαγραφή"],
    "en": ["OK", "Cancel", "Back", "Search", "Done", "Edit", "Delete"],
    "es": ["Aceptar", "Cancelar", "Atrás", "Buscar", "OK", "Editar", "Eliminar"],
    "es-419": ["OK", "Cancelar", "Atrás", "Buscar", "Listo", "Editar", "Eliminar"],
    "fi": ["OK", "Kumoa", "Takaisin", "Etsi", "Valmis", "Muokkaa", "Poista"],
    "fr": ["OK", "Annuler", "Retour", "Rechercher", "OK", "Modifier", "Supprimer"],
    "he": ["אישור", "ביטול", "חזרה", "חיפוש", "סיום", "עריכה", "מחיקה"],
    "hi": ["ठीक", "रद्द करें", "वापस", "खोजें", "पूर्ण", "संपादित करें", "डिलीट करें"],
    "hr": ["U redu", "Poništi", "Natrag", "Pretraži", "Gotovo", "Uredi", "Obriši"],
    "hu": ["OK", "Mégsem", "Vissza", "Keresés", "Kész", "Szerkesztés", "Törlés"],
    "id": ["OKE", "Batal", "Kembali", "Cari", "Selesai", "Edit", "Hapus"],
    "it": ["OK", "Annulla", "Indietro", "Cerca", "Fine", "Modifica", "Elimina"],
    "ja": ["OK", "キャンセル", "戻る", "検索", "完了", "編集", "削除"],
    "ko": ["확인", "취소", "뒤로", "검색", "완료", "편집", "삭제"],
    "ms": ["OK", "Batal", "Kembali", "Cari", "Selesai", "Edit", "Padam"],
    "nb": ["OK", "Avbryt", "Tilbake", "Søk", "Ferdig", "Rediger", "Slett"],
    "nl": ["OK", "Annuleer", "Terug", "Zoek", "Gereed", "Wijzig", "Verwijder"],
    "pl": ["OK", "Anuluj", "Wróć", "Szukaj", "Gotowe", "Edytuj", "Usuń"],
    "pt": ["OK", "Cancelar", "Voltar", "Buscar", "OK", "Editar", "Apagar"],
    "pt-PT": ["OK", "Cancelar", "Voltar", "Pesquisar", "OK", "Editar", "Apagar"],
    "ro": ["OK", "Anulați", "Înapoi", "Căutați", "OK", "Editați", "Ștergeți"],
    "ru": ["ОК", "Отменить", "Назад", "Поиск", "Готово", "Править", "Удалить"],
    "sk": ["OK", "Zrušiť", "Späť", "Vyhľadať", "Hotovo", "Upraviť", "Vymazať"],
    "sv": ["OK", "Avbryt", "Tillbaka", "Sök", "Klar", "Redigera", "Radera"],
    "th": ["ตกลง", "ยกเลิก", "กลับ", "ค้นหา", "เสร็จสิ้น", "แก้ไข", "ลบ"],
    "tr": ["Tamam", "Vazgeç", "Geri", "Ara", "Bitti", "Düzenle", "Sil"],
    "uk": ["OK", "Скасувати", "Назад", "Пошук", "Готово", "Редагувати", "Видалити"],
    "vi": ["OK", "Hủy", "Quay lại", "Tìm kiếm", "Xong", "Sửa", "Xóa"],
    "zh-Hans": ["好", "取消", "返回", "搜索", "完成", "编辑", "删除"],
    "zh-Hant": ["好", "取消", "返回", "搜尋", "完成", "編輯", "刪除"],
  ]
}

/// A word of the system in the language of the environment.
private struct SystemText: DeferredText {
  let word: SystemWord

  func segments(in resolution: TextResolution) -> [Text.Segment] {
    [Text.Segment(text: word.text(in: resolution.environment))]
  }
}

extension SystemWord {
  /// Returns the word in an environment.
  func text(in environment: EnvironmentValues) -> String {
    // A bundle without strings of its own says nothing about the languages of the app.
    let languages = environment.mainBundle.map { Set($0.localizations) }.flatMap { $0.count > 1 ? $0 : nil }
    return text(in: environment.locale.identifier, languages: languages)
  }
}

extension Text {
  /// Creates a text of a word of the system.
  init(_ word: SystemWord) { self.init(deferred: SystemText(word: word)) }
}
