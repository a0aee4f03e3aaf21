// The symbols, on a grid of 24 × 24 with round lines 1.67 units wide, between the coordinates 2 and 22. `.line` is
// stroked, `.solid` is filled and stroked, so that it is as large as its outlined variant, and `.ink` is only filled.

extension Symbol {
  /// The built-in symbols in the order of the table.
  public static let all: [Symbol] = [arrows, signs, feelings, people, tools, tradeAndTime].flatMap { $0 }

  // One constant for each group, because the compiler's time for an array of symbols grows faster than its length.

  private static let arrows: [Symbol] = [
    Symbol("arrow.up", .line("M12 20 V4 M5.5 10.5 L12 4 L18.5 10.5")),
    Symbol("arrow.down", .line("M12 4 V20 M5.5 13.5 L12 20 L18.5 13.5")),
    Symbol("arrow.left", .line("M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")),
    Symbol("arrow.right", .line("M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")),
    Symbol("arrow.up.right", .line("M6 18 L18 6 M9 6 H18 V15")),
    Symbol("arrow.down.right", .line("M6 6 L18 18 M18 9 V18 H9")),
    Symbol(
      "arrow.clockwise",
      .line(
        .path(
          "M19.5 12.5 C19.5 16.64 16.14 20 12 20 C7.86 20 4.5 16.64 4.5 12.5 C4.5 8.36 7.86 5 12 5",
          "C14.4 5 16.5 6.1 18 7.8 M18.5 3.5 V8 H14"))),
    Symbol("arrowshape.up", .line("M12 3.5 L20 12.5 H15.5 V20.5 H8.5 V12.5 H4 Z")),
    Symbol("arrowshape.up.fill", .solid("M12 3.5 L20 12.5 H15.5 V20.5 H8.5 V12.5 H4 Z")),
    Symbol("arrowshape.down", .line("M12 20.5 L4 11.5 H8.5 V3.5 H15.5 V11.5 H20 Z")),
    Symbol("arrowshape.down.fill", .solid("M12 20.5 L4 11.5 H8.5 V3.5 H15.5 V11.5 H20 Z")),
    Symbol(
      "arrowshape.turn.up.right", .line("M13.5 5 L21 11 L13.5 17 V13.4 C9 13.4 5.5 14.8 3 19 C3.6 13 7.2 9 13.5 8.6 Z")),
    Symbol("chevron.left", .line("M15 5 L8 12 L15 19")),
    Symbol("chevron.right", .line("M9 5 L16 12 L9 19")),
    Symbol("chevron.up", .line("M5 15.5 L12 8.5 L19 15.5")),
    Symbol("chevron.down", .line("M5 8.5 L12 15.5 L19 8.5")),
  ]

