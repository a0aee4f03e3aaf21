import Foundation
import SnapshotUI

extension ExtremeEntry {
  private static func box() -> some View { Color.red.frame(width: 12, height: 8) }

  @EntriesBuilder static var effects: [ExtremeEntry] {
    ExtremeEntry("View.background(alignment:content:)") { a in box().background { [view = a.view()] in view } }
    ExtremeEntry("View.background(_:alignment:)") { a in box().background(a.view(), alignment: .bottom) }
    ExtremeEntry("View.background(_:ignoresSafeAreaEdges:)") { a in box().background(a.color()) }
    ExtremeEntry("View.background(_:in:fillStyle:)") { a in
      box().background(a.color(), in: RoundedRectangle(cornerRadius: a.length()))
    }
    ExtremeEntry("View.background(in:fillStyle:)") { a in box().background(in: Circle().inset(by: a.length())) }
    ExtremeEntry("View.overlay(alignment:content:)") { a in box().overlay { [view = a.view()] in view } }
    ExtremeEntry("View.overlay(_:alignment:)") { a in box().overlay(a.view(), alignment: .top) }
    ExtremeEntry("View.overlay(_:ignoresSafeAreaEdges:)") { a in box().overlay(a.color()) }
    ExtremeEntry("View.overlay(_:in:fillStyle:)") { a in
      box().overlay(a.color(), in: Capsule().offset(x: a.length()))
    }
    ExtremeEntry("View.border(_:width:)") { a in box().border(a.color(), width: a.length()) }
    ExtremeEntry("View.clipShape(_:style:)") { a in box().clipShape(Circle().trim(from: a.length(0), to: a.length())) }
    ExtremeEntry("View.cornerRadius(_:antialiased:)") { a in box().cornerRadius(a.length()) }
    ExtremeEntry("View.mask(_:)") { a in box().mask(a.view()) }
    ExtremeEntry("View.mask(_:)") { a in box().mask(RoundedRectangle(cornerRadius: a.length())) }
    ExtremeEntry("View.mask(alignment:_:)") { a in box().mask { [view = a.view()] in view } }
    ExtremeEntry("View.blur(radius:opaque:)") { a in box().blur(radius: a.length()) }
    ExtremeEntry("View.saturation(_:)") { a in box().saturation(a.number()) }
    ExtremeEntry("View.grayscale(_:)") { a in box().grayscale(a.number()) }
    ExtremeEntry("View.brightness(_:)") { a in box().brightness(a.number()) }
    ExtremeEntry("View.contrast(_:)") { a in box().contrast(a.number()) }
    ExtremeEntry("View.colorMultiply(_:)") { a in box().colorMultiply(a.color()) }
    ExtremeEntry("View.shadow(color:radius:x:y:)") { a in
      box().shadow(color: a.color(), radius: a.length(2), x: a.length(), y: a.length())
    }
    ExtremeEntry("View.rotationEffect(_:anchor:)") { a in box().rotationEffect(a.angle(), anchor: a.unitPoint()) }
    ExtremeEntry("View.scaleEffect(_:anchor:)") { a in box().scaleEffect(a.length(), anchor: a.unitPoint()) }
    ExtremeEntry("View.scaleEffect(_:anchor:)") { a in box().scaleEffect(a.size(), anchor: a.unitPoint()) }
    ExtremeEntry("View.scaleEffect(x:y:anchor:)") { a in
      Text("words").scaleEffect(x: a.length(1), y: a.length(1), anchor: a.unitPoint())
    }
    ExtremeEntry("View.opacity(_:)") { a in box().opacity(a.number()) }
    ExtremeEntry("Text.foregroundStyle(_:)") { a in
      let style: any ShapeStyle = a.color()
      return Group { Text("x").foregroundStyle(style) }
    }
    ExtremeEntry("View.foregroundStyle(_:)") { a in Text("x").foregroundStyle(a.color()) }
    ExtremeEntry("View.foregroundColor(_:)") { a in Text("x").foregroundColor(a.color()) }
    ExtremeEntry("View.tint(_:)") { a in Toggle("x", isOn: .constant(true)).tint(a.color()) }
    ExtremeEntry("View.accentColor(_:)") { a in Button("x") {}.accentColor(a.color()) }
  }

