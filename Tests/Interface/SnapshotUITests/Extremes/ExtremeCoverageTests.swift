import Testing
import SnapshotUI

/// Every public declaration that takes a number, a text, a colour, a font or a view is called with extreme ones.
@Suite struct ExtremeCoverageTests {
  /// Declarations without an entry, and why.
  private static let exempt = general.merging(
    [
      dataExemptions, presentationExemptions, inputExemptions, localizationExemptions, drawingExemptions,
      previewsExemptions, symbolVariantsExemptions, uikitExemptions,
    ].flatMap(\.self)
  ) { first, _ in first }

  private static let general = [
    "AccessibilityElement.encode(to:)": "writes what the accessibility text writes",
    "AnyLayout.init(_:)": "wraps a layout, as AnyLayout.callAsFunction(_:) does",
    "BuiltInLayout.sizeThatFits(proposal:subviews:cache:)": "uses none of its arguments",
    "BuiltInLayout.placeSubviews(in:proposal:subviews:cache:)": "uses none of its arguments",
    "App.displayList(in:)": "draws what AppWindow.init(_:window:) shows",
    "BodyEvaluations.next(isolation:)": "takes an actor",
    "CommandGroup.init(after:addition:)": "uses none of its arguments",
    "CommandGroup.init(before:addition:)": "uses none of its arguments",
    "CommandGroup.init(replacing:addition:)": "uses none of its arguments",
    "CommandMenu.init(_:content:)": "uses none of its arguments",
    "Scene.defaultSize(_:)": "uses none of its arguments",
    "Scene.environment(_:)": "takes an object of the caller's",
    "Scene.environment(_:_:)": "does what View.environment(_:_:) does",
    "Scene.onChange(of:initial:_:)": "takes a value and a function of the caller's",
    "Scene.onChange(of:perform:)": "takes a value and a function of the caller's",
    "ViewHost.bodyEvaluations(of:timeout:)": "asynchronous: ExtremeHostTests",
    "View.bodyEvaluations(timeout:)": "asynchronous: ExtremeHostTests",
    "View.task(priority:_:)": "takes a priority of Swift's own",
    "View.buttonBorderShape(_:)": "called by the entry of ButtonBorderShape.roundedRectangle(radius:)",
    "View.buttonStyle(_:)": "takes a style of the caller's: SelfReferenceTests",
    "View.contentShape(_:eoFill:)": "uses none of its arguments",
    "View.labelStyle(_:)": "takes a style of the caller's: SelfReferenceTests",
    "View.textContentType(_:)": "called by the entry of UITextContentType.init(rawValue:)",
    "View.environment(_:)": "takes an object of the caller's",
    "View.onPreferenceChange(_:perform:)": "takes a type and a function",
    "LayoutIssue.description(in:)": "called by the entry of View.layoutIssues(across:)",
    "Matrix.withFonts(_:)": "takes fonts that were checked when they were registered",
    "OpenURLAction.callAsFunction(_:)": "calls a function of the caller's",
    "Device.callAsFunction(_:)": "called by the entry of Device.init",
    "RenderContext.init(width:height:displayScale:safeAreaInsets:dynamicTypeSize:colorScheme:colorSchemeContrast:legibilityWeight:layoutDirection:horizontalSizeClass:verticalSizeClass:localeIdentifier:mainBundle:fonts:background:date:design:)":
      "sets what the initializer of Raster sets, which the entry of View.rendered(in:) calls",
    "RenderContext.apply(_:)": "called by the entry of TraitCollection.init(displayScale:)",
    "TraitCollection.init(fonts:)": "takes fonts that were checked when they were registered",
    "TraitCollection.init(moment:)": "called by the entry of PictureMoment.after(_:)",
    "Matrix.withMoment(_:)": "takes a moment that PictureMoment.after(_:) has limited",
    "DispatchQueue.async(execute:)": "takes a function of the caller's: SettledPictureTests",
    "DispatchQueue.asyncAfter(deadline:execute:)": "takes a time of the system: SettledPictureTests",
    "Task.sleep(for:)": "waits in a task: ExtremeTimeTests",
    "Task.sleep(nanoseconds:)": "waits in a task: ExtremeTimeTests",
    "Button.init(_:)": "takes what a style was given: SelfReferenceTests",
    "Color.init(uiColor:)": "the other name of Color.init(_:)",
    "IgnoredRegion.frame(_:)": "a region of an assertion: IgnoredRegionTests",
    "IgnoredRegion.frame(x:y:width:height:)": "a region of an assertion: IgnoredRegionTests",
    "IgnoredRegion.label(_:)": "a region of an assertion: IgnoredRegionTests",
    "IgnoredRegion.identifier(_:)": "a region of an assertion: IgnoredRegionTests",
    "KeyframeTrack.init(_:content:)": "uses none of its arguments",
    "KeyframeTrack.init(content:)": "uses none of its arguments",
    "PaintedShape.fill(_:style:)": "draws over the shape what Shape.fill(_:style:) draws",
    "PaintedShape.stroke(_:lineWidth:antialiased:)":
      "draws over the shape what Shape.stroke(_:lineWidth:antialiased:) draws",
    "PaintedShape.stroke(_:style:antialiased:)": "draws over the shape what Shape.stroke(_:style:antialiased:) draws",
    "PaintedShape.strokeBorder(_:lineWidth:antialiased:)":
      "draws over the shape what InsettableShape.strokeBorder(_:lineWidth:antialiased:) draws",
    "PaintedShape.strokeBorder(_:style:antialiased:)":
      "draws over the shape what InsettableShape.strokeBorder(_:style:antialiased:) draws",
    "TableColumn.init(_:content:)": "called by the entry of TableColumn.width(_:)",
    "TableColumn.init(_:value:)": "called by the entry of TableColumn.width(min:ideal:max:)",
    "TableColumn.init(_:value:content:)": "uses its arguments as TableColumn.init(_:content:) does",
    "TableColumn.init(_:value:comparator:content:)": "takes a comparator of the caller's: TableTests",
    "TableColumn.customizationID(_:)": "uses none of its arguments",
    "Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:markedValueLabels:)":
      "forwards to an initializer that has an entry",
    "Table.init(of:columns:rows:)": "takes values of the caller's: RealFileNameTests",
    "Table.init(of:selection:columns:rows:)": "takes values of the caller's: RealFileNameTests",
    "Table.init(of:sortOrder:columns:rows:)": "takes values of the caller's: RealFileNameTests",
    "TableRow.init(_:)": "keeps its argument",
    "TableRowBuilder.buildArray(_:)": "combines rows: RealFileNameTests",
    "TableRowBuilder.buildBlock(_:)": "combines rows: RealFileNameTests",
    "TableRowBuilder.buildEither(first:)": "combines rows: RealFileNameTests",
    "TableRowBuilder.buildEither(second:)": "combines rows: RealFileNameTests",
    "TableRowBuilder.buildExpression(_:)": "combines rows: RealFileNameTests",
    "TableRowBuilder.buildOptional(_:)": "combines rows: RealFileNameTests",
    "Table.init(_:columns:)": "called by the entry of TableColumn.width(_:)",
    "Table.init(_:selection:columns:)": "takes values of the caller's: TableTests",
    "Table.init(_:sortOrder:columns:)": "takes values of the caller's: TableTests",
    "Table.init(_:selection:sortOrder:columns:)": "takes values of the caller's: TableTests",
    "View.tableStyle(_:)": "uses none of its arguments",
    "View.onScrollGeometryChange(for:of:action:)": "takes functions of the caller's: ScrollObservationTests",
    "InspectedView.choose(files:)": "acts on a host: FileChoiceTests",
    "InspectedView.failChoosingFiles(_:)": "acts on a host: FileChoiceTests",
    "AnyShapeStyle.init(_:)": "wraps a style",
    "ShareLink.init(_:item:subject:message:preview:)": "does what the form without a preview does",
    "ShareLink.init(item:subject:message:preview:)": "does what the form without a preview does",
    "ShareLink.init(item:subject:message:preview:label:)": "does what the form without a preview does",
    "SharePreview.init(_:)": "uses none of its arguments",
    "SharePreview.init(_:image:)": "uses none of its arguments",
    "SharePreview.init(_:image:icon:)": "uses none of its arguments",
    "TableColumnBuilder.buildBlock(_:)": "called by the entry of TableColumn.width(_:)",
    "TableColumnBuilder.buildEither(first:)": "called by the entry of TableColumn.width(_:)",
    "TableColumnBuilder.buildEither(second:)": "called by the entry of TableColumn.width(_:)",
    "TableColumnBuilder.buildExpression(_:)": "called by the entry of TableColumn.width(_:)",
    "TableColumnBuilder.buildOptional(_:)": "called by the entry of TableColumn.width(_:)",
    "TransferRepresentationBuilder.buildBlock(_:)": "uses none of its arguments",
    "TransferRepresentationBuilder.buildExpression(_:)": "uses none of its arguments",
    "AnyShapeStyle.resolvePaint(in:rect:)": "does what the wrapped style does",
    "CodableRepresentation.init(contentType:)": "uses none of its arguments",
    "CodableRepresentation.init(for:contentType:)": "uses none of its arguments",
    "DataRepresentation.init(contentType:exporting:importing:)": "uses none of its arguments",
    "DataRepresentation.init(exportedContentType:exporting:)": "uses none of its arguments",
    "DataRepresentation.init(importedContentType:importing:)": "uses none of its arguments",
    "SystemColor.init(_colorLiteralRed:green:blue:alpha:)": "takes the numbers of a literal: StyleTests",
    "PreviewSetup.body(content:)": "takes a preview: PreviewSetupTests",
    "PreviewSetup.registerFonts(in:)": "takes the fonts of a context: PreviewSetupTests",
    "View.imageScale(_:)": "takes one of three scales",
    "View.textScale(_:isEnabled:)": "takes one of two scales: Text.textScale(_:isEnabled:) has an entry",
  ]