  private static let signs: [Symbol] = [
    Symbol("xmark", .line("M5.2 5.2 L18.8 18.8 M18.8 5.2 L5.2 18.8")),
    Symbol(
      "xmark.circle.fill",
      .ink(
        .circle(12, 12, 10),
        cut: .path(
          "M7.6 9 L9 7.6 L12 10.6 L15 7.6 L16.4 9 L13.4 12 L16.4 15 L15 16.4 L12 13.4 L9 16.4 L7.6 15",
          "L10.6 12 Z"))),
    Symbol("checkmark", .line("M4.5 12.5 L9.5 17.5 L19.5 6.5")),
    Symbol("checkmark.circle", .line(.circle(12, 12, 9), "M8 12.4 L10.9 15.2 L16 9.2")),
    Symbol("checkmark.circle.fill", .ink(.circle(12, 12, 10), cut: checkmark)),
    Symbol(
      "checkmark.seal.fill",
      .ink(
        .path(
          "M12 4 Q15.3 1.9 16.7 5.5 Q20.6 5.8 19.6 9.5 Q22.6 12 19.6 14.5 Q20.6 18.2 16.7 18.5",
          "Q15.3 22.1 12 20 Q8.7 22.1 7.3 18.5 Q3.4 18.2 4.4 14.5 Q1.4 12 4.4 9.5 Q3.4 5.8 7.3 5.5",
          "Q8.7 1.9 12 4 Z"), cut: checkmark)),
    Symbol("plus", .line("M12 4.8 V19.2 M4.8 12 H19.2")),
    Symbol("plus.circle.fill", .ink(.circle(12, 12, 10), cut: "M11 7 H13 V11 H17 V13 H13 V17 H11 V13 H7 V11 H11 Z")),
    Symbol("minus", .line("M5 12 H19")),
    Symbol("ellipsis", .ink(.circle(5, 12, 1.8)), .ink(.circle(12, 12, 1.8)), .ink(.circle(19, 12, 1.8))),
    Symbol("exclamationmark.triangle", .line(triangle, "M12 9.5 V13.3"), .ink(.circle(12, 16.6, 1.25))),
    Symbol("exclamationmark.triangle.fill", .solid(triangle, cut: .box(11, 8.8, 2, 5.4, 1), .circle(12, 16.6, 1.25))),
    Symbol("exclamationmark.circle", .line(.circle(12, 12, 9), "M12 7.5 V12.5"), .ink(.circle(12, 16.2, 1.25))),
    Symbol(
      "exclamationmark.circle.fill", .ink(.circle(12, 12, 10), cut: .box(11, 6.5, 2, 7, 1), .circle(12, 16.4, 1.25))),
    Symbol("info.circle", .line(.circle(12, 12, 9), "M12 11.5 V16.5"), .ink(.circle(12, 7.9, 1.25))),
    Symbol(
      "link",
      .line(
        .path(
          "M10 14 C11.8 15.8 14.4 15.8 16.2 14 L19.2 11 C21 9.2 21 6.4 19.2 4.7 C17.5 3 14.7 3 13 4.8",
          "L11.8 6 M14 10 C12.2 8.2 9.6 8.2 7.8 10 L4.8 13 C3 14.8 3 17.6 4.8 19.3",
          "C6.5 21 9.3 21 11 19.2 L12.2 18"))),
  ]

  private static let feelings: [Symbol] = [
    Symbol("heart", .line(heart)),
    Symbol("heart.fill", .solid(heart)),
    Symbol("star", .line(star)),
    Symbol("star.fill", .solid(star)),
    Symbol(
      "gift",
      .line(
        .box(3.5, 8, 17, 4, 1),
        .path(
          "M5 12 V19 C5 19.8 5.7 20.5 6.5 20.5 H17.5 C18.3 20.5 19 19.8 19 19 V12 M12 8 V20.5 M12 8",
          "C10.8 4.8 9.5 3.5 8 3.5 C6.6 3.5 5.8 4.6 5.8 5.7 C5.8 7 6.8 8 8.2 8 M12 8",
          "C13.2 4.8 14.5 3.5 16 3.5 C17.4 3.5 18.2 4.6 18.2 5.7 C18.2 7 17.2 8 15.8 8"))),
    Symbol("rosette", .line(.circle(12, 9.5, 6), "M8.3 14.3 L7 21 L12 18.2 L17 21 L15.7 14.3")),
    Symbol(
      "trophy",
      .line(
        .path(
          "M7.5 4 H16.5 V9.5 C16.5 12.5 14.6 14.5 12 14.5 C9.4 14.5 7.5 12.5 7.5 9.5 Z M7.5 5.5 H4.5 V7",
          "C4.5 9.2 5.8 10.8 7.9 11 M16.5 5.5 H19.5 V7 C19.5 9.2 18.2 10.8 16.1 11 M12 14.5 V18",
          "M8.5 20.5 H15.5 M9.5 20.5 C9.5 19 10.5 18 12 18 C13.5 18 14.5 19 14.5 20.5"))),
    Symbol(
      "trophy.fill", .solid("M7.5 4 H16.5 V9.5 C16.5 12.5 14.6 14.5 12 14.5 C9.4 14.5 7.5 12.5 7.5 9.5 Z"),
      .line(
        .path(
          "M7.5 5.5 H4.5 V7 C4.5 9.2 5.8 10.8 7.9 11 M16.5 5.5 H19.5 V7 C19.5 9.2 18.2 10.8 16.1 11",
          "M12 14.5 V18")),
      .solid("M8.5 20.5 C8.5 19 10 18 12 18 C14 18 15.5 19 15.5 20.5 Z")),
    Symbol("crown", .line(crown)),
    Symbol("crown.fill", .solid(crown)),
    Symbol("bolt", .line(bolt)),
    Symbol("bolt.fill", .solid(bolt)),
    Symbol("flame", .line(flame)),
    Symbol("flame.fill", .solid(flame, cut: innerFlame)),
  ]

