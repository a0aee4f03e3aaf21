import Raster
import SnapshotUI

/// A view with or without a defect of a rule.
struct LintCase: @unchecked Sendable {
  var name: String
  /// Whether the rule must find something.
  var isDefect: Bool
  var context: RenderContext
  var view: any View

  /// A view with the defect.
  static func bad(_ name: String, in context: RenderContext = .phone, @ViewBuilder _ view: () -> some View) -> LintCase
  {
    LintCase(name: name, isDefect: true, context: context, view: view())
  }

  /// A view without the defect.
  static func good(_ name: String, in context: RenderContext = .phone, @ViewBuilder _ view: () -> some View) -> LintCase
  {
    LintCase(name: name, isDefect: false, context: context, view: view())
  }
}

extension RenderContext {
  static let phone = RenderContext(width: 320, height: 480, background: .system)
  static let dark = phone.with { $0.colorScheme = .dark }
  static let large = phone.with { $0.dynamicTypeSize = .accessibility3 }
  static let largest = phone.with { $0.dynamicTypeSize = .accessibility5 }
  static let rightToLeft = phone.with { $0.layoutDirection = .rightToLeft }
  static let notched = phone.with {
    $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  }
  static let landscape = phone.with {
    ($0.width, $0.height) = (480, 320)
    $0.safeAreaInsets = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
  }

  func with(_ change: (inout RenderContext) -> Void) -> RenderContext {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The cases of each rule.
enum LintCorpus {
  static let sentence = "A sentence that needs some room to be read"
  static let photo = PixelImage(PixelBuffer(width: 40, height: 30, filledWith: RGBA(0x335577)))

  static func gray(_ value: UInt8) -> Color { Color(RGBA(red: value, green: value, blue: value, alpha: 255)) }

  static let rules: [(rule: ViewDiagnostic.Rule, cases: [LintCase])] = table.map {
    ($0.rule, $0.cases + further[$0.rule, default: []])
  }

  private static let table: [(rule: ViewDiagnostic.Rule, cases: [LintCase])] = [
    (.textTruncated, textTruncated), (.textClipped, textClipped), (.overlapText, overlapText),
    (.glyphMissing, glyphMissing), (.fontSubstituted, fontSubstituted), (.breakWithinWord, breakWithinWord),
    (.effectNotDrawn, effectNotDrawn), (.overflow, overflow), (.offscreen, offscreen),
    (.outsideSafeArea, outsideSafeArea), (.zeroSize, zeroSize), (.overlapInteractive, overlapInteractive),
    (.touchTarget, touchTarget), (.labelMissing, labelMissing), (.labelRedundant, labelRedundant),
    (.labelDuplicate, labelDuplicate), (.readingOrder, readingOrder), (.contrastText, contrastText),
    (.contrastNonText, contrastNonText), (.typeDoesNotScale, typeDoesNotScale), (.rtlNotMirrored, rtlNotMirrored),
    (.symbolMissing, symbolMissing), (.assetMissing, assetMissing), (.translationMissing, translationMissing),
  ]
}
