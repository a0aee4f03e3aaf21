import Observation
import SnapshotUI
import Testing

/// Rows of a list that is long enough to be observed in blocks.
@MainActor @Suite struct LongListTests {
  @Observable final class Flag: Identifiable {
    let id: Int
    var isOn = false

    init(id: Int) { self.id = id }
  }

  struct Row: View {
    let flag: Flag

    var body: some View { Text(verbatim: "\(flag.id) \(flag.isOn)") }
  }

  struct Rows: View {
    let flags: [Flag]

    var body: some View { VStack { ForEach(flags) { Row(flag: $0) } } }
  }

  struct Toggles: View {
    let flags: [Flag]

    var body: some View {
      VStack {
        ForEach(flags) { flag in
          Toggle("flag \(flag.id)", isOn: Binding(get: { flag.isOn }, set: { flag.isOn = $0 }))
        }
      }
    }
  }

  @Test(arguments: [1, 16, 17, 256, 300]) func eachRowIsEvaluatedWhenItsModelChanges(count: Int) throws {
    let flags = (0..<count).map { Flag(id: $0) }
    let host = ViewHost(Rows(flags: flags))
    #expect(try host.inspect().findAll(Row.self).count == count)
    for index in [0, count / 2, count - 1] {
      let before = try host.evaluations().count
      flags[index].isOn.toggle()
      #expect(try host.inspect().texts[index] == "\(index) \(flags[index].isOn)")
      #expect(try host.evaluations().dropFirst(before).map(\.viewType) == ["Row"])
    }
  }

  @Test(arguments: [16, 17, 300]) func eachControlIsDrawnAgainWhenItsModelChanges(count: Int) throws {
    let flags = (0..<count).map { Flag(id: $0) }
    let host = ViewHost(Toggles(flags: flags), in: RenderContext(width: 300))
    for index in [0, count / 2, count - 1] {
      #expect(try host.inspect().find(label: "flag \(index)").accessibility.value == "0")
      flags[index].isOn = true
      #expect(try host.inspect().find(label: "flag \(index)").accessibility.value == "1")
    }
  }
}