  private static let people: [Symbol] = [
    Symbol("person", .line(.circle(12, 8, 4), "M4 20.5 C4 16.4 7.6 14.8 12 14.8 C16.4 14.8 20 16.4 20 20.5")),
    Symbol(
      "person.fill", .solid(.circle(12, 7.5, 3.8)),
      .solid("M4.2 20.5 C4.2 16.9 7.6 15 12 15 C16.4 15 19.8 16.9 19.8 20.5 Z")),
    Symbol(
      "person.2",
      .line(
        .circle(9, 8.5, 3.5),
        .path(
          "M2.5 19.5 C2.5 16.2 5.3 14.5 9 14.5 C12.7 14.5 15.5 16.2 15.5 19.5 M15.5 5.3",
          "C17.2 5.5 18.4 6.8 18.4 8.5 C18.4 10.2 17.2 11.5 15.5 11.7 M18 14.9",
          "C20.2 15.6 21.5 17.2 21.5 19.5"))),
    Symbol(
      "person.crop.circle",
      .line(
        .circle(12, 12, 9), .circle(12, 10, 3), "M6.2 18.4 C7.2 16.2 9.4 15.2 12 15.2 C14.6 15.2 16.8 16.2 17.8 18.4")),
    Symbol("bubble.left", .line(bubble)),
    Symbol("bubble.left.fill", .solid(bubble)),
    Symbol("envelope", .line(.box(3, 5, 18, 14, 2.5), "M4 7.2 L12 13 L20 7.2")),
    Symbol("bell", .line(bell, "M9.7 19.9 C10.2 20.6 11 20.9 12 20.9 C13 20.9 13.8 20.6 14.3 19.9 M12 2.9 V4.4")),
    Symbol(
      "bell.fill", .solid(bell),
      .line("M9.7 19.9 C10.2 20.6 11 20.9 12 20.9 C13 20.9 13.8 20.6 14.3 19.9 M12 2.9 V4.4")),
    Symbol("paperplane.fill", .solid("M4 4.5 L20.5 12 L4 19.5 L6.5 12 Z")),
    Symbol(
      "square.and.arrow.up",
      .line(
        .path(
          "M8.3 8.9 H6.6 C5.3 8.9 4.3 9.9 4.3 11.2 V19.5 C4.3 20.8 5.3 21.8 6.6 21.8 H17.4",
          "C18.7 21.8 19.7 20.8 19.7 19.5 V11.2 C19.7 9.9 18.7 8.9 17.4 8.9 H15.7 M12 15 V2.1 M8.3 5.8",
          "L12 2.1 L15.7 5.8"))),
    Symbol("bookmark", .line(bookmark)),
    Symbol("bookmark.fill", .solid(bookmark)),
  ]

