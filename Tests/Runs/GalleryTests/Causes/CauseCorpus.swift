import Snapshot
import SnapshotUI

extension CauseCase {
  /// Changes as people make them: one argument, one color, one word, one row, one screen or many; and pairs of them.
  static let corpus: [CauseCase] = arguments + styles + content + defects + pairs + afterChangesWithoutPixels

  private static func number(_ name: String, _ value: CGFloat, _ title: String) -> CauseCase {
    CauseCase(name: name, titles: [title], values: [name: value])
  }

  private static let arguments: [CauseCase] = [
    number("article spacing", 20, "VStack spacing 12 → 20"),
    number("article padding", 24, "padding 16 → 24"),
    number("article line spacing", 6, "lineSpacing 2 → 6"),
    number("author spacing", 4, "HStack spacing 12 → 4"),
    number("pill height", 44, "frame minHeight 36 → 44"),
    number("cover height", 160, "frame height 132 → 160"),
    number("portrait offset", 36, "offset y 48 → 36"),
    number("card padding", 12, "padding 16 → 12"),
    number("submit padding", 19, "padding 15 0 15 0 → 19 0 19 0"),
    number("buttons spacing", 20, "VStack spacing 12 → 20"),
    number("code tracking", 3, "tracking 1 → 3"),
    number("progress spacing", 2, "HStack spacing 4 → 2"),
    number("progress height", 10, "frame height 6 → 10"),
    number("metric spacing", 16, "VStack spacing 8 → 16"),
    CauseCase(
      name: "composer alignment", titles: ["frame alignment leading → trailing"],
      values: ["composer alignment": Alignment.trailing]),
    CauseCase(
      name: "title digits", titles: ["monospacedDigit true → false"], values: ["stat digits": false]),
  ]

  private static let styles: [CauseCase] = [
    number("picture radius", 28, "corner radius 16 → 28"),
    number("thumbnail radius", 4, "corner radius 14 → 4"),
    number("card radius", 8, "corner radius 20 → 8"),
    number("field radius", 6, "corner radius 14 → 6"),
    number("token radius", 10, "corner radius 20 → 10"),
    number("field line", 4, "stroke width 2 → 4"),
    CauseCase(name: "loading opacity", titles: ["opacity 0.55 → 0.8"], values: ["loading opacity": 0.8]),
    number("hill peak", 0.5, "Hill shape changed"),
    number("reef circle", 110, "frame width 130, height 130 → width 110, height 110"),
    number("perforation gap", 12, "dash"),
    CauseCase(
      name: "ink", titles: ["#161616 → #002244"],
      values: ["ink": Color(light: Color(RGBA(0x002244)), dark: Color(RGBA(0xDDEEFF)))]),
    CauseCase(
      name: "indigo in light", titles: ["#4B3FE4 → #2A6FDB"],
      values: ["indigo": Color(light: Color(RGBA(0x2A6FDB)), dark: Color(RGBA(0x8C83FF)))]),
    CauseCase(
      name: "surface in dark", titles: ["#1A1A1A → #222831"],
      values: ["surface": Color(light: .white, dark: Color(RGBA(0x222831)))]),
    CauseCase(
      name: "canvas", titles: ["#F1F1F1 → #FFF8E7"],
      values: ["canvas": Color(light: Color(RGBA(0xFFF8E7)), dark: Color(RGBA(0x101820)))]),
    CauseCase(
      name: "gold", titles: ["#F1CF8A → #FFFFFF"], values: ["gold": Color(RGBA(0xFFFFFF))]),
    CauseCase(
      name: "follow color", titles: ["#4B3FE4 → #E2553B"], values: ["follow": Color(RGBA(0xE2553B))]),
    CauseCase(name: "post title font", titles: ["font size"], values: ["post title font": Font.title.bold()]),
    CauseCase(
      name: "chip weight", titles: ["Inter-SemiBold → Inter-Bold"],
      values: ["chip font": Font.caption.weight(.bold)]),
    CauseCase(
      name: "metric value font", titles: ["font size"], values: ["metric font": Font.title2.weight(.bold)]),
    CauseCase(
      name: "tab symbol size", titles: ["font size 20 → 24"], values: ["tab symbol size": CGFloat(24)]),
  ]

