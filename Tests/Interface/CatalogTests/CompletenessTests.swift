import Testing
import SnapshotUI

/// Nothing that a view can be made of is missing from the catalog. What there is, is read from the sources.
@Suite struct CompletenessTests {
  /// What has no picture of its own, and why.
  private static let exempt = [
    "AppWindow": "a window of an app: AppTests",
    "DefaultButtonLabel": "the label of a button with only a role: DefaultButtonLabelTests",
    "PhotosPicker": "a button whose tap has no effect: PhotosPickerTests",
    "ButtonBorderShape": "the shape of the case buttonBorderShape: RealFileNameTests",
    "AccessibilityRotorEntry": "an entry for VoiceOver, without elements: InertModifierTests",
    "TableRow": "a value of a table: RealFileNameTests",
    "Never": "the body of what has none",
    "HostedView": "another view with the state that a host keeps for it",
    "Storyboard": "pictures of other screens, which only a flow makes",
    "AutomaticNavigationSplitViewStyle": "a style that draws what the case NavigationSplitView draws",
    "BalancedNavigationSplitViewStyle": "a style that draws what the case NavigationSplitView draws",
    "ProminentDetailNavigationSplitViewStyle": "a style that draws what the case NavigationSplitView draws",
    "DefaultNavigationViewStyle": "a style that draws what the case NavigationView draws",
    "ColumnNavigationViewStyle": "a style that draws what the case NavigationView draws",
    "DoubleColumnNavigationViewStyle": "a style that draws what the case NavigationView draws",
    "StackNavigationViewStyle": "the style of the case navigationViewStyle",
    "DefaultTabViewStyle": "a style that draws what the case TabView draws",
    "SidebarAdaptableTabViewStyle": "a style that draws what the case TabView draws",
    "AutomaticTableStyle": "a style that draws what the case Table draws",
    "InsetTableStyle": "a style that draws what the case Table draws",
    "TabBarOnlyTabViewStyle": "a style that draws what the case TabView draws",
    "PageTabViewStyle": "the style of the case indexViewStyle",
    "PageIndexViewStyle": "the style of the case indexViewStyle",
    "Image.symbolColorRenderingMode": "sets for one image what symbolColorRenderingMode sets for those of a view",
    "Image.symbolRenderingMode": "sets for one image what symbolRenderingMode sets for those of a view",
    "onScrollVisibilityChange":
      "measures the view as the case onGeometryChange does, for hosts: ScrollObservationTests",
    "OffsetShape": "what the case Shape.offset draws",
    "RotatedShape": "what the case Shape.rotation draws",
    "ScaledShape": "what the case Shape.scale draws",
    "TransformedShape": "what the case Shape.transform draws",
    "colorEffect": "draws the view as it is: LintCorpus.effectNotDrawn",
    "distortionEffect": "draws the view as it is: LintCorpus.effectNotDrawn",
    "layerEffect": "draws the view as it is: LintCorpus.effectNotDrawn",
    "typesettingLanguage": "chooses letters of fonts that the catalog does not have: TextTests",
    "Text.typesettingLanguage": "chooses letters of fonts that the catalog does not have: TextTests",
    "Shader": "a gray as a fill, and no effect: OwnShapeStyleTests, LintCorpus.effectNotDrawn",
    "snapshotIgnored": "changes the comparison of pictures, not the pictures: IgnoredRegionTests",
    "baselineOffset": "sets for the texts of a view what Text.baselineOffset sets for one",
    "textScale": "sets for the texts of a view what Text.textScale sets for one",
  ]

  @Test func everythingThatIsPublicHasACase() throws {
    let names = try PublicNames()
    #expect(names.modifiers.count > 150 && names.views.count > 60, "The sources are not read as they are written.")
    let missing = names.all.subtracting(Self.subjects).subtracting(Self.exempt.keys)
    #expect(missing.sorted() == [], "Add a case of each to Tests/Interface/CatalogTests/Cases.")
  }

  @Test func allCasesAndExemptionsNameExistingDeclarations() throws {
    let names = try PublicNames()
    #expect(Self.subjects.union(Self.exempt.keys).subtracting(names.all).sorted() == [])
  }

  @Test func caseNamesAreUnique() {
    let names = CatalogPage.all.flatMap(\.cases).map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
  }

  private static var subjects: Set<String> {
    Set(CatalogPage.all.flatMap(\.cases).map(\.subject)).union(InertPage.all.flatMap(\.cases).map(\.subject))
  }
}
