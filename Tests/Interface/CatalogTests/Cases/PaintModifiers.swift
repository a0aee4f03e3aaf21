import SnapshotUI

extension CatalogPage {
  static var paint: CatalogPage {
    CatalogPage("paint") {
      CatalogCase("foregroundStyle") {
        Text("Ink").font(.largeTitle)
          .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      CatalogCase("HierarchicalShapeStyle") {
        VStack {
          Text("Primary").foregroundStyle(.primary)
          Text("Secondary").foregroundStyle(.secondary)
          Text("Tertiary").foregroundStyle(.tertiary)
          Text("Quaternary").foregroundStyle(.quaternary)
        }
        .padding(8).foregroundStyle(.white).background(.blue)
      }
      CatalogCase("HierarchicalShapeStyleModifier") {
        HStack(spacing: 0) {
          Rectangle().fill(.tint)
          Rectangle().fill(.tint.secondary)
          Rectangle().fill(.tint.tertiary)
          Rectangle().fill(.tint.quaternary)
        }
      }
      CatalogCase("FillShapeStyle") {
        HStack(spacing: 0) {
          Rectangle().fill(.fill)
          Rectangle().fill(.fill.secondary)
          Rectangle().fill(.fill.tertiary)
          Rectangle().fill(.fill.quaternary)
        }
      }
      CatalogCase("LinkShapeStyle") { Text("Link").foregroundStyle(.link) }
      CatalogCase("PlaceholderTextShapeStyle") { Text("Prompt").foregroundStyle(.placeholder) }
      CatalogCase("SelectionShapeStyle") { Circle().fill(.selection).padding().tint(.green) }
      CatalogCase("ForegroundStyle", "shape") { Circle().fill(.foreground).padding().foregroundStyle(.green) }
      CatalogCase("Gradient") { Circle().fill(Gradient(colors: [.yellow, .red])).padding() }
      CatalogCase("AnyGradient") { Circle().fill(Color.blue.gradient).padding() }
      CatalogCase("foregroundColor") { Label("Ink", systemImage: "star").foregroundColor(.purple) }
      CatalogCase("tint") { Toggle("", isOn: .constant(true)).tint(.orange) }
      CatalogCase("tint", "gradient") {
        VStack {
          Gauge(value: 0.7) { Text("") }.gaugeStyle(.accessoryCircular)
          ProgressView(value: 0.8)
        }
        .tint(Gradient(colors: [.yellow, .red]))
      }
      CatalogCase("accentColor") { Button("Accent") {}.accentColor(.orange) }
      CatalogCase("colorScheme") { Text("Dark").padding().background(Color(.systemBackground)).colorScheme(.dark) }
      CatalogCase("preferredColorScheme") {
        Text("Dark").padding().background(Color(.systemBackground)).preferredColorScheme(.dark)
      }
      CatalogCase("opacity") { box(.blue, 60, 40).opacity(0.4) }
      CatalogCase("hidden") {
        HStack {
          box()
          box().hidden()
          box(.red)
        }
      }
      CatalogCase("clipped") { Circle().frame(width: 80, height: 80).frame(width: 60, height: 40).clipped() }
      CatalogCase("clipShape") { box(.blue, 80, 60).clipShape(RoundedRectangle(cornerRadius: 16)) }
      CatalogCase("cornerRadius") { box(.blue, 80, 60).cornerRadius(16) }
      CatalogCase("mask") { picture.mask { Text("Mask").font(.largeTitle).bold() } }
      CatalogCase("mask", "shape") { picture.mask(Circle()) }
      CatalogCase("Material") { picture.overlay { Text("Thin").padding(8).background(.thinMaterial) } }
    }
  }

  static var effects: CatalogPage {
    CatalogPage("effects") {
      CatalogCase("shadow") { box(.white, 60, 40).shadow(radius: 6, y: 3) }
      CatalogCase("shadow", "text") { Text("Text").font(.largeTitle).shadow(color: .red, radius: 2, x: 3, y: 3) }
      CatalogCase("blur") { box(.blue, 60, 40).blur(radius: 6) }
      CatalogCase("saturation") { picture.saturation(0.3) }
      CatalogCase("grayscale") { picture.grayscale(1) }
      CatalogCase("brightness") { picture.brightness(0.3) }
      CatalogCase("contrast") { picture.contrast(0.4) }
      CatalogCase("colorInvert") { picture.colorInvert() }
      CatalogCase("colorMultiply") { picture.colorMultiply(.yellow) }
      CatalogCase("blendMode") {
        ZStack {
          box(.yellow, 80, 40)
          box(.cyan, 40, 80).blendMode(.multiply)
        }
      }
      CatalogCase("compositingGroup") {
        ZStack {
          box(.blue, 60, 40)
          box(.red, 40, 60)
        }
        .compositingGroup().opacity(0.5)
      }
      CatalogCase("drawingGroup") {
        ZStack {
          box(.blue, 60, 40)
          box(.red, 40, 60)
        }
        .drawingGroup().opacity(0.5)
      }
    }
  }

  /// Colours of all kinds.
  static var picture: some View {
    LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
      .frame(width: 100, height: 70)
  }
}
