import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Presentations and navigation.
  @EntriesBuilder static var presentation: [ExtremeEntry] {
    ExtremeEntry("View.presentationCornerRadius(_:)") { a in
      let radius = a.length()
      return Text("x").sheet(isPresented: .constant(true)) { Text("y").presentationCornerRadius(radius) }
    }
    ExtremeEntry("PresentationDetent.height(_:)") { a in
      let height = a.length()
      return Text("x").sheet(isPresented: .constant(true)) { Text("y").presentationDetents([.height(height)]) }
    }
    ExtremeEntry("PresentationDetent.fraction(_:)") { a in
      let fraction = a.length(0.5)
      return Text("x").sheet(isPresented: .constant(true)) { Text("y").presentationDetents([.fraction(fraction)]) }
    }
    ExtremeEntry("View.navigationSplitViewColumnWidth(_:)") { a in
      let width = a.length()
      return NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("x").navigationSplitViewColumnWidth(width)
      } detail: {
        Text("y")
      }
    }
    ExtremeEntry("View.navigationSplitViewColumnWidth(min:ideal:max:)") { a in
      let (least, ideal, most) = (a.length(), a.length(), a.length())
      return NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("x").navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most)
      } detail: {
        Text("y")
      }
    }
    ExtremeEntry("View.inspectorColumnWidth(_:)") { a in
      let width = a.length()
      return Text("x").inspector(isPresented: .constant(true)) { Text("y").inspectorColumnWidth(width) }
    }
    ExtremeEntry("View.inspectorColumnWidth(min:ideal:max:)") { a in
      let (least, ideal, most) = (a.length(), a.length(), a.length())
      return Text("x").inspector(isPresented: .constant(true)) {
        Text("y").inspectorColumnWidth(min: least, ideal: ideal, max: most)
      }
    }
    ExtremeEntry("View.alert(_:isPresented:actions:message:)") { a in
      let (title, button, message) = (a.words(), a.words(), a.words())
      return Text("x").alert(title, isPresented: .constant(true)) {
        Button(button) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(message)
      }
    }
    ExtremeEntry("View.alert(_:isPresented:actions:message:)") { a in
      let (title, view) = (a.words(), a.view())
      return Text("x").alert(Text(title), isPresented: .constant(true)) {
        Button(action: {}, label: { view })
      } message: {
        view
      }
    }
    ExtremeEntry("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)") { a in
      let (title, view) = (a.words(), a.view())
      return Text("x").confirmationDialog(title, isPresented: .constant(true)) {
        Button(action: {}, label: { view })
      } message: {
        view
      }
    }
    ExtremeEntry("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)") { a in
      let (title, view) = (a.words(), a.view())
      return Text("x").confirmationDialog(Text(title), isPresented: .constant(true), titleVisibility: .visible) {
        Button(action: {}, label: { view })
      } message: {
        view
      }
    }
    ExtremeEntry("View.popover(isPresented:attachmentAnchor:arrowEdge:content:)") { a in
      let (view, x, y) = (a.view(), a.number(), a.number())
      return Text("x").popover(
        isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: x, y: y)), arrowEdge: .leading
      ) { view.presentationCompactAdaptation(.popover) }
    }
    ExtremeEntry("View.fullScreenCover(isPresented:onDismiss:content:)") { a in
      let view = a.view()
      return Text("x").fullScreenCover(isPresented: .constant(true)) { view }
    }
    ExtremeEntry("View.navigationSubtitle(_:)") { a in
      let words = a.words()
      return NavigationStack { Text("x").navigationTitle("t").navigationSubtitle(words) }
    }
    ExtremeEntry("View.navigationSubtitle(_:)") { a in
      let words = a.words()
      return NavigationStack {
        Text("x").navigationTitle("t").navigationBarTitleDisplayMode(.inline).navigationSubtitle(Text(words))
      }
    }
    ExtremeEntry("View.navigationTitle(_:)") { a in
      let words = a.words()
      return NavigationStack { Text("x").navigationTitle(.constant(words)) }
    }
    ExtremeEntry("View.navigationBarTitle(_:displayMode:)") { a in
      let words = a.words()
      return NavigationStack { Text("x").navigationBarTitle(Text(words), displayMode: .inline) }
    }
    ExtremeEntry("NavigationStack.init(path:root:)") { a in
      let (title, value) = (a.words(), a.integer())
      return NavigationStack(path: .constant([value, 2])) {
        Text("x").navigationTitle(title).navigationDestination(for: Int.self) {
          Text("\($0)").navigationTitle(title)
        }
      }
    }
    ExtremeEntry("NavigationStack.init(path:root:)") { a in
      let (title, value) = (a.words(), a.integer())
      return NavigationStack(path: .constant(NavigationPath([value]))) {
        Text("x").navigationTitle(title).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    ExtremeEntry(calling: "NavigationPath.removeLast(_:)") { a in
      var path = NavigationPath([1, 2])
      path.removeLast(a.integer(1))
    }
  }
}

