extension Previews {
  /// Returns the previews of a provider: the views at the top of its previews, and those of groups there.
  @MainActor static func provided<Provider: PreviewProvider>(
    by provider: Provider.Type, module: String
  ) -> [Preview] {
    let name = String(reflecting: provider).split(separator: ".").last.map(String.init) ?? typeName(Provider.self)
    func preview(
      _ traits: ProvidedPreviewTraits, _ make: @escaping @MainActor @Sendable () throws -> AnyView
    ) -> Preview {
      Preview(
        fileID: "\(module)/\(file(ofProvider: name)).swift", filePath: nil, line: 0, name: traits.name ?? name,
        traits: traits.traits, providerType: name, make: make)
    }
    do {
      return try elements(of: provider.previews).enumerated().map { index, element in
        preview(element.traits[ProvidedPreviewTraits.self]) {
          AnyView(SelectedElement(content: Provider.previews, index: index))
        }
      }
    } catch {
      return [preview(ProvidedPreviewTraits()) { throw error }]
    }
  }

  /// Returns the name of the file in which a provider is by convention: `Card` for `Card_Previews` and `CardPreviews`.
  static func file(ofProvider name: String) -> String {
    for suffix in ["_Previews", "_Preview", "Previews", "Preview", "PreviewProvider"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// Returns the elements of views without laying them out.
  @MainActor private static func elements(of views: some View) throws -> [ViewElement] {
    // A missing image is found when the preview is drawn, in its own context.
    var context = RenderContext(width: 375, height: 667)
    context.allowsMissingAssets = true
    let journal = EvaluationJournal()
    let root = ElementContext(environment: EnvironmentValues(context), journal: journal)
    return try RenderLimits.$current.withValue(journal.limits) { try root.elements(of: views) }
  }
}

/// One of the views that stand beside each other.
private nonisolated struct SelectedElement<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let elements = try context.elements(of: content)
    return elements.indices.contains(index) ? [elements[index]] : []
  }
}
