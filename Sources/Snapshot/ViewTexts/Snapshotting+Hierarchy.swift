import Raster
import SnapshotCore
import Views

extension Snapshotting where Value: View, Format == String {
  /// The views that a view is made of, nested, in the form that UIKit prints view controllers in.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .hierarchy)
  ///
  /// Records:
  ///
  ///     <LoginScreen/VStack>
  ///        | <Text "Sign in">
  ///
  /// ``elements`` says the same in the form of this library.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.throwingPullback { view in
      try view.rendered(in: RenderContext()).layout.nestedLines { "<\($0.element.nameWithOwners)>" }
    }
  }

  /// The views that a view is made of and their frames, in the form that UIKit prints views in: origins are those within
  /// the view around.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .recursiveDescription)
  ///
  /// Records:
  ///
  ///     <LoginScreen/VStack; frame = (16 40; 343 120)>
  ///        | <Text "Sign in"; frame = (0 0; 343 41)>
  ///
  /// ``layout`` says the same in the form of this library, with origins on the screen.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views that a view is made of and their frames.
  ///
  /// - Parameters:
  ///   - size: A size in points; else what the view asks for.
  ///   - traits: What shall be otherwise than usual.
  public static func recursiveDescription(size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits())
    -> Snapshotting
  {
    let layout = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
    return .recursiveDescription(in: layout.context(traits))
  }

  /// The views that a view is made of and their frames, on a device's screen.
  ///
  /// - Parameter size: Another size in points than the device's.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    var context = SnapshotLayout.device(config: config).context(traits)
    if let size {
      context.width = size.width
      context.height = size.height
    }
    return .recursiveDescription(in: context)
  }

  private static func recursiveDescription(in context: RenderContext) -> Snapshotting {
    SimplySnapshotting.lines.throwingPullback { view in
      let root = try view.rendered(in: context).layout
      return root.nestedLines { node, parent in
        let frame = node.frame.offsetBy(dx: -(parent?.frame.minX ?? 0), dy: -(parent?.frame.minY ?? 0))
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { PointText.text(of: $0) }
        return "<\(node.element.nameWithOwners); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
      }
    }
  }
}

extension ViewElement {
  fileprivate var nameWithOwners: String {
    let name = (owners + [name]).joined(separator: "/")
    return detail.map { name + " " + $0 } ?? name
  }
}

extension PlacedElement {
  fileprivate func nestedLines(_ text: (PlacedElement) -> String) -> String { nestedLines { node, _ in text(node) } }

  /// A line for each node, indented by `   | ` for each level.
  fileprivate func nestedLines(_ text: (PlacedElement, _ parent: PlacedElement?) -> String) -> String {
    var lines: [String] = []
    func append(_ node: PlacedElement, parent: PlacedElement?, depth: Int) {
      lines.append(String(repeating: "   | ", count: depth) + text(node, parent))
      for child in node.children { append(child, parent: node, depth: depth + 1) }
    }
    append(self, parent: nil, depth: 0)
    return lines.joined(separator: "\n")
  }
}

/// A length in points without a fraction where it has none.
private enum PointText {
  static func text(of value: CGFloat) -> String {
    let value = Double(value)
    return value == value.rounded() && value.magnitude < 0x1p53 ? "\(Int(value))" : "\(value)"
  }
}