  private static let tools: [Symbol] = [
    Symbol("magnifyingglass", .line(.circle(10.5, 10.5, 6.5), "M15.4 15.4 L20.5 20.5")),
    Symbol(
      "house",
      .line(
        .path(
          "M3.5 11 L12 3.8 L20.5 11 M5.5 9.4 V18.5 C5.5 19.6 6.4 20.5 7.5 20.5 H16.5",
          "C17.6 20.5 18.5 19.6 18.5 18.5 V9.4 M10 20.5 V15 C10 14.4 10.4 14 11 14 H13",
          "C13.6 14 14 14.4 14 15 V20.5"))),
    Symbol(
      "house.fill",
      // A roof that overhangs, a chimney, and a body with a door below a gap.
      .line("M2 11.7 L10.9 3.7 C11.5 3.1 12.5 3.1 13.1 3.7 L22 11.7"),
      .ink(
        .path(
          "M17.1 3.9 H19.3 V7.9 L17.1 5.9 Z M12 6.3 L19.6 13.1 V19.3 C19.6 20.6 18.7 21.5 17.4 21.5 H14.3 V15.6",
          "C14.3 15.1 14 14.8 13.5 14.8 H10.5 C10 14.8 9.7 15.1 9.7 15.6 V21.5 H6.6 C5.3 21.5 4.4 20.6 4.4 19.3",
          "V13.1 Z"))),
    Symbol(
      "gear",
      .line(
        .path(
          "M10.5 5.6 L10.7 3.1 L13.3 3.1 L13.5 5.6 L15.5 6.4 L17.4 4.8 L19.2 6.6 L17.6 8.5 L18.4 10.5",
          "L20.9 10.7 L20.9 13.3 L18.4 13.5 L17.6 15.5 L19.2 17.4 L17.4 19.2 L15.5 17.6 L13.5 18.4",
          "L13.3 20.9 L10.7 20.9 L10.5 18.4 L8.5 17.6 L6.6 19.2 L4.8 17.4 L6.4 15.5 L5.6 13.5 L3.1 13.3",
          "L3.1 10.7 L5.6 10.5 L6.4 8.5 L4.8 6.6 L6.6 4.8 L8.5 6.4 Z"), .circle(12, 12, 2.8))),
    Symbol(
      "slider.horizontal.3",
      .line(
        "M4 6 H12.5 M17.5 6 H20 M4 12 H6.5 M11.5 12 H20 M4 18 H12.5 M17.5 18 H20", .circle(15, 6, 2.5),
        .circle(9, 12, 2.5), .circle(15, 18, 2.5))),
    Symbol(
      "list.bullet", .line("M9 6 H20 M9 12 H20 M9 18 H20"), .ink(.circle(4.5, 6, 1.5)), .ink(.circle(4.5, 12, 1.5)),
      .ink(.circle(4.5, 18, 1.5))),
    Symbol(
      "square.grid.2x2",
      .line(
        .box(4, 4, 6.5, 6.5, 1.5), .box(13.5, 4, 6.5, 6.5, 1.5), .box(4, 13.5, 6.5, 6.5, 1.5),
        .box(13.5, 13.5, 6.5, 6.5, 1.5))),
    Symbol(
      "pencil",
      .line(
        .path(
          "M4 20 L5 15.5 L15.8 4.7 C16.6 3.9 17.9 3.9 18.7 4.7 L19.3 5.3 C20.1 6.1 20.1 7.4 19.3 8.2",
          "L8.5 19 Z M13.8 6.7 L17.3 10.2"))),
    Symbol(
      "trash",
      .line(
        .path(
          "M4 6.5 H20 M9 6.5 V4.5 C9 4 9.4 3.5 10 3.5 H14 C14.6 3.5 15 4 15 4.5 V6.5 M6 6.5 L7 19",
          "C7.1 19.9 7.7 20.5 8.5 20.5 H15.5 C16.3 20.5 16.9 19.9 17 19 L18 6.5 M10 10.5 V16.5 M14 10.5",
          "V16.5"))),
    Symbol("lock", .line(.box(5, 10.5, 14, 10, 2.5), shackle)),
    Symbol("lock.fill", .solid(.box(5, 10.5, 14, 10, 2.5)), .line(shackle)),
    Symbol(
      "eye",
      .line(
        .path(
          "M2.5 12 C4.6 8 8 5.5 12 5.5 C16 5.5 19.4 8 21.5 12 C19.4 16 16 18.5 12 18.5",
          "C8 18.5 4.6 16 2.5 12 Z"), .circle(12, 12, 3))),
    Symbol(
      "eye.slash",
      .line(
        .path(
          "M9.9 5.8 C10.6 5.6 11.3 5.5 12 5.5 C16 5.5 19.4 8 21.5 12 C20.8 13.3 20 14.4 19 15.4 M6.6 7",
          "C4.9 8.2 3.5 9.9 2.5 12 C4.6 16 8 18.5 12 18.5 C13.9 18.5 15.6 18 17.1 17.1 M9.9 9.9",
          "C9.3 10.4 9 11.2 9 12 C9 13.7 10.3 15 12 15 C12.8 15 13.6 14.7 14.1 14.1 M3.5 3.5 L20.5 20.5"))),
    Symbol(
      "photo", .line(.box(3, 4.5, 18, 15, 2.5), .circle(8.5, 9.5, 1.5), "M3.5 17 L9 12.5 L13 16 L16 13.5 L20.5 17")),
    Symbol(
      "camera",
      .line(
        .path(
          "M4.5 7.5 H7.5 L9 5 H15 L16.5 7.5 H19.5 C20.3 7.5 21 8.2 21 9 V18",
          "C21 18.8 20.3 19.5 19.5 19.5 H4.5 C3.7 19.5 3 18.8 3 18 V9 C3 8.2 3.7 7.5 4.5 7.5 Z"), .circle(12, 13, 3.5))),
    Symbol("play.fill", .solid("M7.5 5 L18.5 12 L7.5 19 Z")),
    Symbol("pause.fill", .ink(.box(5.5, 4, 4.5, 16, 1.5)), .ink(.box(14, 4, 4.5, 16, 1.5))),
    Symbol(
      "mappin",
      .line(
        .path(
          "M12 21 C8 16.8 5.5 13.4 5.5 10 C5.5 6.3 8.4 3.5 12 3.5 C15.6 3.5 18.5 6.3 18.5 10",
          "C18.5 13.4 16 16.8 12 21 Z"), .circle(12, 10, 2.5))),
  ]

