import Foundation
import SnapshotUI

extension CatalogPage {
  /// Symbols, styles and effects.
  static var drawing: CatalogPage {
    CatalogPage("drawing") {
      CatalogCase("Canvas") {
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
          context.draw(Text("Canvas"), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      }
      CatalogCase("Canvas", "metaballs") {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
          context.addFilter(.blur(radius: 12))
          context.drawLayer { layer in
            for (x, y, radius) in [(32.0, 40.0, 22.0), (74, 52, 18), (100, 26, 11)] {
              let circle = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
              layer.fill(Path(ellipseIn: circle), with: .color(.black))
            }
          }
        }
      }
      CatalogCase("EllipticalGradient") { EllipticalGradient(colors: [.yellow, .red]) }
      CatalogCase("MeshGradient") {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green])
      }
      CatalogCase("ContainerRelativeShape") {
        ContainerRelativeShape().fill(.blue).padding().containerShape(RoundedRectangle(cornerRadius: 20))
      }
      CatalogCase("ConcentricRectangle") {
        HStack {
          ConcentricRectangle().fill(.blue).frame(width: 40, height: 40)
          ConcentricRectangle(corners: .fixed(4)).fill(.green).frame(width: 40, height: 40)
        }
        .containerShape(.rect(cornerRadius: 16))
      }
      CatalogCase("containerShape") {
        ContainerRelativeShape().stroke(.red, lineWidth: 3).padding().containerShape(Capsule())
      }
      CatalogCase("DefaultGlassEffectShape") { DefaultGlassEffectShape().fill(.teal).padding() }
      CatalogCase("backgroundStyle") { Text("Style").padding().background(in: Capsule()).backgroundStyle(Color.yellow) }
      CatalogCase("BackgroundStyle", "shape") { Circle().fill(.background).padding().backgroundStyle(Color.mint) }
      CatalogCase("ModifiedShapeStyleOfForeground") { Circle().fill(.shadow(.drop(radius: 6))).padding() }
      CatalogCase("ModifiedShapeStyleOfForeground", "text") {
        Text("Text").font(.largeTitle.bold()).foregroundStyle(.blue.shadow(.drop(color: .red, radius: 0, x: 3, y: 3)))
      }
      CatalogCase("AnyShapeStyle") {
        Circle().fill(AnyShapeStyle(.linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)))
          .padding()
      }
      CatalogCase("ImagePaint") { Circle().fill(ImagePaint(image: Image(systemName: "star"))) }
      CatalogCase("glassEffect") { picture.overlay { Text("Glass").padding(10).glassEffect() } }
      CatalogCase("GlassEffectContainer") {
        GlassEffectContainer { Text("Glass").padding(10).glassEffect(.clear, in: .rect(cornerRadius: 8)) }
      }
      CatalogCase("hueRotation") { picture.hueRotation(.degrees(120)) }
      CatalogCase("luminanceToAlpha") { picture.luminanceToAlpha() }
      CatalogCase("rotation3DEffect") {
        box(.blue, 80, 60).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      }
      CatalogCase("redacted") {
        VStack(alignment: .leading) {
          Image(systemName: "star")
          Text("Two lines of text that are not loaded")
        }
        .redacted(reason: .placeholder)
      }
      CatalogCase("unredacted") {
        VStack {
          Text("Hidden")
          Text("Shown").unredacted()
        }
        .redacted(reason: .placeholder)
      }
      CatalogCase("privacySensitive") {
        VStack {
          Text("Public")
          Text("Private").privacySensitive()
        }
        .redacted(reason: .privacy)
      }
    }
  }

  /// Styles of controls.
  static var styles: CatalogPage {
    CatalogPage("styles") {
      CatalogCase("toggleStyle") { Toggle("Bold", isOn: .constant(true)).toggleStyle(.button) }
      CatalogCase("progressViewStyle") { ProgressView(value: 0.6).progressViewStyle(.circular) }
      CatalogCase("BuiltInProgressView") { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) }
      CatalogCase("BuiltInGauge") {
        Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      }
      CatalogCase("menuStyle") { Menu("Menu") {}.menuStyle(.borderlessButton) }
      CatalogCase("groupBoxStyle") { GroupBox("Box") { Text("Content") }.groupBoxStyle(.automatic) }
      CatalogCase("disclosureGroupStyle") {
        DisclosureGroup("More") { Text("Content") }.disclosureGroupStyle(.automatic)
      }
      CatalogCase("labeledContentStyle") { LabeledContent("Key", value: "Value").labeledContentStyle(.automatic) }
      CatalogCase("controlGroupStyle") {
        ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)
      }
      CatalogCase("ControlGroup") {
        ControlGroup {
          Button("A") {}
          Button("B") {}
        }
      }
      CatalogCase("LabeledControlGroupContent") { ControlGroup("Group") { Button("A") {} } }
      CatalogCase("formStyle", size: CGSize(width: 200, height: 120)) {
        Form { Toggle("Wi-Fi", isOn: .constant(true)) }.formStyle(.columns)
      }
      CatalogCase("datePickerStyle", size: CGSize(width: 320, height: 360)) {
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_770_000_000)), displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      CatalogCase("datePickerStyle", "wheel", size: CGSize(width: 320, height: 220)) {
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_770_000_000)), displayedComponents: .date)
          .datePickerStyle(.wheel)
      }
      CatalogCase("MultiDatePicker", size: CGSize(width: 320, height: 360)) {
        MultiDatePicker(
          "Dates",
          selection: .constant([
            DateComponents(year: 2026, month: 2, day: 3), DateComponents(year: 2026, month: 2, day: 12),
          ]))
      }
      CatalogCase("pickerStyle", "wheel", size: CGSize(width: 200, height: 216)) {
        Picker("Size", selection: .constant(2)) { ForEach(0..<6) { Text("Size \($0)").tag($0) } }.pickerStyle(.wheel)
      }
      CatalogCase("ColorPicker", size: CGSize(width: 200, height: 60)) {
        ColorPicker("Accent", selection: .constant(.purple))
      }
      CatalogCase("RenameButton") { RenameButton() }
      CatalogCase("HelpLink") { HelpLink {} }
      CatalogCase("_TextFieldStyleLabel", size: CGSize(width: 200, height: 60)) {
        TextField("Name", text: .constant("Mara")).textFieldStyle(CatalogFieldStyle())
      }
    }
  }
}

/// A field on a yellow capsule.
private struct CatalogFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(8).background(Capsule().fill(.yellow))
  }
}