  private static let content: [CauseCase] = [
    CauseCase(
      name: "comment removed", titles: ["removed"], data: { $0.post.comments.removeAll { $0.id == 2 } }),
    CauseCase(
      name: "comment added", titles: ["Text \"Me too.\""],
      data: {
        $0.post.comments.insert(
          .init(id: 9, author: .emil, age: "1 h", text: "Me too.", votes: "7"), at: 1)
      }),
    CauseCase(name: "posts swapped", titles: [" moved"], data: { $0.profile.posts.swapAt(0, 1) }),
    CauseCase(
      name: "badge removed", titles: ["Text \"Premium\""], data: { $0.profile.isPremium = false }),
    CauseCase(
      name: "player removed", titles: ["Dev"], data: { $0.game.players.removeAll { $0.name == "Dev" } }),
    CauseCase(
      name: "term removed", titles: ["Text \"The rest stays valid.\""],
      data: { $0.voucher.terms.removeAll { $0 == "The rest stays valid." } }),
    CauseCase(
      name: "title of a post", titles: ["Text \"Eleven hours for four minutes\" → \"Nine hours\""],
      data: { $0.post.title = "Nine hours" }),
    CauseCase(
      name: "comment text", titles: ["Text \"Saved for September.\" → \"Saved.\""],
      data: { $0.post.comments[2].text = "Saved." }),
    CauseCase(
      name: "message of a form", titles: ["→ \"Wrong password.\""], data: { $0.logInFailed.message = "Wrong password." }
    ),
    CauseCase(
      name: "greeting", titles: ["Text \"Hello, Ines\" → \"Hi, Ines\""], data: { $0.dashboard.greeting = "Hi, Ines" }),
    CauseCase(
      name: "symbol of a metric", titles: ["Image creditcard → tag"], data: { $0.dashboard.metrics[0].symbol = "tag" }),
    CauseCase(
      name: "chart values", titles: ["shape changed"], data: { $0.dashboard.days[3].orders = 120 }),
    CauseCase(
      name: "price", titles: ["Text \"€ 25\" → \"€ 40\""], data: { $0.voucher.amount = "€ 40" }),
    CauseCase(name: "share of a product", titles: ["frame width"], data: { $0.dashboard.products[1].share = 0.4 }),
    CauseCase(name: "turn", titles: ["#E2553B"], data: { $0.game.players[0].isOnTurn = false }),
    CauseCase(
      name: "navigation subtitle", titles: ["Text \"128k members\" → \"131k members\""],
      data: { $0.post.members = "131k members" }),
  ]

  private static let defects: [CauseCase] = [
    CauseCase(
      name: "negative spacing", titles: ["VStack spacing 12 → -20"], defect: "overlaps",
      values: ["article spacing": CGFloat(-20)]),
    CauseCase(
      name: "long name", titles: ["Text \"Aiko"], defect: "is truncated",
      data: { $0.profile.person.name = "Aiko Mori of the Northern Night Train Society" }),
    CauseCase(
      name: "low field", titles: ["frame height 40 → 8"], defect: "beyond its frame",
      values: ["composer height": CGFloat(8)]),
  ]

  private static let pairs: [CauseCase] = [
    CauseCase(
      name: "spacing and color", titles: ["VStack spacing 12 → 20", "#525252 → #0000FF"], groups: 2,
      values: [
        "article spacing": CGFloat(20),
        "ink secondary": Color(light: Color(RGBA(0x0000FF)), dark: Color(RGBA(0x8888FF))),
      ]),
    CauseCase(
      name: "radius and text", titles: ["corner radius 20 → 8", "→ \"Hi, Ines\""], groups: 1,
      values: ["card radius": CGFloat(8)], data: { $0.dashboard.greeting = "Hi, Ines" }),
    CauseCase(
      name: "badge that fits and radius", titles: ["Text \"Premium\"", "corner radius 20 → 8"], groups: 2,
      values: ["card radius": CGFloat(8)], data: { $0.profile.isPremium = false }),
    CauseCase(
      name: "two screens", titles: ["→ \"Nine hours\"", "→ \"€ 40\""], groups: 2,
      data: {
        $0.post.title = "Nine hours"
        $0.voucher.amount = "€ 40"
      }),
  ]

  /// Changes of screens whose references were recorded before a change that no picture shows.
  private static let afterChangesWithoutPixels: [CauseCase] = [
    CauseCase(
      name: "color after a line limit", titles: ["#4B3FE4 → #E2553B"], earlier: ["author line limit": 1],
      values: ["indigo": Color(light: Color(RGBA(0xE2553B)), dark: Color(RGBA(0x8C83FF)))]),
    CauseCase(
      name: "padding after a line limit", titles: ["padding 16 → 24"], earlier: ["author line limit": 1],
      values: ["article padding": CGFloat(24)]),
    CauseCase(
      name: "text after a line limit", titles: ["Text \"Eleven hours for four minutes\" → \"Nine hours\""],
      earlier: ["author line limit": 1], data: { $0.post.title = "Nine hours" }),
    CauseCase(
      name: "name after a line limit", titles: ["→ \"Ines K\""], earlier: ["author line limit": 1],
      data: { $0.post.author.name = "Ines K" }),
    CauseCase(
      name: "greeting after another order", titles: ["Text \"Hello, Ines\" → \"Hi, Ines\""],
      earlier: ["axis is reversed": false], data: { $0.dashboard.greeting = "Hi, Ines" }),
    CauseCase(
      name: "spacing after another order", titles: ["VStack spacing 8 → 16"], earlier: ["axis is reversed": false],
      values: ["metric spacing": CGFloat(16)]),
    CauseCase(
      name: "ink after a shape for taps", titles: ["#161616 → #002244"], earlier: ["bar button is larger": false],
      values: ["ink": Color(light: Color(RGBA(0x002244)), dark: Color(RGBA(0xDDEEFF)))]),
    CauseCase(
      name: "padding after several changes", titles: ["padding 16 → 24"],
      earlier: ["author line limit": 1, "bar button is larger": false], values: ["article padding": CGFloat(24)]),
    CauseCase(
      name: "surface after several changes", titles: ["#1A1A1A → #222831"],
      earlier: ["author line limit": 1, "axis is reversed": false, "bar button is larger": false],
      values: ["surface": Color(light: .white, dark: Color(RGBA(0x222831)))]),
  ]
}