  private static let tradeAndTime: [Symbol] = [
    Symbol(
      "cart", .line("M2.5 4 H5 L7.2 15 H17.8 L20 7.5 H5.7"), .ink(.circle(8.5, 19.3, 1.8)),
      .ink(.circle(16.5, 19.3, 1.8))),
    Symbol("creditcard", .line(.box(3, 5.5, 18, 13, 2.5), "M3 10 H21")),
    Symbol(
      "tag",
      .line(
        .path(
          "M12.6 3.5 H19 C19.8 3.5 20.5 4.2 20.5 5 V11.4 L12 19.9 C11.2 20.7 9.9 20.7 9.1 19.9",
          "L4.1 14.9 C3.3 14.1 3.3 12.8 4.1 12 Z")), .ink(.circle(16, 8, 1.5))),
    Symbol(
      "qrcode", .line(.box(4, 4, 6, 6, 1), .box(14, 4, 6, 6, 1), .box(4, 14, 6, 6, 1)),
      .ink(
        .box(13, 13, 3, 3, 0.5), .box(18, 13, 3, 3, 0.5), .box(15.5, 15.5, 3, 3, 0.5), .box(13, 18, 3, 3, 0.5),
        .box(18, 18, 3, 3, 0.5))),
    Symbol(
      "barcode",
      .ink(
        .box(3, 5, 2, 14, 0.5), .box(6.5, 5, 1.2, 14, 0.5), .box(9.2, 5, 2.8, 14, 0.5), .box(13.5, 5, 1.2, 14, 0.5),
        .box(16.2, 5, 1.2, 14, 0.5), .box(19, 5, 2, 14, 0.5))),
    Symbol("calendar", .line(.box(3.5, 5, 17, 15.5, 2.5), "M3.5 10 H20.5 M8 3 V6.5 M16 3 V6.5")),
    Symbol("clock", .line(.circle(12, 12, 9), "M12 7 V12 L15.5 14")),
    Symbol("chart.bar", .line(.box(4, 12, 4, 8, 1), .box(10, 4, 4, 16, 1), .box(16, 8, 4, 12, 1))),
    Symbol(
      "chart.bar.fill",
      .solid(.box(4.5, 13, 2.5, 6.5, 0.5), .box(10.75, 5, 2.5, 14.5, 0.5), .box(17, 9, 2.5, 10.5, 0.5))),
    Symbol(
      "chart.line.uptrend",
      .line(
        .path(
          "M3.5 4 V18 C3.5 19.1 4.4 20 5.5 20 H20.5 M7.5 14.5 L11.5 10 L14.5 12.5 L20 6.5 M15.5 6.5 H20",
          "V11"))),
  ]
}

