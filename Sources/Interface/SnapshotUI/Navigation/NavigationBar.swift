import SnapshotRenderTraces

/// A bar with a minimum height of 44 points, on a phone in landscape of 32, on a tablet of 50, and distances around it in a sheet and
/// in iOS 26. The title is centered in the bar, below it if large, or at its leading edge beside the bar of a tab view.
struct NavigationBar: NonisolatedView {
  let content: NavigationBarContent
  /// Whether content is scrolled below the bar.
  var isScrolled = false
  @Environment(\.hasLargeTitles) private var hasLargeTitles
  @Environment(\.isElevated) private var isElevated
  @Environment(\.designMetrics) private var metrics
  @Environment(\.self) private var environment

  private var isLarge: Bool { !isScrolled && content.hasLargeTitle(automatically: hasLargeTitles) }

  private var searchField: [ViewElement] {
    isScrolled && !content.keepsSearchField ? [] : content.searchField
  }

  /// The background appears when content scrolls below the bar.
  private var look: BarLook {
    var look = content.look
    if isScrolled, look.visibility == .automatic { look.visibility = .visible }
    return look
  }

  /// Whether the bar is at the top of a card. Sheets on a phone in landscape cover the screen.
  private var isInSheet: Bool { isElevated && environment.verticalSizeClass != .compact }

  private var title: String? { content.shownTitle }

  private var back: NavigationBarContent.Back? { content.isBackButtonHidden ? nil : content.back }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if isLarge, let title { largeTitle(title) }
      ForEach(searchField.indices) { index in
        MadeElements(elements: [searchField[index]]).padding(.horizontal, environment.barMargin)
          .padding(.top, index == 0 ? 1 : 0).padding(.bottom, index == searchField.count - 1 ? 16 : 8)
      }
    }
    .stating(ElementArgument("titleDisplayMode", content.displayMode.rawValue))
    .modified(BarBackground(look: look, edge: .bottom, fades: isScrolled && metrics.bars.itemGlass != nil))
  }

  private var row: some View {
    BarRow(fitsLeading: back != nil) {
      HStack(spacing: metrics.bars.itemGlass?.groupSpacing ?? 16) {
        if let back { BackButton(back: back) }
        side(.leading)
        if environment.isBesideTabBar { middle }
      }
      if environment.isBesideTabBar { HStack { EmptyView() } } else { middle }
      HStack(spacing: 16) { side(.trailing) }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge).frame(minHeight: environment.barHeight)
    .padding(
      back == nil || metrics.bars.itemGlass != nil
        ? EdgeInsets(.horizontal, environment.barMargin)
        : EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: environment.barMargin)
    )
    .padding(.top, isInSheet ? metrics.bars.sheetRowTop : 0)
    .padding(.bottom, isInSheet ? metrics.bars.sheetRowBottom : metrics.bars.rowBottom)
  }

  @ViewBuilder private func side(_ part: ToolbarItemPlacement.Part) -> some View {
    if let glass = metrics.bars.itemGlass {
      let items = content.items.filter { $0.placement.part == part }
      if items.contains(where: { !$0.elements.isEmpty }) { BarItemsOnGlass(items: items, metrics: glass) }
    } else {
      items(part)
    }
  }

  @ViewBuilder private func largeTitle(_ title: String) -> some View {
    let line = Text(verbatim: title).font(.largeTitle.bold()).lineLimit(1)
    if let subtitle = content.subtitle {
      VStack(alignment: .leading, spacing: 0) {
        line.accessibilityAddTraits(.isHeader)
        Text(verbatim: subtitle).font(.subheadline).foregroundStyle(Color.secondary).lineLimit(1)
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
      .padding(.horizontal, environment.barMargin).padding(.bottom, 8)
    } else {
      line.padding(.horizontal, environment.barMargin).padding(.bottom, 8).accessibilityAddTraits(.isHeader)
        .frame(minHeight: metrics.bars.largeTitleHeight, alignment: .bottomLeading)
    }
  }

  @ViewBuilder private var middle: some View {
    if content.items.contains(where: { $0.placement.part == .middle }) {
      HStack(spacing: 8) { items(.middle) }
    } else if !isLarge, let title {
      inlineTitle(title)
    } else {
      HStack { EmptyView() }
    }
  }

  @ViewBuilder private func inlineTitle(_ title: String) -> some View {
    let line = Text(verbatim: title).font(.headline).lineLimit(1).dynamicTypeSize(.large)
      .accessibilityAddTraits(.isHeader)
    if content.subtitle == nil, content.titleMenu.isEmpty {
      line
    } else {
      VStack(spacing: 0) {
        HStack(spacing: 4) {
          line
          MadeElements(elements: content.titleMenu)
        }
        if let subtitle = content.subtitle {
          Text(verbatim: subtitle).font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
      }
    }
  }

  private func items(_ part: ToolbarItemPlacement.Part) -> some View {
    MadeElements(elements: content.items.filter { $0.placement.part == part }.flatMap(\.elements))
  }
}

/// The button that shows the screen below: a chevron and the title of that screen. A long title becomes "Back", or is
/// left out.
nonisolated private struct BackButton: PrimitiveView {
  let back: NavigationBarContent.Back

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let word = SystemWord.back.text(in: context.environment)
    var inner = context
    inner.environment.foregroundStyle = context.environment.barItemColor
    inner.environment.font = .body
    var button = try ViewElement.container(
      "BackButton", layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: content(
        word, on: context.environment.designMetrics.bars.itemGlass, height: context.environment.barHeight),
      in: inner)
    button.roles = .button
    button.accessibility.traits = .isButton
    button.accessibility.label = title ?? word
    button.accessibility.identifier = "BackButton"
    if context.evaluator != nil { button.actions.tap = back.perform }
    return [button]
  }

  private var title: String? { back.title.flatMap { $0.isEmpty ? nil : $0 } }

  /// - Parameters:
  ///   - word: The title that replaces a long one.
  ///   - glass: The glass of a chevron without title.
  ///   - height: The height of the bar.
  @ViewBuilder private func content(_ word: String, on glass: BarGlassMetrics?, height: CGFloat) -> some View {
    if let glass {
      // The chevron is a point and a half before the middle.
      chevron.padding(.trailing, 3).frame(width: glass.height, height: glass.height)
        .glassEffect(.regular, in: .capsule).dynamicTypeSize(.large)
    } else {
      let button = ViewThatFits(in: .horizontal) {
        if !back.hidesTitle {
          if let title { label(title) }
          label(word)
        }
        chevron
      }
      button.frame(minHeight: height).dynamicTypeSize(.large)
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.backward").font(.system(size: 21, weight: .semibold)).frame(width: 18)
  }

  private func label(_ title: String) -> some View {
    HStack(spacing: 3) {
      chevron
      Text(verbatim: title).lineLimit(1)
    }
  }
}

/// The background of a bar, with a line at one of its edges.
struct BarBackground: ElementModifier {
  let look: BarLook
  let edge: VerticalEdge
  /// Whether a background without a style of its own fades out towards the content, without a line.
  var fades = false

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    if let scheme = look.colorScheme { inner.environment.colorScheme = scheme }
    guard look.visibility == .visible else { return try inner.elements(of: content) }
    if fades, look.styles.isEmpty { return try inner.elements(of: content.background(BarFade())) }
    let background = BarFill(look: look)
    return try inner.elements(
      of: content.background(background).overlay(alignment: edge == .bottom ? .bottom : .top) {
        if look.styles.isEmpty { BarLine() }
      })
  }
}

