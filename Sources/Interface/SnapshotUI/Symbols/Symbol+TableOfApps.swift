// Further symbols for lists, forms, players and chats.

extension Symbol {
  /// The symbols of this file. They are split into several arrays to limit compile times.
  package static let ofApps: [Symbol] = [arrowsByReading, signs, talking, sounds, surroundings, things].flatMap { $0 }

  // Arrows that follow the direction of reading
  private static let arrowsByReading: [Symbol] = [
    Symbol("chevron.forward", .line("M9 5 L16 12 L9 19")).followingDirection,
    Symbol("chevron.backward", .line("M15 5 L8 12 L15 19")).followingDirection,
    Symbol("arrow.forward", .line("M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")).followingDirection,
    Symbol("arrow.backward", .line("M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")).followingDirection,
    Symbol("chevron.up.chevron.down", .line("M7.5 9.5 L12 5 L16.5 9.5 M7.5 14.5 L12 19 L16.5 14.5")),
    Symbol("arrow.up.circle.fill", .ink(.circle(12, 12, 10), cut: arrowUp)),
    Symbol("arrow.left.arrow.right", .line("M20 8 H4 M8 4 L4 8 L8 12 M4 16 H20 M16 12 L20 16 L16 20")),
    Symbol("arrow.down.to.line", .line("M12 3.5 V16 M6.5 10.5 L12 16 L17.5 10.5 M4.5 20.5 H19.5")),
    Symbol(
      "arrow.triangle.2.circlepath",
      .line(
        .path(
          "M4.5 10 C5.5 6.5 8.5 4.5 12 4.5 C15 4.5 17.3 6 18.6 8.3 M19 4 V8.5 H14.5 M19.5 14 C18.5",
          "17.5 15.5 19.5 12 19.5 C9 19.5 6.7 18 5.4 15.7 M5 20 V15.5 H9.5"))),
  ]

  // Shapes and signs
  private static let signs: [Symbol] = [
    Symbol("circle", .line(.circle(12, 12, 9))),
    Symbol("circle.fill", .ink(.circle(12, 12, 10))),
    Symbol("square", .line(.box(3.5, 3.5, 17, 17, 3))),
    Symbol("square.fill", .solid(.box(3.5, 3.5, 17, 17, 3))),
    Symbol("checkmark.square", .line(.box(3.5, 3.5, 17, 17, 3), "M7.8 12.4 L10.8 15.4 L16.2 9")),
    Symbol("plus.circle", .line(.circle(12, 12, 9), "M12 8 V16 M8 12 H16")),
    Symbol("minus.circle", .line(.circle(12, 12, 9), "M8 12 H16")),
    Symbol("minus.circle.fill", .ink(.circle(12, 12, 10), cut: .box(7, 11, 10, 2, 0.5))),
    Symbol("xmark.circle", .line(.circle(12, 12, 9), "M9 9 L15 15 M15 9 L9 15")),
    Symbol(
      "ellipsis.circle", .line(.circle(12, 12, 9)),
      .ink(.circle(8, 12, 1.3), .circle(12, 12, 1.3), .circle(16, 12, 1.3))),
    Symbol(
      "questionmark.circle",
      .line(
        .circle(12, 12, 9), "M9.5 9.8 C9.5 8.3 10.6 7.3 12 7.3 C13.4 7.3 14.5 8.3 14.5 9.6 C14.5 11.4 12 11.6 12 13.4"),
      .ink(.circle(12, 16.5, 1.2))),
    Symbol("info.circle.fill", .ink(.circle(12, 12, 10), cut: .box(11, 10.6, 2, 6.6, 1), .circle(12, 7.6, 1.3))),
    Symbol("line.3.horizontal", .line("M4 7 H20 M4 12 H20 M4 17 H20")),
    Symbol("flag", .line("M5.5 21 V4 H18.5 L15.5 8.5 L18.5 13 H5.5")),
    Symbol("flag.fill", .solid("M5.5 4 H18.5 L15.5 8.5 L18.5 13 H5.5 Z"), .line("M5.5 21 V4")),
    Symbol(
      "sparkles",
      .solid(
        "M10 5 L11.8 10.2 L17 12 L11.8 13.8 L10 19 L8.2 13.8 L3 12 L8.2 10.2 Z",
        "M18.5 3 L19.3 5.2 L21.5 6 L19.3 6.8 L18.5 9 L17.7 6.8 L15.5 6 L17.7 5.2 Z")),
  ]