  /// Functions that are what a type is made of, by their name alone: each is called wherever the type is used.
  private static let plumbing: Set = ["makeElements", "_viewElements", "_windowElements", "makeBody"]
  /// Types whose members only keep or pass on a value of the caller's type, or do nothing.
  private static let keepers: Set = [
    "Bindable", "Binding", "ElementContext", "Environment", "InspectionError", "State", "ToolbarContentBuilder",
    "CommandsBuilder", "SceneBuilder", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "ViewBuilder", "ViewError", "ViewHostError",
  ]
  /// Types of parameters that have few values or none that is extreme, besides the package's own enumerations.
  private static let harmless: Set = [
    "Alignment", "AlignmentID", "Bool", "FillStyle", "HorizontalAlignment", "Set", "Subviews", "Cache", "Type",
    "VerticalAlignment",
  ]

  @Test func everyDeclarationHasAnEntry() throws {
    let declarations = try PublicDeclarations()
    let published = declarations.all.filter(\.isPublic)
    #expect(published.count > 500, "The sources are not read as they are written.")
    let overloads = Dictionary(grouping: published, by: \.name)
    let needed = published.filter { declaration in
      needsEntry(declaration, declarations.closedTypes)
        && !(overloads[declaration.name] ?? []).contains { isForKeys(declaration, of: $0) }
    }
    .map(\.name)
    #expect(needed.count > 350, "The sources are not read as they are written.")
    let entries = counts(ExtremeEntry.all.map(\.declaration))
    let missing = counts(needed).filter { (entries[$0.key] ?? 0) < $0.value && Self.exempt[$0.key] == nil }
    #expect(missing.keys.sorted() == [], "Add an entry for each overload to Tests/Interface/SnapshotUITests/Extremes.")
  }

