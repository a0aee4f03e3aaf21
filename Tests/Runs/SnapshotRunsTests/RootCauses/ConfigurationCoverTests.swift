import Testing

// The subject is an internal algorithm of root causes.
@testable import SnapshotRuns

@Suite struct ConfigurationCoverTests {
  private static let sizes = ["large", "xLarge", "accessibility1", "accessibility2"]
  private static let all = ["iPhoneSE3", "iPad"].flatMap { device in
    sizes.flatMap { size in ["light", "dark"].map { ["device=\(device)", "typeSize=\(size)", "scheme=\($0)"] } }
  }

  private func cover(_ isChosen: ([String]) -> Bool) -> String {
    ConfigurationCover(Self.all.filter(isChosen), among: Self.all).text
  }

  @Test func manyConfigurationsAreSummarized() {
    #expect(cover { _ in true } == "all configurations")
    #expect(cover { $0[2] == "scheme=dark" } == "dark")
    #expect(cover { $0[1].contains("accessibility") } == "accessibility1…accessibility2")
    #expect(
      cover { $0[1].contains("accessibility") && $0[0] == "device=iPad" } == "iPad × accessibility1…accessibility2")
    #expect(
      cover { $0[2] == "scheme=dark" || $0 == ["device=iPad", "typeSize=large", "scheme=light"] }
        == "dark, or iPad × large")
    #expect(cover { $0 == Self.all[3] } == "iPhoneSE3 × xLarge × dark")
    #expect(cover { _ in false } == "")
  }

  @Test func withoutAMatrixThereIsOneConfiguration() {
    #expect(ConfigurationCover([[]], among: [[]]).text == "all configurations")
  }

  /// Whatever is chosen, the phrases name exactly that.
  @Test func theCoverIsExact() {
    var state: UInt64 = 7
    for _ in 0..<200 {
      let chosen = Self.all.filter { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 60 < 7
      }
      let named = ConfigurationCover(chosen, among: Self.all).phrases.flatMap { phrase in
        Self.all.filter { cell in
          phrase == "all configurations" || phrase.components(" × ").allSatisfy { holds($0, cell) }
        }
      }
      #expect(Set(named) == Set(chosen))
    }
  }

  /// Whether a part of a phrase, such as `large…xLarge/accessibility2`, has a cell.
  private func holds(_ part: String, _ cell: [String]) -> Bool {
    let values = cell.map { String($0.split(separator: "=")[1]) }
    return part.split(separator: "/").contains { run in
      let ends = run.split(separator: "…").map(String.init)
      guard ends.count == 2, let first = Self.sizes.firstIndex(of: ends[0]),
        let last = Self.sizes.firstIndex(of: ends[1])
      else { return values.contains(ends[0]) }
      return Self.sizes[first...last].contains(values[1])
    }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] { self.split(separator: separator).map(String.init) }
}
