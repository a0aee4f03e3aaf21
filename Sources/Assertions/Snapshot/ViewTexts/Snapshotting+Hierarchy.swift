import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: View, Format == String {
  /// The nested views of a view, in the format of UIKit's description of view controllers.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .hierarchy)
  ///
  /// Records:
  ///
  ///     <LoginScreen/VStack>
  ///        | <Text "Sign in">
  ///
  /// ``elements`` shows the same in the format of this library.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.throwingPullback { view in
      try view.rendered(in: RenderContext()).layout.nestedLines { "<\($0.element.nameWithOwners)>" }
    }
  }

  /// The nested views of a view and their frames, in the format of UIKit's description of views. Origins are relative to the
  /// parent view.
  ///
  ///     assertSnapshot(of: LoginScreen(), as: .recursiveDescription)
  ///
  /// Records:
  ///
  ///     <LoginScreen/VStack; frame = (16 40; 343 120)>
  ///        | <Text "Sign in"; frame = (0 0; 343 41)>
  ///
  /// ``layout`` shows the same in the format of this library, with origins relative to the screen.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The nested views of a view and their frames.
  ///
  /// - Parameters:
  ///   - size: A size in points, or `nil` for the ideal size of the view.
  ///   - traits: Traits that differ from the default.
  public static func recursiveDescription(size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits())
    -> Snapshotting
  {
    let layout = size.map { SnapshotLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
    return .recursiveDescription(in: layout.context(traits))
  }

  /// The nested views of a view and their frames on a device's screen.
  ///
  /// - Parameter size: A size in points that replaces the device's size.
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

  /// Returns one line per node, indented by `   | ` per level.
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

/// Returns a length in points, without a fraction if it is a whole number.
private enum PointText {
  static func text(of value: CGFloat) -> String {
    let value = Double(value)
    return value == value.rounded() && value.magnitude < 0x1p53 ? "\(Int(value))" : "\(value)"
  }
}
