import SnapshotUI

extension ContainerValues {
  @Entry fileprivate var catalogMark = false
}

/// Sections with a header each.
private struct TwoSections: View {
  var body: some View {
    Section("A") { Text("One") }
    Section("B") {
      Text("Two")
      Text("Three")
    }
  }
}

extension CatalogPage {
  static var containers: CatalogPage {
    CatalogPage("containers") {
      CatalogCase("HStack") {
        HStack {
          box()
          box(.red, 20, 40)
        }
      }
      CatalogCase("HStack", "alignment and spacing") {
        HStack(alignment: .bottom, spacing: 2) {
          box()
          box(.red, 20, 40)
        }
      }
      CatalogCase("HStack", "right to left", in: { $0.layoutDirection = .rightToLeft }) {
        HStack {
          box()
          box(.red, 20, 40)
        }
      }
      CatalogCase("VStack") {
        VStack(alignment: .leading) {
          box()
          box(.red, 60, 20)
        }
      }
      CatalogCase("ZStack") {
        ZStack(alignment: .bottomTrailing) {
          box(.blue, 60, 60)
          box(.red)
        }
      }
      CatalogCase("LazyVStack") { ScrollView { LazyVStack(spacing: 4) { ForEach(0..<6) { Text("Row \($0)") } } } }
      CatalogCase("LazyVStack", "pinned") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<6) { Text("Row \($0)") }
            } header: {
              Text("Header").bold().background(.yellow)
            }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
      CatalogCase("LazyHStack") {
        ScrollView(.horizontal) { LazyHStack(spacing: 4) { ForEach(0..<6) { Text("\($0)").frame(width: 30) } } }
      }
      CatalogCase("Group") {
        VStack {
          Group {
            Text("One")
            Text("Two")
          }
          .padding(4).border(.red)
        }
      }
      CatalogCase("GroupElementsOfContent") {
        Group(subviews: ForEach(0..<5) { Text("Item \($0)") }) { subviews in
          VStack {
            ForEach(subviews.prefix(2)) { $0.foregroundStyle(.blue) }
            Text("and \(subviews.count - 2) more")
          }
        }
      }
      CatalogCase("GroupSectionsOfContent") {
        HStack {
          Group(sections: TwoSections()) { sections in
            ForEach(sections) { section in
              VStack {
                section.header.bold()
                section.content
              }
            }
          }
        }
      }
      CatalogCase("Subview") {
        VStack { ForEach(subviews: TwoSections()) { $0.padding(2).border(.red) } }
      }
      CatalogCase("SubviewsCollection") {
        Group(subviews: TwoSections()) { subviews in HStack { subviews } }
      }
      CatalogCase("SubviewsCollectionSlice") {
        Group(subviews: TwoSections()) { subviews in VStack { subviews.dropFirst(1) } }
      }
      CatalogCase("containerValue") {
        VStack {
          ForEach(
            subviews: Group {
              Text("Plain"); Text("Tagged").tag(3).containerValue(\.catalogMark, true)
            }
          ) { subview in
            subview.bold(subview.containerValues.catalogMark).underline(subview.containerValues.hasTag(3))
          }
        }
      }
      CatalogCase("ForEach") { VStack { ForEach(["a", "b", "c"], id: \.self) { Text("Item \($0)") } } }
      CatalogCase("TupleView") {
        VStack {
          Text("One")
          Text("Two")
          Text("Three")
        }
      }
      CatalogCase("ConditionalContent") {
        VStack {
          if hasMore { Text("More") } else { Text("No more") }
          switch hasMore {
          case true: Text("yes")
          case false: Text("no")
          }
        }
      }
      CatalogCase("Optional") {
        VStack {
          Text("One")
          if hasMore { Text("Two") }
        }
      }
      CatalogCase("ScrollView") {
        ScrollView { VStack { ForEach(0..<5) { box(.green, 80, CGFloat(20 + 4 * $0)) } } }
      }
      CatalogCase("ScrollView", "horizontal") {
        ScrollView(.horizontal) { HStack { ForEach(0..<5) { _ in box(.green, 40, 30) } } }
      }
      CatalogCase("defaultScrollAnchor") {
        ScrollView { VStack { ForEach(0..<5) { Text("Row \($0)") } } }.defaultScrollAnchor(.bottom)
      }
      CatalogCase("ViewThatFits") {
        ViewThatFits {
          Text("A text that is too long for the width")
          Text("Short")
        }
        .lineLimit(1).frame(width: 100)
      }
      CatalogCase("HStackLayout") { HStackLayout(spacing: 10) { twoBoxes } }
      CatalogCase("VStackLayout") { VStackLayout(alignment: .trailing) { twoBoxes } }
      CatalogCase("ZStackLayout") { ZStackLayout(alignment: .topLeading) { twoBoxes } }
      CatalogCase("AnyLayout") { AnyLayout(VStackLayout(spacing: 2)) { twoBoxes } }
      CatalogCase("layoutValue") {
        Staircase {
          box().layoutValue(key: StepKey.self, value: 4)
          box(.red).layoutValue(key: StepKey.self, value: 20)
          box(.green)
        }
      }
    }
  }

  static var grids: CatalogPage {
    CatalogPage("grids") {
      CatalogCase("Grid") {
        Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
          GridRow {
            Text("a")
            Text("long cell")
          }
          GridRow {
            Text("wider")
            Text("b")
          }
        }
      }
      CatalogCase("GridRow") {
        Grid {
          GridRow(alignment: .bottom) {
            box()
            box(.red, 20, 50)
          }
        }
      }
      CatalogCase("gridCellColumns") {
        Grid {
          GridRow {
            box()
            box(.red)
          }
          GridRow { Color.green.frame(height: 20).gridCellColumns(2) }
        }
      }
      CatalogCase("gridCellUnsizedAxes") {
        Grid {
          GridRow {
            box()
            box(.red)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
      CatalogCase("gridColumnAlignment") {
        Grid {
          GridRow {
            box(.blue, 20, 20).gridColumnAlignment(.trailing)
            box(.red)
          }
          GridRow {
            box(.blue, 50, 20)
            box(.red)
          }
        }
      }
      CatalogCase("gridCellAnchor") {
        Grid {
          GridRow {
            box(.blue, 20, 10).gridCellAnchor(.bottomTrailing)
            box(.red, 20, 50)
          }
          GridRow { box(.blue, 50, 10) }
        }
      }
      CatalogCase("LazyVGrid") {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())], spacing: 4) {
          ForEach(0..<5) { index in Color.teal.frame(height: 20).overlay { Text("\(index)") } }
        }
      }
      CatalogCase("LazyHGrid") {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))], spacing: 4) {
          ForEach(0..<5) { index in Color.teal.frame(width: 20).overlay { Text("\(index)") } }
        }
      }
    }
  }

  private static var twoBoxes: some View {
    Group {
      box()
      box(.red, 20, 40)
    }
  }

  private static let hasMore = "more".count > 3
}

/// How far a view goes down from the one before it.
private struct StepKey: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Views of which each begins where the one before ends, some way down.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width },
      height: (sizes.map(\.height).max() ?? 0) + subviews.reduce(0) { $0 + $1[StepKey.self] })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for view in subviews {
      corner.y += view[StepKey.self]
      view.place(at: corner, proposal: .unspecified)
      corner.x += view.sizeThatFits(.unspecified).width
    }
  }
}
