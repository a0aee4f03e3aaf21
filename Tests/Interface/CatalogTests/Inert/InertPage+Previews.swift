import SnapshotUI

extension InertPage {
  /// Modifiers of previews of a provider.
  static var previews: InertPage {
    InertPage("previews") {
      InertCase("previewDisplayName") { $0.previewDisplayName("Long title") }
      InertCase("previewLayout") { $0.previewLayout(.fixed(width: 20, height: 300)) }
      InertCase("previewDevice") { $0.previewDevice("iPhone SE (3rd generation)") }
      InertCase("previewInterfaceOrientation") { $0.previewInterfaceOrientation(.landscapeLeft) }
      InertCase("previewContext") { $0.previewContext(WidgetPreviewContext(family: .systemSmall)) }
    }
  }
}
