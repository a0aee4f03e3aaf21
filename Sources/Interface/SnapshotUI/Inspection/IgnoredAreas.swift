import SnapshotRenderTraces

/// A view in a picture: the whole picture, or one of several cells of a sheet.
package struct DrawnView {
  package var view: RenderedView
  /// The top left corner in the picture, in points.
  package var origin: CGPoint
  /// The scale at which the view is drawn.
  package var scale: CGFloat

  package init(_ view: RenderedView, origin: CGPoint = .zero, scale: CGFloat = 1) {
    self.view = view
    self.origin = origin
    self.scale = scale
  }
}

/// The reason why a region cannot be ignored.
package enum IgnoredRegionError: Error, Hashable {
  case unusableFrame(String)
  /// No element matches; the elements that exist are listed.
  case noMatch(String, candidates: [String])
  /// The picture does not show a view, so that it has no elements.
  case noElements(String)
  case outside(String, picture: String)
  case wholePicture([String])
  case tooMany(Int)
}

extension IgnoredRegionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusableFrame(let region):
      "The ignored region \(region) is not a rectangle with a finite size above zero."
    case .noMatch(let region, let candidates):
      "The ignored region \(region) matches no element of the picture. "
        + (candidates.isEmpty
          ? "No element has one."
          : "Existing: \(candidates.prefix(Self.mostListed).map(quoted).joined(separator: ", "))"
            + (candidates.count > Self.mostListed ? " and \(candidates.count - Self.mostListed) more." : "."))
        + " Change or remove it."
    case .noElements(let region):
      "The ignored region \(region) needs the elements of a view, but the picture does not show one. Use `.frame`."
    case .outside(let region, let picture):
      "The ignored region \(region) is outside of the visible part of the picture, which has \(picture). Change or remove it."
    case .wholePicture(let regions):
      "The ignored regions cover the whole picture, so nothing would be compared: "
        + "\(regions.prefix(Self.mostListed).joined(separator: ", ")). Ignore less of it."
    case .tooMany(let count):
      "\(count) regions of the picture are ignored; at most \(IgnoredAreas.most) are possible. Ignore a container instead."
    }
  }

  private static let mostListed = 20
}

