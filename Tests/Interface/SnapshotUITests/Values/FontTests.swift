import Foundation
import SnapshotRepository
import Testing
import SnapshotUI

@Suite struct FontTests {
  /// The rows of a table of text styles, each a dictionary by the names of its columns.
  private func rows(_ name: String) throws -> [[String: String]] {
    let lines = try Repository.text("Scripts/generate/text-styles-data/\(name)").split(separator: "\n").map {
      $0.split(separator: ",").map(String.init)
    }
    let names = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  private func style(_ row: [String: String]) throws -> Font.TextStyle {
    let name = try #require(row["style"])
    return try #require(Font.TextStyle(rawValue: ["title1": "title", "caption1": "caption"][name] ?? name))
  }

  private func number(_ row: [String: String], _ column: String) throws -> CGFloat {
    let text = try #require(row[column])
    return CGFloat(try #require(Double(text)))
  }

  private static let weights: [String: FontWeight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
  ]

  @Test func everyStyleAtEveryTypeSizeFollowsThePublishedTable() throws {
    let categories =
      ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "AX\($0)" }
    var seen: Set<String> = []
    for row in try rows("dynamic-type.csv") {
      let style = try style(row)
      let column = try #require(categories.firstIndex(of: row["category"] ?? ""))
      let typeSize = DynamicTypeSize.allCases[column]
      let regular = Font.system(style).resolve(at: typeSize)
      #expect(regular.size == (try number(row, "size_pt")), "\(row)")
      #expect(regular.lineHeight == (try number(row, "leading_pt")), "\(row)")
      #expect(regular.weight == Self.weights[row["weight"] ?? ""], "\(row)")
      #expect(
        Font.system(style).bold().resolve(at: typeSize).weight == Self.weights[row["emphasized_weight"] ?? ""], "\(row)"
      )
      seen.insert("\(style) \(typeSize)")
    }
    #expect(seen.count == 11 * 12)
    #expect(Font.TextStyle.allCases.count == 11 && DynamicTypeSize.allCases.count == 12)
  }

  @Test func everyStyleOfAMacFollowsItsTable() throws {
    var seen: Set<Font.TextStyle> = []
    for row in try rows("mac.csv") {
      let style = try style(row)
      for typeSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
        let regular = Font.system(style).resolve(at: typeSize, styles: .mac)
        #expect(regular.size == (try number(row, "size_pt")), "\(row)")
        #expect(regular.lineHeight == (try number(row, "line_height_pt")), "\(row)")
        #expect(regular.weight == Self.weights[row["weight"] ?? ""], "\(row)")
        let bold = Font.system(style).bold().resolve(at: typeSize, styles: .mac)
        #expect(bold.weight == Self.weights[row["emphasized_weight"] ?? ""], "\(row)")
      }
      seen.insert(style)
    }
    #expect(seen.count == 11)
  }

  @Test func customFontsGrowAsTheStyleThatTheyAreRelativeTo() {
    for style in Font.TextStyle.allCases {
      let normal = TextStyles.dynamicType.metrics(for: style, at: .large).size
      for typeSize in DynamicTypeSize.allCases {
        let grown = TextStyles.dynamicType.metrics(for: style, at: typeSize).size
        let font = Font.custom("Lora", size: normal, relativeTo: style).resolve(at: typeSize)
        #expect(abs(font.size - grown) < 1e-9)
        #expect(Font.custom("Lora", size: 2 * normal, relativeTo: style).resolve(at: .large).size == 2 * normal)
      }
    }
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

  @Test func macFontsIgnoreTheTypeSizeAndHaveTheirOwnWeights() {
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

  @Test func fontModifiersAreCombined() {
    let descriptor = Font.system(.footnote, design: .monospaced, weight: .medium)
      .italic().monospacedDigit().leading(.tight).resolve(at: .large)
    #expect(
      descriptor
        == FontDescriptor(
          family: "ui-monospace", size: 13, weight: .medium, isItalic: true, lineHeight: 16, textMetrics: .system,
          hasMonospacedDigits: true))
    #expect(Font.body.leading(.loose).resolve(at: .large).lineHeight == 24)
  }

  @Test func boldTextMakesEveryWeightHeavier() {
    let bold = { (font: Font) in font.resolve(at: .large, legibilityWeight: .bold).weight }
    #expect(bold(.body) == .semibold)
    #expect(bold(.headline) == .bold)
    #expect(bold(.body.weight(.black)) == .black)
    for value in stride(from: 100, through: 800, by: 100) {
      #expect(bold(.body.weight(FontWeight(value))) > FontWeight(value))
    }
    #expect(bold(.custom("Lora", size: 20)) == .semibold)
  }

  @Test func fontsAreResolvedInTheEnvironment() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    environment.legibilityWeight = .bold
    #expect(
      Font.body.resolve(in: environment)
        == FontDescriptor(size: 23, weight: .semibold, lineHeight: 29, textMetrics: .system))
    environment.textStyles = .mac
    #expect(Font.body.resolve(in: environment).size == 13)
  }
}