  @EntriesBuilder static var colors: [ExtremeEntry] {
    ExtremeEntry("Color.init(red:green:blue:opacity:)") { a in
      Color(red: a.number(), green: a.number(), blue: a.number(), opacity: a.number())
    }
    ExtremeEntry("Color.init(_:red:green:blue:opacity:)") { a in
      Color(.sRGB, red: a.number(), green: a.number(), blue: a.number(), opacity: a.number())
    }
    ExtremeEntry("Color.init(white:opacity:)") { a in Color(white: a.number(), opacity: a.number()) }
    ExtremeEntry("Color.init(_:white:opacity:)") { a in Color(.sRGB, white: a.number(), opacity: a.number()) }
    ExtremeEntry("Color.init(hue:saturation:brightness:opacity:)") { a in
      Color(hue: a.number(), saturation: a.number(), brightness: a.number(), opacity: a.number())
    }
    ExtremeEntry("Color.init(light:dark:)") { a in Color(light: a.color(), dark: a.color()) }
    ExtremeEntry("Color.init(_:)") { a in Color(RGBA(UInt32(truncatingIfNeeded: a.integer()))) }
    ExtremeEntry("Color.init(_:)") { a in Text("x").foregroundStyle(Color(.label).opacity(a.number())) }
    ExtremeEntry("Color.mix(with:by:in:)") { a in a.color().mix(with: a.color(), by: a.number()) }
    ExtremeEntry("Color.opacity(_:)") { a in a.color().opacity(a.number()) }
    ExtremeEntry(calling: "Color.resolve(in:)") { a in
      var environment = EnvironmentValues()
      environment.tint = a.color()
      _ = a.color().resolve(in: environment)
    }
    ExtremeEntry("Color.init(_:)") { a in
      var resolved = Color.Resolved(
        colorSpace: .displayP3, red: Float(a.number()), green: Float(a.number()), blue: Float(a.number()),
        opacity: Float(a.number()))
      resolved.linearRed = Float(a.number())
      return Text(resolved.description).foregroundStyle(Color(resolved)).background(resolved)
    }
    ExtremeEntry("Color.init(colorSpace:red:green:blue:opacity:)") { a in
      Rectangle().fill(
        Color.Resolved(
          colorSpace: .sRGBLinear, red: Float(a.number()), green: Float(a.number()), blue: Float(a.number()),
          opacity: Float(a.number())))
    }
    ExtremeEntry(calling: "Color.Resolved.resolvePaint(in:rect:)") { a in
      _ = a.color().resolve(in: EnvironmentValues()).resolvePaint(in: EnvironmentValues(), rect: a.rect())
    }
    ExtremeEntry(calling: "Shader.resolvePaint(in:rect:)") { a in
      _ = ShaderLibrary.x().resolvePaint(in: EnvironmentValues(), rect: a.rect())
    }
    ExtremeEntry("ShapeStyle.resolvePaint(in:rect:)") { a in Rectangle().fill(ExtremeStyle(color: a.color())) }
    ExtremeEntry(calling: "Color.resolvePaint(in:rect:)") { a in
      var environment = EnvironmentValues()
      environment.tint = a.color()
      _ = a.color().resolvePaint(in: environment, rect: a.rect())
    }
    ExtremeEntry(calling: "ForegroundStyle.resolvePaint(in:rect:)") { a in
      _ = ForegroundStyle().resolvePaint(in: EnvironmentValues(), rect: a.rect())
    }
    ExtremeEntry(calling: "Material.resolvePaint(in:rect:)") { a in
      _ = Material.regular.resolvePaint(in: EnvironmentValues(), rect: a.rect())
    }
    ExtremeEntry(calling: "AnyGradient.resolvePaint(in:rect:)") { a in
      _ = a.color().gradient.resolvePaint(in: EnvironmentValues(), rect: a.rect())
    }
    ExtremeEntry(calling: "GradientStyle.resolvePaint(in:rect:)") { a in
      let style = LinearGradient(gradient: a.gradient(), startPoint: a.unitPoint(), endPoint: a.unitPoint())
      _ = style.resolvePaint(in: EnvironmentValues(), rect: a.rect())
    }
    ExtremeEntry("UnitPoint.init(x:y:)") { a in box().rotationEffect(.degrees(5), anchor: a.unitPoint()) }
    ExtremeEntry("UnitPoint.point(in:)") { a in box().position(a.unitPoint().point(in: a.rect())) }
  }

