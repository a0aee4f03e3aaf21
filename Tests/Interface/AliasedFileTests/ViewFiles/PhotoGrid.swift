import SwiftUI
import UIKit

struct PhotoGrid: View {
  let photos: [UIImage]

  private var side: CGFloat { (UIScreen.main.bounds.width - 4) / (UIDevice.current.userInterfaceIdiom == .pad ? 5 : 3) }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(side), spacing: 2), count: 3), spacing: 2) {
        ForEach(photos.indices, id: \.self) { index in
          Image(uiImage: photos[index])
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(width: side, height: side)
            .clipped()
        }
      }
      HStack(spacing: 16) {
        Image(uiImage: UIImage(systemName: "heart.fill")!.withTintColor(.systemPink, renderingMode: .alwaysOriginal))
        Image(
          uiImage: UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .bold))!)
        Image(uiImage: UIImage(systemName: "trash")!.withRenderingMode(.alwaysTemplate)).foregroundColor(.red)
        if let missing = UIImage(named: "does-not-exist") {
          Image(uiImage: missing)
        } else {
          Text("No cover").foregroundStyle(.secondary)
        }
      }
      .padding()
    }
  }
}