/// The line at the edge of a bar. On a phone in landscape, it continues beside the safe area.
struct BarLine: NonisolatedView {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  @ViewBuilder var body: some View {
    if verticalSizeClass == .compact {
      Divider().frame(maxWidth: .infinity).ignoresSafeArea(edges: .horizontal)
    } else {
      Divider().frame(maxWidth: .infinity)
    }
  }
}

/// The style of a bar's background, which reaches to the edges of the screen.
nonisolated private struct BarFill: StructuralView {
  let look: BarLook

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let style = look.styles.first ?? Material.bar
    return try context.elements(of: BarRectangle(style: style).ignoresSafeArea())
  }
}

/// The effect between scrolled content and a bar on glass: the ground of the screen, which ends at the bar's edge. The system also
/// blurs the content there.
nonisolated private struct BarFade: StructuralView {
  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let ground = Color(.systemBackground)
    let fade = LinearGradient(
      colors: [ground.opacity(0.9), ground.opacity(0.75), ground.opacity(0)], startPoint: .top, endPoint: .bottom)
    return try context.elements(of: BarRectangle(style: fade).ignoresSafeArea())
  }
}

nonisolated private struct BarRectangle: PrimitiveView {
  let style: any ShapeStyle

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: "Rectangle", path: { frame in Path { $0.addRect(frame) } }, drawnBy: .fill(.nonZero), style: style,
        in: context)
    ]
  }
}

/// The items of the bar at the bottom of the screen.
struct BottomBar: NonisolatedView {
  let items: [ToolbarItems]
  @Environment(\.self) private var environment

  var body: some View {
    let shown = items.filter { $0.placement.part == .bottom }.flatMap(\.elements)
    // Items are spread evenly unless they contain spacers of their own.
    let isSpread = !shown.contains { $0.name == "Spacer" }
    if !shown.isEmpty {
      HStack(spacing: 0) {
        ForEach(shown.indices) { index in
          if index > 0, isSpread { Spacer(minLength: 16) }
          MadeElements(elements: [shown[index]])
        }
      }
      .padding(.horizontal, environment.barMargin).frame(maxWidth: .infinity, minHeight: environment.barHeight)
      .changingElement { $0.roles.insert(.hasSystemTouchTarget) }
      .background(Material.bar).overlay(alignment: .top) { BarLine() }
    }
  }
}