  // Writing and talking
  private static let talking: [Symbol] = [
    Symbol(
      "square.and.pencil",
      .line(
        .path(
          "M12 4.5 H6.5 C5 4.5 4 5.5 4 7 V17.5 C4 19 5 20 6.5 20 H17 C18.5 20 19.5 19 19.5 17.5 V12",
          "M9.5 14.5 L10.3 11.5 L18 3.8 L20.2 6 L12.5 13.7 Z"))),
    Symbol(
      "paperclip",
      .line(
        .path(
          "M18.5 11 L11 18.5 C9 20.5 6.3 20.5 4.8 19 C3.3 17.5 3.3 14.9 5.3 12.9 L13 5.2 C14.4 3.8",
          "16.3 3.8 17.3 4.8 C18.4 5.9 18.4 7.7 17 9.1 L9.8 16.3 C9.1 17 8.2 17 7.7 16.5 C7.2 16",
          "7.2 15.1 7.9 14.4 L14.2 8.1"))),
    Symbol("phone", .line(phone)),
    Symbol("phone.fill", .solid(phone)),
    Symbol("video", .line(.box(2.5, 6.5, 12.5, 11, 2.5), "M15 10.8 L21 7.5 V16.5 L15 13.2")),
    Symbol("video.fill", .solid(.box(2.5, 6.5, 12.5, 11, 2.5), "M16.5 11 L21 8 V16 L16.5 13 Z")),
    Symbol(
      "mic", .line(.box(9, 3, 6, 11, 3), "M5.5 11 C5.5 15 8.2 17.3 12 17.3 C15.8 17.3 18.5 15 18.5 11 M12 17.3 V21")),
    Symbol(
      "mic.fill", .solid(.box(9, 3, 6, 11, 3)),
      .line("M5.5 11 C5.5 15 8.2 17.3 12 17.3 C15.8 17.3 18.5 15 18.5 11 M12 17.3 V21")),
    Symbol(
      "hand.thumbsup",
      .line(
        .path(
          "M3.5 11 H7 V20 H3.5 Z M7 11.5 L11 4 C13 4 13.8 5.4 13.4 7.2 L12.8 10 H18.5 C20 10 20.8",
          "11.2 20.4 12.6 L18.7 18.4 C18.4 19.4 17.6 20 16.6 20 H7"))),
    Symbol(
      "doc",
      .line(
        .path(
          "M6 3.5 H13.5 L18.5 8.5 V19 C18.5 20 18 20.5 17 20.5 H7 C6 20.5 5.5 20 5.5 19 V5 C5.5 4 6",
          "3.5 7 3.5 M13 3.5 V9 H18.5"))),
    Symbol(
      "doc.text",
      .line(
        .path(
          "M6.6 2.3 H12.8 L19 8.5 V19.6 C19 20.9 18.2 21.7 16.9 21.7 H6.6 C5.3 21.7 4.5 20.9 4.5 19.6 V4.4",
          "C4.5 3.1 5.3 2.3 6.6 2.3 M12.6 2.6 V7.1 C12.6 8.1 13.2 8.7 14.2 8.7 H18.7"),
        "M8 13 H15.5 M8 17 H15.5")),
    Symbol(
      "shield.checkered",
      .line(shield),
      .ink(
        .path(
          "M12 3.2 V12 H4.3 V6.9 C4.3 6.2 4.6 5.8 5.2 5.6 Z M12 12 H19.6 C19.1 15.9 16.4 18.8 12 20.8 Z"))),
    Symbol(
      "folder",
      .line(
        .path(
          "M3.5 18.5 V6.5 C3.5 5.7 4 5 5 5 H9.5 L11.5 7.5 H19 C20 7.5 20.5 8 20.5 9 V18 C20.5 19 20",
          "19.5 19 19.5 H5 C4 19.5 3.5 19.3 3.5 18.5 Z"))),
  ]

  // Sound
  private static let sounds: [Symbol] = [
    Symbol("backward.fill", .solid("M12 6.5 L3.5 12 L12 17.5 Z", "M20.5 6.5 L12 12 L20.5 17.5 Z")),
    Symbol("forward.fill", .solid("M12 6.5 L20.5 12 L12 17.5 Z", "M3.5 6.5 L12 12 L3.5 17.5 Z")),
    Symbol("stop.fill", .solid(.box(5, 5, 14, 14, 2))),
    Symbol("speaker.fill", .solid(speaker)),
    Symbol(
      "speaker.wave.2.fill", .solid("M3.5 9.5 H6.5 L11 5.5 V18.5 L6.5 14.5 H3.5 Z"),
      .line("M14.3 9 C15.7 10.7 15.7 13.3 14.3 15 M17.3 6.5 C20.2 9.6 20.2 14.4 17.3 17.5")),
    Symbol("music.note", .ink(.circle(7.6, 17.6, 3.1)), .line("M9.7 17.5 V5 L18 3.2 V7.5 L9.7 9.3")),
    Symbol(
      "headphones", .line("M4 18 V12.5 C4 8 7.6 4.5 12 4.5 C16.4 4.5 20 8 20 12.5 V18"),
      .solid(.box(3.5, 14, 3.5, 6, 1.5), .box(17, 14, 3.5, 6, 1.5))),
  ]