  @EntriesBuilder static var gradients: [ExtremeEntry] {
    ExtremeEntry("Gradient.init(color:location:)") { a in
      LinearGradient(
        stops: [
          Gradient.Stop(color: a.color(), location: a.length()), Gradient.Stop(color: .red, location: a.length()),
        ],
        startPoint: .top, endPoint: .bottom)
    }
    ExtremeEntry("Gradient.init(stops:)") { a in
      RadialGradient(gradient: Gradient(stops: a.stops()), center: .center, startRadius: 1, endRadius: 20)
    }
    ExtremeEntry("Gradient.init(colors:)") { a in
      AngularGradient(gradient: Gradient(colors: a.colors()), center: .center)
    }
    ExtremeEntry("LinearGradient.init(gradient:startPoint:endPoint:)") { a in
      LinearGradient(gradient: a.gradient(), startPoint: a.unitPoint(), endPoint: a.unitPoint())
    }
    ExtremeEntry("LinearGradient.init(colors:startPoint:endPoint:)") { a in
      LinearGradient(colors: a.colors(), startPoint: a.unitPoint(), endPoint: a.unitPoint())
    }
    ExtremeEntry("LinearGradient.init(stops:startPoint:endPoint:)") { a in
      LinearGradient(stops: a.stops(), startPoint: a.unitPoint(), endPoint: a.unitPoint())
    }
    ExtremeEntry("RadialGradient.init(gradient:center:startRadius:endRadius:)") { a in
      RadialGradient(gradient: a.gradient(), center: a.unitPoint(), startRadius: a.length(1), endRadius: a.length(20))
    }
    ExtremeEntry("RadialGradient.init(colors:center:startRadius:endRadius:)") { a in
      RadialGradient(colors: a.colors(), center: a.unitPoint(), startRadius: a.length(1), endRadius: a.length(20))
    }
    ExtremeEntry("RadialGradient.init(stops:center:startRadius:endRadius:)") { a in
      RadialGradient(stops: a.stops(), center: a.unitPoint(), startRadius: a.length(1), endRadius: a.length(20))
    }
    ExtremeEntry("AngularGradient.init(gradient:center:startAngle:endAngle:)") { a in
      AngularGradient(gradient: a.gradient(), center: a.unitPoint(), startAngle: a.angle(), endAngle: a.angle())
    }
    ExtremeEntry("AngularGradient.init(colors:center:startAngle:endAngle:)") { a in
      AngularGradient(colors: a.colors(), center: a.unitPoint(), startAngle: a.angle(), endAngle: a.angle())
    }
    ExtremeEntry("AngularGradient.init(stops:center:startAngle:endAngle:)") { a in
      AngularGradient(stops: a.stops(), center: a.unitPoint(), startAngle: a.angle(), endAngle: a.angle())
    }
    ExtremeEntry("AngularGradient.init(gradient:center:angle:)") { a in
      AngularGradient(gradient: a.gradient(), center: a.unitPoint(), angle: a.angle())
    }
    ExtremeEntry("AngularGradient.init(colors:center:angle:)") { a in
      AngularGradient(colors: a.colors(), center: a.unitPoint(), angle: a.angle())
    }
    ExtremeEntry("AngularGradient.init(stops:center:angle:)") { a in
      AngularGradient(stops: a.stops(), center: a.unitPoint(), angle: a.angle())
    }
  }
}

/// A style that resolves to another one.
private struct ExtremeStyle: ShapeStyle {
  let color: Color

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { color.opacity(0.5) }
}