// Outlines that several symbols share.
private let heart: Symbol.Outline = .path(
  "M12 20.25 C9 17.8 3 13.6 3 8.9 C3 6 5.2 4 7.7 4 C9.5 4 11.1 5 12 6.6 C12.9 5 14.5 4 16.3 4",
  "C18.8 4 21 6 21 8.9 C21 13.6 15 17.8 12 20.25 Z")
private let star: Symbol.Outline = .path(
  "M12 3.2 L14.41 9.28 L20.94 9.7 L15.9 13.87 L17.53 20.2 L12 16.7 L6.47 20.2 L8.1 13.87",
  "L3.06 9.7 L9.59 9.28 Z")
private let crown: Symbol.Outline = "M4.5 18.5 L3 7.5 L8 11.5 L12 5 L16 11.5 L21 7.5 L19.5 18.5 Z"
private let bolt: Symbol.Outline = "M13 3 L5 13.5 H11.5 L11 21 L19 10.5 H12.5 Z"
private let flame: Symbol.Outline = .path(
  "M12 3 C12.8 6 17.8 9 17.8 14.2 C17.8 18 15.2 21 12 21 C8.8 21 6.2 18.2 6.2 14.8",
  "C6.2 12.6 7.2 10.8 8.6 9.6 C8.8 11 9.4 12 10.4 12.5 C10 9 10.6 5.5 12 3 Z")
private let bubble: Symbol.Outline = .path(
  "M8 4 H16 C18.76 4 21 6.24 21 9 V11.5 C21 14.26 18.76 16.5 16 16.5 H12 L7.5 20.5 V16.46",
  "C5 16.2 3 14.1 3 11.5 V9 C3 6.24 5.24 4 8 4 Z")
private let bell: Symbol.Outline = .path(
  "M3.9 17 C5.3 15.8 5.8 14.4 5.8 10.4 C5.8 6.9 8.4 4.4 12 4.4 C15.6 4.4 18.2 6.9 18.2 10.4",
  "C18.2 14.4 18.7 15.8 20.1 17 Z")
private let bookmark: Symbol.Outline =
  "M6.5 3.5 H17.5 C18 3.5 18.5 4 18.5 4.5 V20.5 L12 15.8 L5.5 20.5 V4.5 C5.5 4 6 3.5 6.5 3.5 Z"
private let shackle: Symbol.Outline = "M8 10.5 V7.5 C8 5.3 9.8 3.5 12 3.5 C14.2 3.5 16 5.3 16 7.5 V10.5"
private let triangle: Symbol.Outline = .path(
  "M10.7 4.7 L3.3 17.6 C2.7 18.6 3.4 20 4.6 20 H19.4 C20.6 20 21.3 18.6 20.7 17.6 L13.3 4.7",
  "C12.7 3.7 11.3 3.7 10.7 4.7 Z")
private let checkmark: Symbol.Outline = "M7.09 12.91 L10.85 16.66 L16.95 9.66 L15.45 8.34 L10.75 13.74 L8.51 11.49 Z"
private let innerFlame: Symbol.Outline =
  "M12 20 C10.2 20 9 18.8 9 17.1 C9 15.3 11.1 14.4 11.6 12.2 C13.8 13.6 15 15.2 15 17.1 C15 18.8 13.8 20 12 20 Z"