  // Settings and weather
  private static let surroundings: [Symbol] = [
    Symbol(
      "airplane",
      .solid(
        .path(
          "M12 2.8 C13 2.8 13.5 4 13.5 5.5 V9.2 L21 13.8 V16 L13.5 13.6 V17.8 L16 19.8 V21.2 L12 20",
          "L8 21.2 V19.8 L10.5 17.8 V13.6 L3 16 V13.8 L10.5 9.2 V5.5 C10.5 4 11 2.8 12 2.8 Z"))),
    Symbol(
      "wifi",
      .line(
        .path(
          "M2.8 9.2 C8 4.2 16 4.2 21.2 9.2 M6 12.8 C9.4 9.6 14.6 9.6 18 12.8 M9.2 16.2 C10.8 14.7",
          "13.2 14.7 14.8 16.2")), .ink(.circle(12, 19.2, 1.5))),
    Symbol(
      "moon.fill",
      .solid(
        .path(
          "M19.5 14.5 C18.4 15.1 17.2 15.4 16 15.4 C11.6 15.4 8.4 12.2 8.4 7.9 C8.4 6.6 8.7 5.4 9.2",
          "4.3 C6 5.6 4 8.6 4 12 C4 16.6 7.6 20.2 12.2 20.2 C15.6 20.2 18.3 17.9 19.5 14.5 Z"))),
    Symbol("sun.max", .line(.circle(12, 12, 4), rays)),
    Symbol("sun.max.fill", .solid(.circle(12, 12, 4)), .line(rays)),
    Symbol(
      "sun.min", .line(.circle(12, 12, 3.5)),
      .ink(
        .circle(12, 4.5, 1.1), .circle(12, 19.5, 1.1), .circle(4.5, 12, 1.1), .circle(19.5, 12, 1.1),
        .circle(6.7, 6.7, 1.1), .circle(17.3, 17.3, 1.1), .circle(6.7, 17.3, 1.1), .circle(17.3, 6.7, 1.1))),
    Symbol("cloud", .line(cloud)),
    Symbol("cloud.fill", .solid(cloud)),
    Symbol(
      "drop.fill",
      .solid(
        .path(
          "M12 3 C15 7 18 10.5 18 14.5 C18 18 15.3 20.7 12 20.7 C8.7 20.7 6 18 6 14.5 C6 10.5 9 7",
          "12 3 Z"))),
    Symbol(
      "leaf.fill", .solid("M20 4 C11 4 5 8 5 14.5 C5 17.5 7.3 19.5 10.2 19.5 C17 19.5 20 13 20 4 Z"),
      .line("M3.5 21 C5.5 18 8 15.3 11.5 12.8")),
    Symbol(
      "globe",
      .line(.circle(12, 12, 9), "M3 12 H21 M12 3 C9 6 8 9 8 12 C8 15 9 18 12 21 C15 18 16 15 16 12 C16 9 15 6 12 3")),
    Symbol("key", .line(.circle(8, 16, 4), "M11 13 L20 4 M16 8 L19 11")),
  ]

