import Raster
import SnapshotUI

/// A leaf, a container or a modifier in the smallest view that shows what it does.
struct CatalogCase {
  /// What is shown, under its name in the sources: `padding`, `VStack`, `Shape.trim`.
  let subject: String
  /// What of it, where one picture is not enough.
  let variant: String
  let context: RenderContext
  let view: AnyView

  init(
    _ subject: String, _ variant: String = "", size: CGSize = CGSize(width: 120, height: 90),
    in change: (inout RenderContext) -> Void = { _ in }, @ViewBuilder view: () -> some View
  ) {
    self.subject = subject
    self.variant = variant
    var context = RenderContext(width: size.width, height: size.height)
    change(&context)
    self.context = context
    self.view = AnyView(view())
  }

  /// The case's name in references and in messages.
  var name: String { variant.isEmpty ? subject : "\(subject) \(variant)" }
}

/// Cases that belong together: one page of references.
struct CatalogPage {
  let name: String
  let cases: [CatalogCase]

  init(_ name: String, @CasesBuilder cases: () -> [CatalogCase]) {
    self.name = name
    self.cases = cases()
  }
}

/// Puts cases that are written one below the other in a row. (As one array they would take minutes to compile.)
@resultBuilder
enum CasesBuilder {
  static func buildBlock(_ cases: CatalogCase...) -> [CatalogCase] { cases }
}

extension CatalogPage {
  static var all: [CatalogPage] {
    [
      leaves, shapes, containers, grids, controls, forms, screens, sizes, places, paint, effects, text, surroundings,
      behaviour, accessibility, data, presentation, navigation, input, localization, drawing, styles, styleTypes,
      symbolVariants,
    ]
  }
}

/// A swatch that tells where it is.
func box(_ color: Color = .blue, _ width: CGFloat = 30, _ height: CGFloat = 20) -> some View {
  color.frame(width: width, height: height)
}
