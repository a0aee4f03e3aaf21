/// Selects a face of a family as in CSS Fonts Level 4, section 5.2 "Matching font styles".
enum FontMatching {
  /// Returns the face nearest to a weight and slant, or `nil` if there are no faces. The first of equal faces wins.
  static func nearest(_ weight: FontWeight, isItalic: Bool, in faces: [FontFace]) -> FontFace? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    var nearest: FontFace?
    for face in slanted.isEmpty ? faces : slanted {
      if let best = nearest, rank(best.weight, for: weight) <= rank(face.weight, for: weight) { continue }
      nearest = face
    }
    return nearest
  }

  /// Returns the distance of an offered weight from the wanted one. Weights of 400…500 prefer weights up to 500, then
  /// lighter, then bolder ones; lighter weights prefer lighter ones, bolder weights bolder ones.
  static func rank(_ offered: FontWeight, for wanted: FontWeight) -> Int {
    // Weights range from 1 to 1000, as in CSS.
    let (offer, want) = (min(max(offered.value, 1), 1000), min(max(wanted.value, 1), 1000))
    let away = 10_000
    let lighter = offer < want ? want - offer : nil
    switch want {
    case 400...500:
      if let lighter { return away + lighter }
      return offer <= 500 ? offer - want : 2 * away + offer - want
    case ..<400:
      return lighter ?? (offer == want ? 0 : away + offer - want)
    default:
      return lighter.map { away + $0 } ?? offer - want
    }
  }
}
