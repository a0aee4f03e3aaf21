import Foundation
import SnapshotUI

extension InertPage {
  /// Modifiers of presentations and navigation.
  static var presentation: InertPage {
    InertPage("presentation") {
      InertCase("presentationContentInteraction") { $0.presentationContentInteraction(.scrolls) }
      InertCase("presentationSizing") { $0.presentationSizing(.form) }
      InertCase("statusBarHidden") { $0.statusBarHidden() }
      InertCase("statusBar") { $0.statusBar(hidden: true) }
      InertCase("persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) }
      InertCase("navigationDocument") { $0.navigationDocument(URL(fileURLWithPath: "/a.txt")) }
      InertCase("navigationTransition") { $0.navigationTransition(.zoom(sourceID: 1, in: 2)) }
      InertCase("matchedTransitionSource") { $0.matchedTransitionSource(id: 1, in: 2) }
      InertCase("navigationLinkIndicatorVisibility") { $0.navigationLinkIndicatorVisibility(.hidden) }
      InertCase("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.balanced) }
      InertCase("fileImporter") {
        $0.fileImporter(isPresented: .constant(true), allowedContentTypes: [.image]) { _ in }
      }
      InertCase("fileExporter") {
        $0.fileExporter(isPresented: .constant(true), document: "text", contentType: .plainText) { _ in }
      }
      InertCase("fileMover") { $0.fileMover(isPresented: .constant(true), file: nil) { _ in } }
      InertCase("photosPicker") {
        $0.photosPicker(
          isPresented: .constant(true), selection: .constant(nil), matching: .any(of: [.images, .not(.videos)]))
      }
      InertCase("quickLookPreview") { $0.quickLookPreview(.constant(nil)) }
      InertCase("dialogSuppressionToggle") { $0.dialogSuppressionToggle(isSuppressed: .constant(false)) }
      InertCase("dialogSeverity") { $0.dialogSeverity(.critical) }
      InertCase("dialogIcon") { $0.dialogIcon(Image(systemName: "star")) }
      InertCase("searchSuggestions") { $0.searchSuggestions { Text("tea") } }
      InertCase("searchCompletion") { $0.searchCompletion("tea") }
      InertCase("searchPresentationToolbarBehavior") { $0.searchPresentationToolbarBehavior(.avoidHidingContent) }
      InertCase("tabBarMinimizeBehavior") { $0.tabBarMinimizeBehavior(.onScrollDown) }
      InertCase("containerBackground") { $0.containerBackground(Color.red, for: .widget) }
      InertCase("customizationID") { $0.customizationID("tab") }
    }
  }
}
