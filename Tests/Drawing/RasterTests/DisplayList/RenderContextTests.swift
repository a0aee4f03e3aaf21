import Foundation
import Raster
import Testing

@Suite struct RenderContextTests {
  private struct Theme: RenderContextValues {
    var name = "plain"
  }

  private struct Season: RenderContextValues {
    var month = 1
  }

  @Test func addedValuesHaveDefaults() {
    let context = RenderContext(width: 10)
    #expect(context[Theme.self].name == "plain")
    #expect(context[Season.self].month == 1)
  }

  @Test func typesOfAddedValuesAreIndependent() {
    var context = RenderContext()
    context[Theme.self].name = "night"
    context[Season.self].month = 7
    #expect(context[Theme.self].name == "night")
    #expect(context[Season.self].month == 7)
  }

  @Test func addedValuesArePartOfEquality() {
    var night = RenderContext()
    night[Theme.self].name = "night"
    var day = RenderContext()
    day[Theme.self].name = "day"
    #expect(night != day)
    #expect(night != RenderContext())
    #expect(Set([night, day, night]).count == 2)
  }

  @Test func defaultValuesEqualAbsentOnes() {
    var context = RenderContext()
    context[Theme.self].name = "night"
    context[Theme.self].name = "plain"
    #expect(context == RenderContext())
    #expect(context.hashValue == RenderContext().hashValue)
  }
}
