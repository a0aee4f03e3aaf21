#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Brand {
  var name: String
  var logo: String
  var slogan: LocalizedStringKey
}

struct BrandHeader: View {
  let brand: Brand
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 16) {
      Image(brand.logo)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 96, height: 96)
        .clipShape(RoundedRectangle(cornerRadius: 20))
      Text(brand.name)
        .font(.title.bold())
        .foregroundColor(Color("BrandText"))
      Text(brand.slogan)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      HStack(spacing: 24) {
        ForEach(["Icons/share", "Icons/save"], id: \.self) { name in
          Button {
          } label: {
            Image(name)
              .renderingMode(.template)
              .frame(width: 44, height: 44)
              .background(Circle().fill(Color("Accent").opacity(0.15)))
          }
          .accessibilityLabel(name)
        }
      }
      .foregroundColor(Color("Accent"))
      Image(decorative: "Divider")
        .resizable(resizingMode: .tile)
        .frame(height: 8)
    }
    .padding(24)
    .frame(maxWidth: .infinity)
    .background(Color("BrandBackground", bundle: nil))
  }
}

struct BrandHeader_Preview: View {
  var body: some View {
    BrandHeader(brand: Brand(name: "Harbour", logo: "Logo", slogan: "Rooms by the *sea*"))
  }
}
