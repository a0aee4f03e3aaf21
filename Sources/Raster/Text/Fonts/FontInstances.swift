/// Variable fonts at the places that text asks for. A face with a weight axis serves every weight, one with an axis of
/// slant or italics serves italics, and what a descriptor asks for itself counts most.
extension FontFace {
  /// The place of the axes for a descriptor; empty where the face stands there already.
  func place(for font: FontDescriptor) -> [FontVariation] {
    guard !axes.isEmpty else { return [] }
    var values: [FontTag: Double] = ["wght": Double(font.weight.value)]
    if font.isItalic, !isItalic {
      values["ital"] = 1
      // Clockwise slants are negative; the axis ends where the design does.
      if axes.contains(where: { $0.tag == "slnt" }) { values["slnt"] = -90 }
    }
    for variation in font.variations where !variation.value.isNaN { values[variation.axis] = variation.value }
    return axes.compactMap { axis in
      guard let value = values[axis.tag] else { return nil }
      let near = axis.nearest(to: value)
      return near == axis.normal ? nil : FontVariation(axis.tag, near)
    }
  }

  /// The face with some axes set for good.
  ///
  /// - Throws: ``FontError/unknownAxis(family:axis:axes:)``.
  func pinned(at variations: [FontVariation]) throws(FontError) -> FontFace {
    guard !variations.isEmpty else { return self }
    var place: [FontVariation] = []
    for variation in variations {
      guard let axis = axes.first(where: { $0.tag == variation.axis }), !variation.value.isNaN else {
        throw .unknownAxis(family: family, axis: variation.axis, axes: axes.map(\.tag))
      }
      place.append(FontVariation(axis.tag, axis.nearest(to: variation.value)))
    }
    let free = axes.filter { axis in !place.contains { $0.axis == axis.tag } }
    return instance(at: place, name: name, axes: free) ?? self
  }

  /// Whether the face leans once it stands at a place.
  func leans(at place: [FontVariation]) -> Bool {
    isItalic || place.contains { $0.axis == "ital" || $0.axis == "slnt" }
  }
}

extension FontAxis {
  /// The value within the axis, in sixty-fourths, so that a place has one name.
  func nearest(to value: Double) -> Double {
    let within = min(max(value, range.lowerBound), range.upperBound)
    return (within * 64 + 0.5).rounded(.down) / 64
  }
}

/// The name of a face at a place of its axes, such as `Own-Regular[wght=650,wdth=80]`, which says all that is needed to
/// make the face again.
enum InstanceName {
  static func name(of face: String, at place: [FontVariation]) -> String {
    "\(face)[\(place.map { "\($0.axis)=\(exactNumber($0.value))" }.joined(separator: ","))]"
  }

  /// The face and the place that a name tells; `nil` for a name of another form.
  static func parts(of name: String) -> (face: String, place: [FontVariation])? {
    guard name.hasSuffix("]"), let open = name.lastIndex(of: "[") else { return nil }
    var place: [FontVariation] = []
    for part in name[name.index(after: open)...].dropLast().split(separator: ",") {
      let sides = part.split(separator: "=")
      guard sides.count == 2, let value = Double(sides[1]), value.isFinite else { return nil }
      place.append(FontVariation(FontTag(String(sides[0])), value))
    }
    return place.isEmpty ? nil : (String(name[..<open]), place)
  }
}
