import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Modifiers and traits of previews.
  @EntriesBuilder static var previews: [ExtremeEntry] {
    ExtremeEntry("View.previewDisplayName(_:)") { a in a.view().previewDisplayName(a.words()) }
    ExtremeEntry("View.previewLayout(_:)") { a in
      a.view().previewLayout(.fixed(width: a.length(), height: a.length()))
    }
    ExtremeEntry("View.previewDevice(_:)") { a in a.view().previewDevice(PreviewDevice(rawValue: a.words())) }
    ExtremeEntry("View.previewContext(_:)") { a in a.view().previewContext(WidgetPreviewContext(family: .systemSmall)) }
  }
}

extension ExtremeCoverageTests {
  /// Declarations of previews without an entry, and why.
  static let previewsExemptions: [String: String] = [
    "_Preview.init(_:traits:body:)": "called by the expansion of #Preview",
    "_Preview.init(_:traits:arguments:body:)": "called by the expansion of #Preview",
    "PreviewTrait.fixedLayout(width:height:)": "sets the size of a context: the entry of View.rendered(in:)",
    "PreviewTrait.precision(_:)": "a tolerance of an assertion",
    "PreviewTrait.snapshot(tolerance:)": "a tolerance of an assertion",
    "PreviewTrait.snapshot(ignoring:)": "takes regions of the caller's",
    "PreviewTrait.snapshot(across:)": "takes configurations of the caller's",
    "PreviewTrait.modifier(_:)": "takes a modifier of the caller's",
    "PreviewDevice.init(rawValue:)": "called by the entry of View.previewDevice(_:)",
    "PreviewDevice.init(stringLiteral:)": "a literal of PreviewDevice.init(rawValue:)",
    "Previews.all(in:)": "takes the name of a module: DiscoveryTests",
    "Previews.prepare(in:)": "takes the name of a module",
  ]
}
