import Testing
import SnapshotUI

/// Actions that scroll views run at rest.
@MainActor @Suite struct ScrollObservationTests {
  private final class Record {
    var offsets: [CGFloat] = []
    var sizes: [CGSize] = []
    var visible: [Int: Bool] = [:]
    var targets: [[Int]] = []
  }

  private struct Rows: View {
    let record: Record
    @State private var count = 20

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Color.red.frame(height: 40).onScrollVisibilityChange { record.visible[index] = $0 }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { record.sizes.append($1) }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { record.offsets.append($1) }
      .onScrollTargetVisibilityChange(idType: Int.self) { record.targets.append($0) }
      .frame(width: 100, height: 100)
      Button("Fewer") { count = 2 }
    }
  }

  @Test func actionsRunAtRestAndAfterChanges() throws {
    let record = Record()
    let host = ViewHost(Rows(record: record))
    _ = try host.view
    #expect(record.offsets == [0])
    #expect(record.sizes == [CGSize(width: 100, height: 800)])
    #expect(record.visible == [0: true, 1: true, 2: true])
    #expect(record.targets == [[0, 1, 2]])
    try host.inspect().find(button: "Fewer").tap()
    _ = try host.view
    #expect(record.sizes.last == CGSize(width: 100, height: 80))
    #expect(record.targets.last == [0, 1])
    #expect(record.offsets == [0])
  }

  @Test func aNestedScrollViewIsNotTheObservedOne() throws {
    let record = Record()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 400).id(1)
        ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 20).id(2) }
      }
    }
    .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { record.sizes.append($1) }
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.1) { record.targets.append($0) }
    .frame(width: 100, height: 100)
    let host = ViewHost(view)
    _ = try host.view
    #expect(record.sizes == [CGSize(width: 100, height: 420)])
    #expect(record.targets == [[1]])
  }
}
