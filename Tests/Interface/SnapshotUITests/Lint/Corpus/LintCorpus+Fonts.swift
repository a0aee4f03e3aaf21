import Raster
import SnapshotRepository
import SnapshotUI

extension LintCorpus {
  static let fontSubstituted: [LintCase] =
    [
      .bad("a serif design") { Text("Words").fontDesign(.serif) },
      .bad("a rounded design") { Text("Words").fontDesign(.rounded) },
      .bad("a rounded system font") { Text("12").font(.system(size: 30, weight: .bold, design: .rounded)) },
      .bad("a serif text style") { Text("Words").font(.system(.title, design: .serif)) },
      .bad("a rounded button") { Button("Save") {}.fontDesign(.rounded) },
      .bad("a rounded part of a text") { Text("One ") + Text("two").fontDesign(.rounded) },
      .bad("a rounded list") { List { Text("Words") }.fontDesign(.rounded) },
      .bad("a family that nobody registered") { Text("Words").font(.custom("Lato", size: 17)) },
      .bad("a light weight") { Text("Words").fontWeight(.light) },
      .bad("a thin weight") { Text("Words").fontWeight(.thin) },
      .bad("an ultralight number") { Text("12").font(.system(size: 60, weight: .ultraLight)) },
      .bad("a black weight") { Text("Words").fontWeight(.black) },
      .bad("a medium monospaced weight") { Text("Words").font(.system(.body, design: .monospaced, weight: .medium)) },
      .bad("small capitals") { Text("Words").font(.body.smallCaps()) },
      .bad("lowercase small capitals") { Text("words").font(.body.lowercaseSmallCaps()) },
      .bad("uppercase small capitals") { Text("WORDS").font(.body.uppercaseSmallCaps()) },
      .bad("fractions") { Text("1/2").font(.body.feature(.fractions)) },
      .bad("a condensed font") { Text("Words").font(.body.width(.condensed)) },
      .bad("a condensed view") { VStack { Text("Words") }.fontWidth(.condensed) },
      .bad("an expanded part of a text") { Text("One ") + Text("two").fontWidth(.expanded) },
      .bad("a Thai text in a family that nobody registered") { Text("words ไทย").font(.custom("Sarabun", size: 17)) },
    ] + [
      .good("the usual font") { Text("Words") },
      .good("a monospaced design") { Text("Words").monospaced() },
      .good("a monospaced design in bold") { Text("Words").font(.system(.body, design: .monospaced, weight: .bold)) },
      .good("an embedded weight") { Text("Words").fontWeight(.semibold) },
      .good("an embedded family") { Text("Words").font(.custom("Inter", size: 17)) },
      .good("a headline in bold text", in: .phone.with { $0.legibilityWeight = .bold }) {
        Text("Words").font(.headline)
      },
      .good("bold in bold text", in: .phone.with { $0.legibilityWeight = .bold }) { Text("Words").bold() },
      .good("the standard width") { Text("Words").fontWidth(.standard) },
      .good("lowercase small capitals of capitals") { Text("WORDS").font(.body.lowercaseSmallCaps()) },
      .good("uppercase small capitals of digits") { Text("123").font(.body.uppercaseSmallCaps()) },
      .good("a feature that is turned off") { Text("1/2").font(.body.feature(FontFeature("frac", 0))) },
      .good("digits of equal width") { Text("111").monospacedDigit() },
      .good("an embedded feature") { Text("111").font(.body.feature(.monospacedDigits)) },
      .good("no letters") { Text(" ").fontDesign(.serif) },
      .good("a hidden text") { Text("Words").fontDesign(.serif).hidden() },
      .good("a symbol") { Image(systemName: "star").font(.system(size: 20, weight: .light)) },
      .good("an italic text") { Text("Words").italic() },
      .good("a registered design", in: .phone.with { $0.fonts = registered("ui-serif") }) {
        Text("Words").fontDesign(.serif)
      },
      .good("a registered family", in: .phone.with { $0.fonts = registered("Lato") }) {
        Text("Words").font(.custom("Lato", size: 17))
      },
      .good("another script in a registered family", in: .phone.with { $0.fonts = registered("Lato") }) {
        Text("שלום").font(.custom("Lato", size: 17))
      },
      .good("any weight of a variable font", in: .phone.with { $0.fonts = registered("Own", "InterVariable.ttf") }) {
        Text("Words").font(.custom("Own", size: 17).weight(.light))
      },
    ]

  static let breakWithinWord: [LintCase] =
    [
      ("Thai", "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน"), ("Lao", "ພາສາລາວເປັນພາສາທາງການຂອງປະເທດລາວ"),
      ("Khmer", "ភាសាខ្មែរជាភាសាកំណើតរបស់ជនជាតិខ្មែរ"), ("Burmese", "မြန်မာဘာသာစကားသည်မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာစကား"),
    ].flatMap { name, words -> [LintCase] in
      [
        .bad("\(name) in a column") { Text(words).frame(width: 80) },
        .bad("\(name) at a large size") { Text(words).font(.system(size: 60)) },
        .bad("\(name) after words") { Text("Words " + words).frame(width: 90) },
        .bad("\(name) in two parts") { (Text(words) + Text(words).bold()).frame(width: 100) },
        .good("\(name) on one line") { Text(words).lineLimit(1).fixedSize().frame(width: 100) },
        .good("\(name) with spaces") { Text(words.prefix(4) + " " + words.prefix(4)).frame(width: 90) },
        .good("\(name) with a line break") { Text(words.prefix(4) + "\n" + words.prefix(4)) },
      ]
    } + [
      .bad("in a list") { List { Text("ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอนหรือวรรณยุกต์เช่นเดียวกับภาษาจีน") } },
      .good("with zero width spaces") { Text("ภาษา\u{200B}ไทย\u{200B}เป็น\u{200B}ภาษา").frame(width: 60) },
      .good("a Latin word that is too long") { Text("Donaudampfschifffahrtsgesellschaft").frame(width: 60) },
      .good("Chinese, which breaks between any letters") { Text("中文可以在任何字符之间换行显示").frame(width: 60) },
      .good("hidden") { Text("ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน").frame(width: 80).hidden() },
    ]

  private static func registered(_ family: String, _ file: String = "NotoSans-Regular.ttf") -> FontBook {
    var fonts = FontBook.embedded
    try? fonts.register(contentsOf: Repository.url("Tests/Support/Fonts/\(file)"), family: family)
    return fonts
  }
}
