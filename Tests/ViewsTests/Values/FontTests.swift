import Testing
import Views

@Suite struct FontTests {
  @Test(arguments: [
    (Font.TextStyle.largeTitle, DynamicTypeSize.large, 34.0, 41.0),
    (.body, .xSmall, 14, 19), (.body, .large, 17, 22), (.body, .xxxLarge, 23, 29), (.body, .accessibility5, 53, 62),
    (.subheadline, .xxxLarge, 21, 28), (.caption, .large, 12, 16), (.caption2, .accessibility5, 40, 48),
  ])
  func textStylesFollowThePublishedTable(
    style: Font.TextStyle, typeSize: DynamicTypeSize, size: CGFloat, leading: CGFloat
  ) {
    let descriptor = Font.system(style).resolve(at: typeSize)
    #expect(descriptor.size == size)
    #expect(descriptor.lineHeight == leading)
  }

  @Test func everyStyleGrowsWithTheTypeSize() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { TextStyles.dynamicType.metrics(for: style, at: $0) }
      for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
        #expect(smaller.size <= larger.size && smaller.leading <= larger.leading, "\(style)")
      }
      #expect(Set(sizes.map(\.size)).count >= 9, "\(style)")
    }
  }

  @Test func aMacHasOneSizeAndItsOwnWeights() {
    let headline = Font.headline.resolve(at: .accessibility5, styles: .mac)
    #expect(headline.size == 13)
    #expect(headline.lineHeight == 16)
    #expect(headline.weight == .bold)
    #expect(Font.headline.bold().resolve(at: .large, styles: .mac).weight == .heavy)
  }

  @Test func boldTakesTheEmphasisedWeightOfTheStyle() {
    #expect(Font.body.bold().resolve(at: .large).weight == .semibold)
    #expect(Font.title.bold().resolve(at: .large).weight == .bold)
    #expect(Font.system(size: 20).bold().resolve(at: .large).weight == .bold)
    #expect(Font.body.bold().weight(.light).resolve(at: .large).weight == .light)
  }

  @Test func fixedSizesStayAndCustomSizesFollowAStyle() {
    #expect(Font.system(size: 20).resolve(at: .xxxLarge).size == 20)
    #expect(Font.custom("Lora", fixedSize: 20).resolve(at: .xxxLarge).size == 20)
    #expect(Font.custom("Lora", size: 34).resolve(at: .xxxLarge).size == 46)
    #expect(Font.custom("Lora", size: 34, relativeTo: .largeTitle).resolve(at: .xxxLarge).size == 40)
    #expect(Font.custom("Lora", size: 34).resolve(at: .large).family == "Lora")
    #expect(Font.custom("Lora", size: 34).resolve(at: .large).lineHeight == nil)
  }

  @Test func modifiersAddUp() {
    let descriptor = Font.system(.footnote, design: .monospaced, weight: .medium)
      .italic().monospacedDigit().leading(.tight).resolve(at: .large)
    #expect(
      descriptor
        == FontDescriptor(
          family: "ui-monospace", size: 13, weight: .medium, isItalic: true, lineHeight: 16,
          hasMonospacedDigits: true))
    #expect(Font.body.leading(.loose).resolve(at: .large).lineHeight == 24)
  }

  @Test func boldTextMakesEveryWeightHeavier() {
    let bold = { (font: Font) in font.resolve(at: .large, legibilityWeight: .bold).weight }
    #expect(bold(.body) == .semibold)
    #expect(bold(.headline) == .bold)
    #expect(bold(.body.weight(.black)) == .black)
  }

  @Test func theEnvironmentDecides() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    environment.legibilityWeight = .bold
    #expect(
      Font.body.resolve(in: environment) == FontDescriptor(size: 23, weight: .semibold, lineHeight: 29))
    environment.textStyles = .mac
    #expect(Font.body.resolve(in: environment).size == 13)
  }
}
