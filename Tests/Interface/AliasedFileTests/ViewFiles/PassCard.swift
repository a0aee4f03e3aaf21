import SwiftUI

#if canImport(UIKit)
  import UIKit
  typealias PlatformColor = UIColor
#endif

struct PassCard: View {
  @Environment(\.managedObjectContext) private var context
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Boarding pass").font(.headline)
      HStack {
        ConcentricRectangle().fill(.white.opacity(0.25)).frame(width: 64, height: 64)
        Rectangle().fill(Color(PlatformColor.lightGray)).frame(width: 64, height: 64)
          .clipShape(.rect(corners: .concentric(minimum: 8)))
        RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.5)).frame(width: 64, height: 64)
      }
      Text("Gate B12").foregroundStyle(.secondary)
      if context.hasChanges { Text("Unsaved") }
    }
    .foregroundStyle(.white)
    .padding(20)
    .background(Color(PlatformColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 1)))
    .clipShape(ContainerRelativeShape())
    .containerShape(.rect(cornerRadius: 24))
    .padding()
  }
}