  @Test func allEntriesAndExemptionsNameExistingDeclarations() throws {
    let declared = Set(try PublicDeclarations().all.map(\.name))
    let entries = Set(ExtremeEntry.all.map(\.declaration))
    #expect(entries.union(Self.exempt.keys).subtracting(declared).sorted() == [])
    #expect(entries.intersection(Self.exempt.keys).sorted() == [])
  }

  private func counts(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  private func needsEntry(_ declaration: PublicDeclarations.Declaration, _ closed: Set<String>) -> Bool {
    let path = declaration.name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard let type = path.first, let name = path.last, !Self.keepers.contains(type), !Self.plumbing.contains(name)
    else { return false }
    return declaration.parameters.contains { !isHarmless($0, closed) }
  }

  /// Whether a declaration takes a key where another one takes a string: it makes the same text of it.
  private func isForKeys(
    _ declaration: PublicDeclarations.Declaration, of other: PublicDeclarations.Declaration
  ) -> Bool {
    let pairs = zip(declaration.parameters, other.parameters)
    return declaration.parameters.count == other.parameters.count && declaration.parameters != other.parameters
      && pairs.allSatisfy { $0 == $1 || $0.hasPrefix("LocalizedStringKey") && !$1.hasPrefix("LocalizedStringKey") }
  }

  /// Whether no value of a type is extreme. A function that the caller writes is the caller's.
  private func isHarmless(_ type: String, _ closed: Set<String>) -> Bool {
    if type.hasPrefix("@") && !type.hasPrefix("@escaping") && !type.hasPrefix("@autoclosure") { return false }
    if type.contains("->") || type.contains("KeyPath<") { return true }
    var plain = Substring(type)
    for prefix in ["inout ", "some ", "any "] where plain.hasPrefix(prefix) { plain = plain.dropFirst(prefix.count) }
    if let inner = plain.firstMatch(of: /^(?:ClosedRange|PartialRangeThrough|PartialRangeFrom|Binding)<(.*)>\??$/) {
      plain = inner.output.1
    }
    plain = plain.prefix { $0 != "?" && $0 != "]" }.drop { $0 == "[" }
    let last = plain.replacing("...", with: "").split(separator: ".").last.map(String.init) ?? ""
    return closed.contains(last) || Self.harmless.contains(last)
  }
}
