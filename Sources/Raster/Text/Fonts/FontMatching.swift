/// Chooses a face of a family as CSS does (CSS Fonts Level 4, 5.2 "Matching font styles").
enum FontMatching {
  /// The face nearest to a weight and slant. `nil` if there are no faces. Of equal faces the first counts.
  static func nearest(_ weight: FontWeight, isItalic: Bool, in faces: [FontFace]) -> FontFace? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    var nearest: FontFace?
    for face in slanted.isEmpty ? faces : slanted {
      if let best = nearest, rank(best.weight, for: weight) <= rank(face.weight, for: weight) { continue }
      nearest = face
    }
    return nearest
  }

  /// How far a weight is from the wanted one; less is nearer. Wanted weights of 400…500 take up to 500 first, then
  /// lighter, then bolder; lighter ones look for lighter first, bolder ones for bolder.
  static func rank(_ offered: FontWeight, for wanted: FontWeight) -> Int {
    // Weights go from 1 to 1000, as in CSS.
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
