/// Instances of variable fonts. A weight axis serves all weights, and an italic or slant axis serves italics. Explicit
/// variations of a descriptor take precedence.
extension FontFace {
  /// Returns the axis values for a descriptor, without those at their default.
  func place(for font: FontDescriptor) -> [FontVariation] {
    guard !axes.isEmpty else { return [] }
    var values: [FontTag: Double] = ["wght": Double(font.weight.value)]
    if font.isItalic, !isItalic {
      values["ital"] = 1
      // Clockwise slants are negative. The value is clamped to the axis.
      if axes.contains(where: { $0.tag == "slnt" }) { values["slnt"] = -90 }
    }
    for variation in font.variations where !variation.value.isNaN { values[variation.axis] = variation.value }
    return axes.compactMap { axis in
      guard let value = values[axis.tag] else { return nil }
      let near = axis.nearest(to: value)
      return near == axis.normal ? nil : FontVariation(axis.tag, near)
    }
  }

  /// Returns the face with some axes fixed.
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

  /// Whether the face is slanted at some axis values.
  func leans(at place: [FontVariation]) -> Bool {
    isItalic || place.contains { $0.axis == "ital" || $0.axis == "slnt" }
  }
}

extension FontAxis {
  /// Returns the value clamped to the axis and rounded to 1/64, so that each instance has a unique name.
  func nearest(to value: Double) -> Double {
    let within = min(max(value, range.lowerBound), range.upperBound)
    return (within * 64 + 0.5).rounded(.down) / 64
  }
}

/// The name of an instance, such as `Own-Regular[wght=650,wdth=80]`, from which the instance can be recreated.
enum InstanceName {
  static func name(of face: String, at place: [FontVariation]) -> String {
    "\(face)[\(place.map { "\($0.axis)=\(exactNumber($0.value))" }.joined(separator: ","))]"
  }

  /// Returns the face and the axis values of a name, or `nil` if it is not an instance's name.
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