/// Finds the areas of ignored regions in a picture.
package struct IgnoredAreas {
  /// The largest number of areas in one picture.
  static let most = 1_000

  private let views: [DrawnView]
  private let scale: CGFloat
  private let picture: PixelRect
  private var areas: [IgnoredArea] = []
  private var known: Set<IgnoredArea> = []

  /// Returns the areas of some regions and of the views with `snapshotIgnored()`.
  ///
  /// - Parameters:
  ///   - views: The views in the picture; empty if it shows another drawing.
  ///   - scale: The number of pixels per point.
  package static func of(
    _ regions: [IgnoredRegion], in views: [DrawnView], width: Int, height: Int, scale: CGFloat
  ) throws(IgnoredRegionError) -> [IgnoredArea] {
    var found = IgnoredAreas(
      views: views, scale: scale, picture: PixelRect(left: 0, top: 0, right: width, bottom: height))
    guard regions.count <= most else { throw .tooMany(regions.count) }
    for region in regions { try found.add(region) }
    for view in views where view.view.layout.hasIgnoredView { found.addMarked(in: view.view.inspect(), of: view) }
    guard found.areas.count <= most else { throw .tooMany(found.areas.count) }
    let mask = PixelMask(found.areas.map(\.pixels), width: width, height: height)
    if mask.count > 0, mask.count == width * height { throw .wholePicture(found.areas.map(\.reason)) }
    return found.areas
  }

  private mutating func add(_ region: IgnoredRegion) throws(IgnoredRegionError) {
    let count = areas.count
    switch region.kind {
    case .frame(let frame):
      guard [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite), frame.size.width > 0,
        frame.size.height > 0
      else { throw .unusableFrame(region.reason) }
      add(frame, because: region.reason)
    case .label(let label):
      try add(region) {
        $0.elements(labeled: label)
      } orListing: {
        $0.namesOfElements
      }
    case .identifier(let identifier):
      try add(region) { view in
        view.findAll { $0.accessibility.identifier == identifier }
      } orListing: { view in
        view.findAll { $0.accessibility.identifier != nil }.compactMap(\.accessibility.identifier)
      }
    }
    guard areas.count > count else {
      let size = CGRect(x: 0, y: 0, width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      throw .outside(region.reason, picture: size.summary)
    }
  }

  private mutating func add(
    _ region: IgnoredRegion, _ find: (InspectedView) -> [InspectedView],
    orListing candidates: (InspectedView) -> [String]
  ) throws(IgnoredRegionError) {
    guard !views.isEmpty else { throw .noElements(region.reason) }
    var isFound = false
    for view in views {
      for element in find(view.view.inspect()) {
        isFound = true
        add(element, of: view, because: region.reason)
      }
    }
    guard !isFound else { return }
    throw .noMatch(
      region.reason, candidates: views.flatMap { candidates($0.view.inspect()) }.withoutRepetitions)
  }

  /// Adds the visible parts of the elements that are marked with the modifier. One that is scrolled away has none.
  private mutating func addMarked(in element: InspectedView, of view: DrawnView) {
    if element.place.element.roles.contains(.snapshotIgnored) {
      return add(element, of: view, because: ".snapshotIgnored()")
    }
    for child in element.children { addMarked(in: child, of: view) }
  }

  /// Adds the visible frame of an element, and those of the leaves in it that are drawn outside of this frame.
  private mutating func add(_ element: InspectedView, of view: DrawnView, because reason: String) {
    let own = element.visibleFrame
    if let own { add(own, of: view, because: reason) }
    for leaf in element.findAll(where: \.isLeaf) {
      if let seen = leaf.visibleFrame, own?.contains(seen) != true { add(seen, of: view, because: reason) }
    }
  }

  private mutating func add(_ seen: CGRect, of view: DrawnView, because reason: String) {
    add(
      CGRect(
        x: view.origin.x + seen.minX * view.scale, y: view.origin.y + seen.minY * view.scale,
        width: seen.width * view.scale, height: seen.height * view.scale), because: reason)
  }

  private mutating func add(_ frame: CGRect, because reason: String) {
    // An edge that is on a pixel's edge but for a rounding error does not cover the next pixel.
    func pixel(_ points: CGFloat, _ rule: FloatingPointRoundingRule, _ slack: CGFloat) -> Int {
      Int(max(-1e6, min(1e6, (points * scale + slack).rounded(rule))))
    }
    let slack: CGFloat = 1.0 / 1024
    let pixels = PixelRect(
      left: pixel(frame.minX, .down, slack), top: pixel(frame.minY, .down, slack),
      right: pixel(frame.maxX, .up, -slack), bottom: pixel(frame.maxY, .up, -slack)
    ).intersection(picture)
    let area = IgnoredArea(pixels: pixels, reason: reason)
    if !pixels.isEmpty, known.insert(area).inserted { areas.append(area) }
  }
}

extension PlacedElement {
  fileprivate var hasIgnoredView: Bool {
    element.roles.contains(.snapshotIgnored) || children.contains(where: \.hasIgnoredView)
  }
}

extension InspectedView {
  fileprivate var visibleFrame: CGRect? {
    if case .visible(let frame) = visibleArea { frame } else { nil }
  }

  fileprivate var isLeaf: Bool {
    if case .leaf = place.element.kind { true } else { false }
  }

  /// The elements with an accessibility label or a text.
  fileprivate func elements(labeled label: String) -> [InspectedView] {
    let spoken = AccessibilityTree.entries(of: root).filter { $0.element.label == label }.map { entry in
      entry.route.reduce(self) { view, index in view.children[index] }
    }
    return spoken + findAll { $0.accessibility.label == label || $0.place.element.drawing?.text?.words == label }
  }

  /// The labels and texts of the elements.
  fileprivate var namesOfElements: [String] {
    AccessibilityTree.entries(of: root).compactMap(\.element.label)
      + findAll { $0.accessibility.label != nil || $0.place.element.drawing?.text != nil }.compactMap {
        $0.accessibility.label ?? $0.place.element.drawing?.text?.words
      }
  }
}
