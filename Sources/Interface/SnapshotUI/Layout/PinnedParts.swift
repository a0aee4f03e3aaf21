/// The headers and footers of a vertical stack that stay at the edges of the scroll view around it, as long as a part of their
/// section is visible there.
struct PinnedParts {
  var views: PinnedScrollableViews = []
  /// What is drawn behind a pinned part.
  var background: ViewElement?
}

extension StackLayout {
  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let arrangement = node.arrangement(place.proposal)
    let settled = Settlement(children: node.children, arrangement: arrangement, safeArea: place.safeArea)
    guard axis == .vertical, !pinned.views.isEmpty, let visible = place.safeArea.scrolled else { return settled }
    let parts = sectionParts(of: node.children, in: arrangement)
    let moves = parts.compactMap { part -> (part: Part, by: CGFloat)? in
      let distance = part.distance(into: visible.lowerBound - place.frame.minY, visible.upperBound - place.frame.minY)
      return pinned.views.contains(part.role == .header ? .sectionHeaders : .sectionFooters) && distance != 0
        ? (part, distance) : nil
    }
    return moves.isEmpty ? settled : moving(moves, in: settled, width: place.frame.width)
  }

  /// Consecutive children that are the header or the footer of a section.
  private struct Part {
    var role: SectionPart.Role
    var children: Range<Int>
    var top: CGFloat
    var bottom: CGFloat
    /// Where the section starts and ends.
    var section: (top: CGFloat, bottom: CGFloat)

    /// Returns the distance by which the part moves to stay between two positions.
    func distance(into top: CGFloat, _ bottom: CGFloat) -> CGFloat {
      role == .header
        ? max(0, min(top - self.top, section.bottom - self.bottom))
        : min(0, max(bottom - self.bottom, section.top - self.top))
    }
  }

  private func sectionParts(of children: [LayoutNode], in arrangement: Arrangement) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < children.count {
      guard let first = children[index].element.traits.section else {
        index += 1
        continue
      }
      let section =
        index..<(children[index...].firstIndex { $0.element.traits.section?.section !== first.section }
        ?? children.count)
      func bounds(_ range: Range<Int>) -> (top: CGFloat, bottom: CGFloat) {
        let last = arrangement.placements[range.upperBound - 1]
        return (
          arrangement.placements[range.lowerBound].origin.y,
          last.origin.y + children[range.upperBound - 1].size(last.proposal).height
        )
      }
      for role in [SectionPart.Role.header, .footer] {
        let indices = section.filter { children[$0].element.traits.section?.role == role }
        guard let start = indices.first, let end = indices.last else { continue }
        let own = bounds(start..<end + 1)
        parts.append(
          Part(role: role, children: start..<end + 1, top: own.top, bottom: own.bottom, section: bounds(section)))
      }
      index = section.upperBound
    }
    return parts
  }

  /// Moves parts of sections, and draws them above the other children.
  private func moving(_ moves: [(part: Part, by: CGFloat)], in settled: Settlement, width: CGFloat) -> Settlement {
    let moved = Set(moves.flatMap(\.part.children))
    let still = settled.children.indices.filter { !moved.contains($0) }
    var result = settled
    result.children = still.map { settled.children[$0] }
    result.arrangement.placements = still.map { settled.arrangement.placements[$0] }
    for (part, distance) in moves {
      if let background = pinned.background {
        result.children.append(LayoutNode(background))
        result.arrangement.placements.append(
          Arrangement.Placement(
            origin: CGPoint(x: 0, y: part.top + distance),
            proposal: ProposedViewSize(width: width, height: part.bottom - part.top)))
      }
      for index in part.children {
        var placement = settled.arrangement.placements[index]
        placement.origin.y += distance
        result.children.append(settled.children[index])
        result.arrangement.placements.append(placement)
      }
    }
    return result
  }
}
