import Foundation
import SnapshotUI

extension InertPage {
  /// Modifiers of text, localization and assets.
  static var localization: InertPage {
    InertPage("localization") {
      InertCase("speechSpellsOutCharacters") { AnyView($0).speechSpellsOutCharacters() }
      InertCase("speechAlwaysIncludesPunctuation") { AnyView($0).speechAlwaysIncludesPunctuation() }
      InertCase("speechAdjustedPitch") { AnyView($0).speechAdjustedPitch(0.5) }
      InertCase("speechAnnouncementsQueued") { AnyView($0).speechAnnouncementsQueued() }
      InertCase("Text.speechSpellsOutCharacters") { $0.speechSpellsOutCharacters() }
      InertCase("Text.speechAlwaysIncludesPunctuation") { $0.speechAlwaysIncludesPunctuation() }
      InertCase("Text.speechAdjustedPitch") { $0.speechAdjustedPitch(0.5) }
      InertCase("Text.speechAnnouncementsQueued") { $0.speechAnnouncementsQueued() }
    }
  }
}
