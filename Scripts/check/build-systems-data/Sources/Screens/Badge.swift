import SnapshotUI

public struct Badge: View {
  var count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    Text("\(count) new").font(.headline).padding()
  }
}

#Preview("Few") { Badge(count: 3) }
#Preview("Many") { Badge(count: 1234) }