extension ExtremeCoverageTests {
  /// Declarations of presentations and navigation without an entry, and why.
  static let presentationExemptions: [String: String] = [
    "ActionSheet.init(title:message:buttons:)":
      "words and views, as in View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    "Alert.`default`(_:action:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "Alert.cancel(_:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "Alert.cancel(_:action:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "Alert.destructive(_:action:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "Alert.init(title:message:dismissButton:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "Alert.init(title:message:primaryButton:secondaryButton:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "DismissAction.callAsFunction()":
      "keeps or passes on its arguments",
    "IndexViewStyle.page(backgroundDisplayMode:)":
      "keeps or passes on its arguments",
    "Menu.init(_:content:primaryAction:)":
      "the label and the items of Menu.init(content:label:)",
    "Menu.init(_:systemImage:content:primaryAction:)":
      "the label and the items of Menu.init(content:label:)",
    "Menu.init(content:label:primaryAction:)":
      "the label and the items of Menu.init(content:label:)",
    "NavigationLink.init(_:destination:isActive:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(_:destination:tag:selection:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(_:isActive:destination:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(_:tag:selection:destination:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(destination:isActive:label:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(destination:tag:selection:label:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(isActive:destination:label:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.init(tag:selection:destination:label:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationLink.isDetailLink(_:)":
      "the label and the destination of NavigationLink.init(destination:label:)",
    "NavigationPath.CodableRepresentation.init(from:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "NavigationPath.CodableRepresentation.encode(to:)":
      "keeps or passes on its arguments",
    "NavigationPath.==(left:right:)":
      "keeps or passes on its arguments",
    "NavigationPath.append(_:)":
      "keeps or passes on its arguments",
    "NavigationPath.init(_:)":
      "keeps or passes on its arguments",
    "NavigationSplitView.init(columnVisibility:preferredCompactColumn:sidebar:content:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(columnVisibility:preferredCompactColumn:sidebar:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(columnVisibility:sidebar:content:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(columnVisibility:sidebar:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(preferredCompactColumn:sidebar:content:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(preferredCompactColumn:sidebar:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(sidebar:content:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationSplitView.init(sidebar:detail:)":
      "columns, as in View.navigationSplitViewColumnWidth(_:)",
    "NavigationTransition.zoom(sourceID:in:)":
      "keeps or passes on its arguments",
    "Never.placedViews()":
      "keeps or passes on its arguments",
    "Optional.placedViews()":
      "keeps or passes on its arguments",
    "PageIndexViewStyle.init(backgroundDisplayMode:)":
      "keeps or passes on its arguments",
    "PageTabViewStyle.init(indexDisplayMode:)":
      "keeps or passes on its arguments",
    "PresentationBackgroundInteraction.enabled(upThrough:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "PresentationDetent.custom(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "PresentationMode.dismiss()":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "SearchSuggestionsPlacement.init(rawValue:)":
      "keeps or passes on its arguments",
    "Tab.init(role:content:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "Tab.init(role:content:label:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "Tab.init(value:role:content:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "Tab.init(value:role:content:label:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "TabSection.init(_:content:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "TabSection.init(content:header:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "TabViewStyle.page(indexDisplayMode:)":
      "the label and the content of Tab.init(_:systemImage:value:role:content:)",
    "ToolbarContent.placedViews()":
      "views in a bar, as in View.toolbar(content:)",
    "ToolbarItem.init(id:placement:showsByDefault:content:)":
      "views in a bar, as in View.toolbar(content:)",
    "ToolbarItem.placedViews()":
      "views in a bar, as in View.toolbar(content:)",
    "ToolbarSpacer.init(_:placement:)":
      "views in a bar, as in View.toolbar(content:)",
    "ToolbarSpacer.placedViews()":
      "views in a bar, as in View.toolbar(content:)",
    "TupleToolbarContent.placedViews()":
      "views in a bar, as in View.toolbar(content:)",
    "UTType.init(_:)":
      "keeps or passes on its arguments",
    "UTType.init(filenameExtension:)":
      "keeps or passes on its arguments",
    "View.actionSheet(isPresented:content:)":
      "words and views, as in View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    "View.actionSheet(item:content:)":
      "words and views, as in View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    "View.alert(_:isPresented:actions:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.alert(_:isPresented:presenting:actions:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.alert(_:isPresented:presenting:actions:message:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.alert(isPresented:content:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.alert(isPresented:error:actions:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.alert(isPresented:error:actions:message:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.alert(item:content:)":
      "words and views, as in View.alert(_:isPresented:actions:message:)",
    "View.confirmationDialog(_:isPresented:titleVisibility:actions:)":
      "words and views, as in View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)":
      "words and views, as in View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)":
      "words and views, as in View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    "View.customizationID(_:)":
      "keeps or passes on its arguments",
    "View.dialogIcon(_:)":
      "keeps or passes on its arguments",
    "View.dialogSeverity(_:)":
      "keeps or passes on its arguments",
    "View.dialogSuppressionToggle(_:isSuppressed:)":
      "keeps or passes on its arguments",
    "View.dialogSuppressionToggle(isSuppressed:)":
      "keeps or passes on its arguments",
    "View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)":
      "keeps or passes on its arguments",
    "View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)":
      "keeps or passes on its arguments",
    "View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)":
      "keeps or passes on its arguments",
    "View.fileImporter(isPresented:allowedContentTypes:onCompletion:)":
      "keeps or passes on its arguments",
    "View.fileMover(isPresented:file:onCompletion:)":
      "keeps or passes on its arguments",
    "View.fullScreenCover(item:onDismiss:content:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.indexViewStyle(_:)":
      "keeps or passes on its arguments",
    "View.inspector(isPresented:content:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.interactiveDismissDisabled(_:)":
      "keeps or passes on its arguments",
    "View.matchedTransitionSource(id:in:)":
      "keeps or passes on its arguments",
    "View.matchedTransitionSource(id:in:configuration:)":
      "keeps or passes on its arguments",
    "EmptyMatchedTransitionSourceConfiguration.background(_:)":
      "uses none of its arguments",
    "MatchedTransitionSourceConfiguration.clipShape(_:)":
      "uses none of its arguments",
    "MatchedTransitionSourceConfiguration.shadow(color:radius:x:y:)":
      "uses none of its arguments",
    "View.navigationBarBackButtonHidden(_:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationBarHidden(_:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationBarItems(leading:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationBarItems(leading:trailing:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationBarItems(trailing:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationBarTitle(_:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationBarTitleDisplayMode(_:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.navigationDestination(isPresented:destination:)":
      "keeps or passes on its arguments",
    "View.navigationDestination(item:destination:)":
      "keeps or passes on its arguments",
    "View.navigationDocument(_:)":
      "keeps or passes on its arguments",
    "View.navigationLinkIndicatorVisibility(_:)":
      "keeps or passes on its arguments",
    "View.navigationSplitViewStyle(_:)":
      "keeps or passes on its arguments",
    "View.navigationTransition(_:)":
      "keeps or passes on its arguments",
    "View.navigationViewStyle(_:)":
      "keeps or passes on its arguments",
    "View.persistentSystemOverlays(_:)":
      "keeps or passes on its arguments",
    "View.popover(item:attachmentAnchor:arrowEdge:content:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationBackground(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationBackground(alignment:content:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationBackgroundInteraction(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationCompactAdaptation(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationCompactAdaptation(horizontal:vertical:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationContentInteraction(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationDetents(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationDetents(_:selection:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationDragIndicator(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.presentationSizing(_:)":
      "a view, as in View.sheet(isPresented:onDismiss:content:)",
    "View.quickLookPreview(_:)":
      "keeps or passes on its arguments",
    "View.quickLookPreview(_:in:)":
      "keeps or passes on its arguments",
    "View.searchCompletion(_:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchPresentationToolbarBehavior(_:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchScopes(_:activation:_:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchScopes(_:scopes:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchSuggestions(_:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchSuggestions(_:for:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchable(text:isPresented:placement:prompt:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchable(text:placement:prompt:suggestions:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.searchable(text:tokens:placement:prompt:token:)":
      "words and views, as in View.searchable(text:placement:prompt:)",
    "View.statusBar(hidden:)":
      "keeps or passes on its arguments",
    "View.statusBarHidden(_:)":
      "keeps or passes on its arguments",
    "View.tabBarMinimizeBehavior(_:)":
      "keeps or passes on its arguments",
    "View.tabViewBottomAccessory(content:)":
      "keeps or passes on its arguments",
    "View.tabViewStyle(_:)":
      "keeps or passes on its arguments",
    "View.toolbar(_:for:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbar(id:content:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbar(removing:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarBackground(_:for:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarBackgroundVisibility(_:for:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarColorScheme(_:for:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarRole(_:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarTitleDisplayMode(_:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarTitleMenu(content:)":
      "views in a bar, as in View.toolbar(content:)",
    "View.toolbarVisibility(_:for:)":
      "views in a bar, as in View.toolbar(content:)",
  ]
}
