import SnapshotRenderTraces

// The names of elements in changes: what a person typed, and not what the package made of it.

extension LayoutTree {
  /// The modifier that a person typed, or the name of the element with its owners.
  var typedName: String { argument(ElementArgument.modifier) ?? element.qualifiedName }

  /// Whether the element only follows from others, as the clip of a list's card does.
  var isDerived: Bool {
    guard argument(ElementArgument.derived) != nil, ["padding", "clipShape"].contains(element.name) else {
      return false
    }
    return ElementPath.containers(of: path).contains { ["List", "Form"].contains(ElementPath.lastName(of: $0)) }
  }

  /// The element inside of all modifiers, with the owners of these.
  private var core: (tree: LayoutTree, owners: [String]) {
    var (tree, owners) = (self, element.owners)
    while let inner = tree.children.first(where: { $0.path == tree.path }) {
      tree = inner
      owners += inner.element.owners
    }
    return (tree, owners)
  }

  /// The component that the element is, or else the element inside of its modifiers: `Badge`, `Text "Sign in"`.
  var subject: String {
    let (tree, owners) = core
    let own = tree.element
    return owners.first { !PackageViews.names.contains($0) }
      ?? (own.isText || own.name == "Image" ? ElementDescription(name: own.name, detail: own.detail).title : own.name)
  }

  /// The component or the element inside of all modifiers, with its first leaves: `Badge (Text "Premium", Image star.fill)`.
  var fullName: String {
    let (tree, owners) = core
    guard !tree.children.isEmpty else { return owners.isEmpty ? tree.element.title : tree.titleOfLeaf(ownedBy: owners) }
    let name = owners.isEmpty ? tree.element.name : owners.joined(separator: "/")
    let identity = [self.identity, tree.identity].lazy.compactMap(\.self).first.map { " \"\($0)\"" } ?? ""
    return (tree.children.isEmpty ? name : name + identity) + Self.list(tree.leafTitles)
  }

  private func titleOfLeaf(ownedBy owners: [String]) -> String {
    ElementDescription(owners: owners, name: element.name, detail: element.detail).title
  }

  /// The first leaves in brackets: ` (Image trash, Text "Delete")`.
  static func list(_ leaves: [String]) -> String {
    guard !leaves.isEmpty else { return "" }
    // Words tell people more than shapes.
    let ranks = leaves.map { $0.hasPrefix("Text ") ? 0 : $0.hasPrefix("Image ") ? 1 : 2 }
    let leaves = leaves.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { leaves[$0] }
    let more = leaves.count > 3 ? ", and \(leaves.count - 3) more" : ""
    return " (" + leaves.prefix(3).joined(separator: ", ") + more + ")"
  }

  /// The titles of the leaves that draw, in their order.
  var leafTitles: [String] {
    var titles: [String] = []
    func add(_ tree: LayoutTree) {
      if !tree.children.isEmpty {
        tree.children.forEach(add)
      } else if !tree.drawsNothing {
        titles.append(tree.element.title)
      }
    }
    add(self)
    return titles
  }

  /// Whether the element has no ink of its own and no content.
  var drawsNothing: Bool { children.isEmpty && Self.invisible.contains(element.name) }

  private static let invisible: Set = [
    "Spacer", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid",
    "ScrollView", "List", "Form", "hidden",
  ]
}

/// The values of arguments that traces do not state, because they are the defaults.
enum ArgumentDefaults {
  private static let values = [
    "alignment": "center", "multilineTextAlignment": "leading", "truncationMode": "tail", "lineLimit": "none",
    "lineSpacing": "0", "paragraphSpacing": "0", "minimumScaleFactor": "1", "tracking": "0", "baselineOffset": "0",
    "underline": "false", "strikethrough": "false", "monospacedDigit": "false", "layoutPriority": "0", "zIndex": "0",
    "layoutDirection": "leftToRight", "role": "none", "disabled": "false", "controlSize": "regular",
    "redacted": "false",
  ]

  static func text(of value: String, _ name: String) -> String { value.isEmpty ? values[name] ?? "default" : value }
}

/// The parts of two details that differ: of `width 200, height 100` and `width 240, height 100` only the widths.
struct DetailDifference {
  /// The name of the only part that differs; empty for several parts and for details without names.
  private(set) var property = ""
  private(set) var before: String
  private(set) var after: String

  init(_ before: String?, _ after: String?) {
    self.before = before ?? "none"
    self.after = after ?? "none"
    guard let old = before.flatMap(Self.parts), let new = after.flatMap(Self.parts) else { return }
    let names = (old + new).map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let differing = names.filter { name in
      old.first { $0.name == name }?.value != new.first { $0.name == name }?.value
    }
    func value(_ parts: [(name: String, value: String)], _ name: String) -> String? {
      parts.first { $0.name == name }?.value
    }
    if differing.count == 1 {
      property = differing[0]
      (self.before, self.after) = (value(old, property) ?? "default", value(new, property) ?? "default")
    } else if !differing.isEmpty {
      func text(_ parts: [(name: String, value: String)]) -> String {
        differing.map { "\($0) \(value(parts, $0) ?? "default")" }.joined(separator: ", ")
      }
      (self.before, self.after) = (text(old), text(new))
    }
  }

  /// The parts of a detail, each with a name and a value; `nil` for other details.
  private static func parts(_ detail: String) -> [(name: String, value: String)]? {
    let parts = detail.components(separatedBy: ", ").map { part -> (name: String, value: String)? in
      guard let space = part.firstIndex(of: " ") else { return nil }
      let name = String(part[..<space])
      guard name.allSatisfy(\.isLetter) else { return nil }
      return (name, String(part[part.index(after: space)...]))
    }
    let all = parts.compactMap(\.self)
    return all.count == parts.count && Set(all.map(\.name)).count == all.count ? all : nil
  }
}

/// The views with a body that the package makes. Nobody typed them, so that no title names them.
enum PackageViews {
  static let names: Set = [
    "AlertCard", "BarItemGlass", "BarItemsOnGlass", "BarLine", "BarRow", "BottomBar", "BuiltInGauge",
    "BuiltInProgressView", "CalendarMonth", "CalendarRow", "DateWheels", "DefaultButtonLabel", "DialogButtons",
    "DialogTitle", "DisclosureArrow", "GaugeRing", "Label", "LabelBeforeControl", "Legend", "MenuDivider",
    "MenuItemLabel", "MenuMark", "NavigationBar", "PageDots", "ProgressBar", "ProgressRing", "ProgressWheel",
    "RowBackground", "RowCircle", "Screenful", "SegmentSeparator", "ShrinkingScrollView", "SliderTrack",
    "StackScreens", "StoryboardFrame", "StoryboardTransition", "SwipeActionLook", "Switch", "TabAccessory",
    "TabBar", "TopTabBar", "WheelBar",
  ]
}
