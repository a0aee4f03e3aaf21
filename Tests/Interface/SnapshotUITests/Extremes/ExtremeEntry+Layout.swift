import Foundation
import SnapshotUI

extension ExtremeEntry {
  private static func box() -> some View { Color.red.frame(width: 12, height: 8) }

  private static func row() -> some View {
    ForEach(0..<3) { index in Text("\(index)") }
  }

  @EntriesBuilder static var frames: [ExtremeEntry] {
    ExtremeEntry("View.frame(width:height:alignment:)") { a in
      Color.red.frame(width: a.length(), height: a.length())
    }
    ExtremeEntry("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") { a in
      Color.red.frame(
        minWidth: a.length(5), idealWidth: a.length(), maxWidth: a.length(30), minHeight: a.length(5),
        idealHeight: a.length(), maxHeight: a.length(30))
    }
    ExtremeEntry("View.padding(_:_:)") { a in box().padding(.horizontal, a.length()) }
    ExtremeEntry("View.padding(_:)") { a in box().padding(a.length()) }
    ExtremeEntry("View.padding(_:)") { a in box().padding(a.insets()) }
    ExtremeEntry("View.offset(x:y:)") { a in box().offset(x: a.length(), y: a.length()) }
    ExtremeEntry("View.offset(_:)") { a in box().offset(a.size()) }
    ExtremeEntry("View.position(x:y:)") { a in box().position(x: a.length(), y: a.length()) }
    ExtremeEntry("View.position(_:)") { a in box().position(a.point()) }
    ExtremeEntry("View.alignmentGuide(_:computeValue:)") { a in
      let guide = a.length()
      return VStack { box().alignmentGuide(HorizontalAlignment.center) { _ in guide } }
    }
    ExtremeEntry("View.alignmentGuide(_:computeValue:)") { a in
      let guide = a.length()
      return HStack { box().alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] + guide } }
    }
    ExtremeEntry("View.aspectRatio(_:contentMode:)") { a in Color.red.aspectRatio(a.length(), contentMode: .fill) }
    ExtremeEntry("View.aspectRatio(_:contentMode:)") { a in Color.red.aspectRatio(a.size(), contentMode: .fit) }
    ExtremeEntry("View.layoutPriority(_:)") { a in
      HStack {
        Text("one").layoutPriority(a.number())
        Color.red.layoutPriority(a.number())
        box()
      }
    }
    ExtremeEntry("View.zIndex(_:)") { a in
      ZStack {
        box().zIndex(a.number())
        box().zIndex(a.number())
        box()
      }
    }
    ExtremeEntry("View.layoutValue(key:value:)") { a in
      let value = a.length()
      return FromValue { box().layoutValue(key: FromValue.Key.self, value: value) }
    }
    ExtremeEntry("View.safeAreaBar(edge:alignment:spacing:content:)") { a in
      box().safeAreaBar(edge: VerticalEdge.top, spacing: a.length()) { box() }
    }
    ExtremeEntry("View.safeAreaBar(edge:alignment:spacing:content:)") { a in
      box().safeAreaBar(edge: HorizontalEdge.leading, spacing: a.length()) { box() }
    }
    ExtremeEntry("View.safeAreaInset(edge:alignment:spacing:content:)") { a in
      let content = a.view()
      return box().safeAreaInset(edge: VerticalEdge.top, spacing: a.length()) { content }
    }
    ExtremeEntry("View.safeAreaInset(edge:alignment:spacing:content:)") { a in
      let content = a.view()
      return box().safeAreaInset(edge: HorizontalEdge.leading, spacing: a.length()) { content }
    }
    ExtremeEntry("View.defaultScrollAnchor(_:)") { a in
      let anchor = a.unitPoint()
      return ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 200, height: 200) }
        .defaultScrollAnchor(anchor)
    }
  }

  @EntriesBuilder static var stacks: [ExtremeEntry] {
    ExtremeEntry("HStack.init(alignment:spacing:content:)") { a in
      HStack(alignment: .firstTextBaseline, spacing: a.length()) { [view = a.view()] in
        row(); view; row()
      }
    }
    ExtremeEntry("VStack.init(alignment:spacing:content:)") { a in
      VStack(alignment: .leading, spacing: a.length()) { [view = a.view()] in
        row(); view; row()
      }
    }
    ExtremeEntry("ZStack.init(alignment:content:)") { a in
      ZStack { [view = a.view()] in
        row(); view
      }
    }
    ExtremeEntry("LazyVStack.init(alignment:spacing:pinnedViews:content:)") { a in
      LazyVStack(spacing: a.length()) { [view = a.view()] in
        row(); view
      }
    }
    ExtremeEntry("LazyHStack.init(alignment:spacing:pinnedViews:content:)") { a in
      LazyHStack(spacing: a.length()) { [view = a.view()] in
        row(); view
      }
    }
    ExtremeEntry("HStackLayout.init(alignment:spacing:)") { a in
      let layout = AnyLayout(HStackLayout(spacing: a.length()))
      return layout { row() }
    }
    ExtremeEntry("VStackLayout.init(alignment:spacing:)") { a in
      let layout = AnyLayout(VStackLayout(spacing: a.length()))
      return layout { row() }
    }
    ExtremeEntry("AnyLayout.callAsFunction(_:)") { a in AnyLayout(ZStackLayout()) { [view = a.view()] in view } }
    ExtremeEntry("Layout.callAsFunction(_:)") { a in FromValue { [view = a.view()] in view } }
    ExtremeEntry("LayoutSubview.place(at:anchor:proposal:)") { a in
      let (point, anchor, proposal) = (a.point(), a.unitPoint(), ProposedViewSize(a.size()))
      return Placing(place: { $0.place(at: point, anchor: anchor, proposal: proposal) }) { box() }
    }
    ExtremeEntry("LayoutSubview.sizeThatFits(_:)") { a in
      let proposal = ProposedViewSize(a.size())
      return Placing(place: { _ = $0.sizeThatFits(proposal) }) { Text("some words") }
    }
    ExtremeEntry("LayoutSubview.dimensions(in:)") { a in
      let proposal = ProposedViewSize(a.size())
      return Placing(place: { _ = $0.dimensions(in: proposal)[explicit: VerticalAlignment.center] }) { Text("x") }
    }
    ExtremeEntry("LayoutSubviews.subscript(_:)") { a in
      let index = a.integer(0)
      return Placing(pick: index, place: { $0.place(at: .zero, proposal: .unspecified) }) { box() }
    }
    ExtremeEntry("ProposedViewSize.init(width:height:)") { a in
      let proposal = ProposedViewSize(width: a.length(), height: a.length())
      return Placing(place: { $0.place(at: .zero, proposal: proposal) }) { Text("some words") }
    }
    ExtremeEntry("ProposedViewSize.init(_:)") { a in
      let proposal = ProposedViewSize(a.size())
      return Placing(place: { $0.place(at: .zero, proposal: proposal) }) { Color.red }
    }
    ExtremeEntry("ProposedViewSize.replacingUnspecifiedDimensions(by:)") { a in
      let size = ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: a.size())
      return Color.red.frame(width: size.width, height: size.height)
    }
    ExtremeEntry("Spacer.init(minLength:)") { a in
      HStack { [least = a.length()] in
        box(); Spacer(minLength: least)
      }
    }
    ExtremeEntry("Group.init(content:)") { a in
      Group { [view = a.view()] in
        view; view
      }
    }
    ExtremeEntry("GeometryReader.init(content:)") { a in
      let view = a.view()
      return GeometryReader { proxy in
        view
        Text("\(proxy.frame(in: .global).width)")
      }
    }
    ExtremeEntry("ViewThatFits.init(in:content:)") { a in
      ViewThatFits { [view = a.view()] in
        view; Text("x")
      }
    }
    ExtremeEntry("ScrollView.init(_:showsIndicators:content:)") { a in
      ScrollView([.horizontal, .vertical]) { [view = a.view()] in
        view; view
      }
    }
  }

  @EntriesBuilder static var grids: [ExtremeEntry] {
    ExtremeEntry("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)") { a in
      Grid(horizontalSpacing: a.length(), verticalSpacing: a.length()) { [view = a.view()] in
        GridRow {
          box(); view
        }
        view
        GridRow {
          view; box(); box()
        }
      }
    }
    ExtremeEntry("GridRow.init(alignment:content:)") { a in
      Grid { GridRow(alignment: .lastTextBaseline) { [view = a.view()] in view } }
    }
    ExtremeEntry("View.gridCellColumns(_:)") { a in
      let (one, other) = (a.integer(), a.integer())
      return Grid {
        GridRow {
          box().gridCellColumns(one)
          box().gridCellColumns(other)
        }
        GridRow { row() }
      }
    }
    ExtremeEntry("View.gridCellAnchor(_:)") { a in
      let anchor = a.unitPoint()
      return Grid {
        GridRow {
          box().gridCellAnchor(anchor); Color.red
        }
      }
    }
    ExtremeEntry("GridItem.init(_:spacing:alignment:)") { a in
      LazyVGrid(columns: [
        GridItem(.fixed(a.length()), spacing: a.length()),
        GridItem(.flexible(minimum: a.length(5), maximum: a.length(20)), spacing: a.length()),
        GridItem(.adaptive(minimum: a.length(5), maximum: a.length(20)), spacing: a.length()),
      ]) { row() }
    }
    ExtremeEntry("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)") { a in
      LazyVGrid(
        columns: [GridItem](repeating: GridItem(), count: min(2000, max(0, a.integer(2)))), spacing: a.length()
      ) { [view = a.view()] in
        row(); view
      }
    }
    ExtremeEntry("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)") { a in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: a.length()))], spacing: a.length()) { [view = a.view()] in
        row()
        view
      }
    }
  }
}

/// Takes its size from a value of its first view.
private struct FromValue: Layout {
  struct Key: LayoutValueKey {
    static let defaultValue: CGFloat = 10
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = subviews.first?[Key.self] ?? 10
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let side = subviews.first?[Key.self] ?? 10
    for view in subviews { view.place(at: CGPoint(x: side, y: side), proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Does something to one of its views.
private struct Placing: Layout {
  var pick = 0
  var place: (LayoutSubview) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // An index outside of a collection ends the process as that of an array does: it is the caller's to check.
    if subviews.indices.contains(pick) { place(subviews[pick]) }
  }
}
