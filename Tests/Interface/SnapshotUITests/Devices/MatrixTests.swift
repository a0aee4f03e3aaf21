import Testing
import SnapshotUI

@Suite struct MatrixTests {
  static let phones: Matrix = .devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall ... .xxxLarge)
  static let appearances = phones * .colorSchemes(.light, .dark)

  @Test func configurationsAreTheProductOfTheAxes() {
    let cells = Self.phones.cells
    #expect(cells.count == 14)
    #expect(cells.first?.name == "iPhoneSE3-xS")
    #expect(cells.last?.name == "iPhone14ProMax-xxxL")
    #expect(cells.first?.labels == ["device=iPhoneSE3", "typeSize=xSmall"])
    #expect(Set(cells.map(\.name)).count == 14)
  }

  @Test func aConfigurationHasItsContext() throws {
    let cell = try #require(Self.appearances.cells.last)
    #expect(cell.name == "iPhone14ProMax-xxxL-dark")
    #expect(cell.context == Device.iPhone14ProMax.context(dynamicTypeSize: .xxxLarge, colorScheme: .dark))
    #expect(cell["typeSize"] == "xxxLarge")
    #expect(cell["locale"] == nil)
  }

  @Test func typeSizesAreAbbreviated() {
    #expect(
      DynamicTypeSize.allCases.map(\.abbreviation)
        == ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test func everyTraitHasAnAxis() throws {
    let matrix: Matrix =
      .sizes(CGSize(width: 100, height: 50)) * .layoutDirections(.rightToLeft) * .contrasts(.increased)
      * .legibilityWeights(.bold) * .locales("ar_EG") * .displayScales(2)
    let cell = try #require(matrix.cells.first)
    #expect(cell.name == "100x50-RTL-increasedContrast-boldText-ar_EG-@2x")
    #expect(
      cell.context
        == RenderContext(
          width: 100, height: 50, displayScale: 2, colorSchemeContrast: .increased, legibilityWeight: .bold,
          layoutDirection: .rightToLeft, localeIdentifier: "ar_EG"))
  }

  @Test func aCommonScaleDoesNotChangeNames() {
    let one = (Self.phones.atScale(1) * .colorSchemes(.light, .dark)).cells
    #expect(one.allSatisfy { $0.context.displayScale == 1 })
    #expect(one.map(\.name) == Self.appearances.cells.map(\.name))
  }

  @Test func aCustomAxisSetsTheLabelsOfConfigurations() {
    let matrix: Matrix = .axis("plan", ["free", "premium"]) * .colorSchemes(.dark)
    #expect(matrix.cells.map { $0["plan"] } == ["free", "premium"])
    #expect(matrix.cells.map(\.name) == ["free-dark", "premium-dark"])
  }

  @Test func excludedConfigurationsAreOmitted() {
    let matrix = Self.appearances.excluding { $0["device"] == "iPhoneSE3" && $0["colorScheme"] == "dark" }
    #expect(matrix.cells.count == 21)
    #expect(!matrix.cells.map(\.name).contains("iPhoneSE3-xS-dark"))
    #expect((matrix * .locales("en", "de")).cells.count == 42)
  }

  func failures(
    in matrix: Matrix, where isFailing: (MatrixCell) -> Bool
  ) -> [String] {
    matrix.describeFailures(matrix.cells.filter(isFailing).map(\.name))
  }

  @Test func oneConfigurationIsDescribedByItsValues() {
    #expect(
      failures(in: Self.phones) { $0.name == "iPhoneSE3-xxxL" } == ["at xxxLarge on iPhoneSE3"])
  }

  @Test func failuresAtEveryConfigurationOfAValueAreEverywhere() {
    #expect(failures(in: Self.appearances) { $0["colorScheme"] == "dark" } == ["everywhere in dark"])
    #expect(failures(in: Self.appearances) { _ in true } == ["everywhere"])
    #expect(failures(in: Self.appearances) { _ in false } == [])
  }

  @Test func neighboursOnAnOrderedAxisMakeARange() {
    let large: Set = ["xLarge", "xxLarge", "xxxLarge"]
    #expect(
      failures(in: Self.appearances) { large.contains($0["typeSize"] ?? "") && $0["device"] == "iPhoneSE3" }
        == ["at xLarge … xxxLarge on iPhoneSE3"])
    let ends: Set = ["xSmall", "xxLarge", "xxxLarge"]
    #expect(
      failures(in: Self.phones) { ends.contains($0["typeSize"] ?? "") }
        == ["everywhere at xSmall and xxLarge … xxxLarge"])
  }

  @Test func independentFailuresAreSeparatePhrases() {
    let phrases = failures(in: Self.appearances) {
      $0["colorScheme"] == "dark" || ($0["device"] == "iPhoneSE3" && $0["typeSize"] == "xxxLarge")
    }
    #expect(phrases == ["everywhere in dark", "at xxxLarge on iPhoneSE3"])
  }

  @Test func phrasesMatchExactlyTheFailedConfigurations() {
    // Every pattern of failures on a small matrix: the phrases must name exactly the failing cells.
    let matrix: Matrix = .devices(.iPhoneSE3, .iPhoneX) * .typeSizes(.small ... .large)
    let cells = matrix.cells
    for pattern in 1..<(1 << cells.count) {
      let failing = cells.indices.filter { pattern & 1 << $0 != 0 }.map { cells[$0].name }
      let phrases = matrix.describeFailures(failing)
      let named = cells.filter { cell in phrases.contains { covers($0, cell) } }.map(\.name)
      #expect(named == failing, "\(phrases)")
    }
  }

  /// Reads a phrase of the matrix above as a person does.
  private func covers(_ phrase: String, _ cell: MatrixCell) -> Bool {
    let sizes = ["small", "medium", "large"]
    let words = phrase.split(separator: " ").map(String.init)
    let devices = ["iPhoneSE3", "iPhoneX"].filter(words.contains)
    var named = sizes.filter(words.contains)
    if words.contains("…"), let first = named.first, let last = named.last,
      let low = sizes.firstIndex(of: first), let high = sizes.firstIndex(of: last)
    {
      named = Array(sizes[low...high])
    }
    return (devices.isEmpty || devices.contains(cell["device"] ?? ""))
      && (named.isEmpty || named.contains(cell["typeSize"] ?? ""))
  }

  @Test func unknownNamesAreIgnored() {
    #expect(Self.phones.describeFailures(["nonsense"]) == [])
  }

  @Test func rangesSpanExcludedConfigurations() {
    let matrix = Self.appearances.excluding { $0["device"] == "iPhoneSE3" && $0["colorScheme"] == "dark" }
    #expect(failures(in: matrix) { $0["typeSize"] == "xSmall" } == ["everywhere at xSmall"])
  }
}