  // People, places and things
  private static let things: [Symbol] = [
    Symbol(
      "person.crop.circle.fill",
      .ink(
        .circle(12, 12, 10), cut: .circle(12, 9.6, 3.5),
        .path(
          "M5.8 17.6 C6.8 15.6 9 14.5 12 14.5 C15 14.5 17.2 15.6 18.2 17.6 C16.6 19.2 14.4 20.2 12",
          "20.2 C9.6 20.2 7.4 19.2 5.8 17.6 Z"))),
    Symbol(
      "person.2.fill",
      .solid(.circle(9, 8, 3.2), "M3 19 C3 15.4 5.4 13.5 9 13.5 C12.6 13.5 15 15.4 15 19 Z", .circle(17, 9, 2.3)),
      .line("M17.3 14 C19.7 14.2 21 15.9 21 18.5")),
    Symbol(
      "figure.walk", .ink(.circle(13.2, 4, 2)),
      .line("M8 11 L10 8.2 L13 8 L15 11 L18 12 M12.2 8.2 L11 14 L14 17 L15 21 M11 14 L9.5 17.5 L6.5 21")),
    Symbol("map", .line("M3.5 6.5 L9 4 L15 6.5 L20.5 4 V17.5 L15 20 L9 17.5 L3.5 20 Z M9 4 V17.5 M15 6.5 V20")),
    Symbol(
      "map.fill",
      .ink(
        "M2.5 6 L8.4 3.2 V17 L2.5 19.8 Z", "M9.6 3.2 L14.4 5.6 V20.4 L9.6 18 Z",
        "M15.6 5.6 L21.5 2.8 V16.6 L15.6 20.4 Z")),
    Symbol("location.fill", .solid("M20.5 3.5 L3.5 10.8 L11.2 12.8 L13.2 20.5 Z")),
    Symbol(
      "bag",
      .line(
        .path(
          "M5.5 8 H18.5 L19.5 18.5 C19.6 19.7 18.9 20.5 17.8 20.5 H6.2 C5.1 20.5 4.4 19.7 4.5 18.5",
          "Z M8.5 10.5 V7 C8.5 4.9 10 3.5 12 3.5 C14 3.5 15.5 4.9 15.5 7 V10.5"))),
    Symbol(
      "bag.fill", .solid("M5.5 8 H18.5 L19.5 18.5 C19.6 19.7 18.9 20.5 17.8 20.5 H6.2 C5.1 20.5 4.4 19.7 4.5 18.5 Z"),
      .line("M8.5 7.5 V7 C8.5 4.9 10 3.5 12 3.5 C14 3.5 15.5 4.9 15.5 7 V7.5")),
    Symbol("shippingbox", .line("M12 3 L20.5 7 V17 L12 21 L3.5 17 V7 Z M3.5 7 L12 11 L20.5 7 M12 11 V21 M7.5 5 L16 9")),
    Symbol(
      "tshirt.fill",
      .solid(
        .path(
          "M8.5 4 L3 7 L5 12 L7.5 11 V20 H16.5 V11 L19 12 L21 7 L15.5 4 C15 6 13.7 7 12 7 C10.3 7 9",
          "6 8.5 4 Z"))),
    Symbol(
      "book",
      .line(
        .path(
          "M12 6 C10 4.5 7 4 3.5 4.5 V18.5 C7 18 10 18.5 12 20 C14 18.5 17 18 20.5 18.5 V4.5 C17 4",
          "14 4.5 12 6 Z M12 6 V20"))),
    Symbol(
      "archivebox",
      .line(.box(3, 4.5, 18, 4.5, 1), "M4.5 9 V18 C4.5 19 5 19.5 6 19.5 H18 C19 19.5 19.5 19 19.5 18 V9 M9.5 13 H14.5")),
  ]

  private static let arrowUp: Outline = "M12 6.2 L16.8 11 L15.4 12.4 L13 10 V17.5 H11 V10 L8.6 12.4 L7.2 11 Z"
  private static let rays: Outline = .path(
    "M12 2.5 V4.5 M12 19.5 V21.5 M2.5 12 H4.5 M19.5 12 H21.5 M5.3 5.3 L6.7 6.7 M17.3 17.3 L18.7 18.7",
    "M5.3 18.7 L6.7 17.3 M17.3 6.7 L18.7 5.3")
  private static let cloud: Outline = .path(
    "M6.2 19.3 C3.1 19.3 1.1 17.3 1.1 14.7 C1.1 12.2 2.9 10.5 5.3 10.3 C5.9 6.9 8.6 4.7 12 4.7",
    "C15.3 4.7 17.9 6.8 18.5 9.7 C21.1 9.9 22.9 11.8 22.9 14.4 C22.9 17.3 20.9 19.3 17.8 19.3 Z")
  private static let shield: Outline = .path(
    "M12 2.3 L18.9 5 C19.6 5.3 20 5.8 20 6.6 V11.3 C20 16.1 17.1 19.6 12 21.9 C6.9 19.6 4 16.1 4 11.3 V6.6",
    "C4 5.8 4.4 5.3 5.1 5 Z")
  private static let phone: Outline = .path(
    "M5 4 H8.5 L10.5 9 L8.2 10.8 C9.3 13 11 14.7 13.2 15.8 L15 13.5 L20 15.5 V19 C20 20 19.3 20.7 18.3 20.6",
    "C10.3 20 4 13.7 3.4 5.7 C3.3 4.7 4 4 5 4 Z")
  private static let speaker: Outline = "M6.5 9.5 H9.5 L14 5.5 V18.5 L9.5 14.5 H6.5 Z"
}
