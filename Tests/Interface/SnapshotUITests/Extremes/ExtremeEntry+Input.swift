import Foundation
import SnapshotUI

extension ExtremeEntry {
  private static func scroll() -> some View { ScrollView { Color.red.frame(height: 30) } }

  /// Input, lists, scrolling and time.
  @EntriesBuilder static var input: [ExtremeEntry] {
    ExtremeEntry("View.contentMargins(_:_:for:)") { a in scroll().contentMargins(.all, a.insets()) }
    ExtremeEntry("View.contentMargins(_:_:for:)") { a in scroll().contentMargins(.top, a.length()) }
    ExtremeEntry("View.contentMargins(_:for:)") { a in scroll().contentMargins(a.length()) }
    ExtremeEntry("View.safeAreaPadding(_:)") { a in scroll().safeAreaPadding(a.insets()) }
    ExtremeEntry("View.safeAreaPadding(_:_:)") { a in Color.red.safeAreaPadding(.top, a.length()) }
    ExtremeEntry("View.safeAreaPadding(_:)") { a in Color.red.safeAreaPadding(a.length()) }
    ExtremeEntry("View.containerRelativeFrame(_:count:span:spacing:alignment:)") { a in
      let (count, span, spacing) = (a.integer(), a.integer(1), a.length())
      return ScrollView { Color.red.containerRelativeFrame(.vertical, count: count, span: span, spacing: spacing) }
    }
    ExtremeEntry("View.projectionEffect(_:)") { a in
      var projection = ProjectionTransform(a.transform())
      projection.m13 = a.length(0)
      return Color.red.projectionEffect(projection.concatenating(projection))
    }
    ExtremeEntry("View.transformEffect(_:)") { a in Color.red.transformEffect(a.transform()) }
    ExtremeEntry("ProjectionTransform.init(_:)") { a in
      Color.red.projectionEffect(ProjectionTransform(a.transform()))
    }
    ExtremeEntry("ProjectionTransform.concatenating(_:)") { a in
      Color.red.projectionEffect(ProjectionTransform().concatenating(ProjectionTransform(a.transform())))
    }
    ExtremeEntry("Transform.init(rotationAngle:)") { a in
      Color.red.transformEffect(CGAffineTransform(rotationAngle: a.length()))
    }
    ExtremeEntry("Transform.rotated(by:)") { a in
      Color.red.transformEffect(CGAffineTransform(translationX: 1, y: 2).rotated(by: a.length()))
    }
    ExtremeEntry("View.listRowSpacing(_:)") { a in
      let spacing = a.length()
      return List { ForEach(0..<2) { Text("\($0)") } }.listRowSpacing(spacing)
    }
    ExtremeEntry("View.listSectionSpacing(_:)") { a in
      List {
        Section { Text("1") }; Section { Text("2") }
      }.listSectionSpacing(.custom(a.length()))
    }
    ExtremeEntry("View.listSectionSpacing(_:)") { a in
      List {
        Section { Text("1") }; Section { Text("2") }
      }.listSectionSpacing(a.length())
    }
    ExtremeEntry("ListSectionSpacing.custom(_:)") { a in
      List {
        Section { Text("1") }; Section { Text("2") }
      }.listSectionSpacing(.custom(a.length()))
    }
    ExtremeEntry("View.listRowSeparatorTint(_:edges:)") { a in
      let color = a.color()
      return List {
        Text("1").listRowSeparatorTint(color); Text("2")
      }
    }
    ExtremeEntry("View.listItemTint(_:)") { a in
      let color = a.color()
      return List { Button("1") {} }.listItemTint(color)
    }
    ExtremeEntry("TimelineSchedule.periodic(from:by:)") { a in
      let (date, interval) = (a.date(), a.number())
      return TimelineView(.periodic(from: date, by: interval)) { _ in Text("words") }
    }
    ExtremeEntry("TimelineSchedule.explicit(_:)") { a in
      TimelineView(.explicit([a.date(), a.date()])) { _ in Text("words") }
    }
    ExtremeEntry("TimelineSchedule.animation(minimumInterval:paused:)") { a in
      TimelineView(.animation(minimumInterval: a.number(), paused: false)) { _ in Text("words") }
    }
    ExtremeEntry("VisualEffect.offset(x:y:)") { a in
      let (x, y) = (a.length(), a.length())
      return Color.red.visualEffect { content, _ in content.offset(x: x, y: y) }
    }
    ExtremeEntry("VisualEffect.offset(_:)") { a in
      let size = a.size()
      return Color.red.visualEffect { content, _ in content.offset(size) }
    }
    ExtremeEntry("VisualEffect.scaleEffect(_:anchor:)") { a in
      let (scale, anchor) = (a.length(), a.unitPoint())
      return Color.red.visualEffect { content, _ in content.scaleEffect(scale, anchor: anchor) }
    }
    ExtremeEntry("VisualEffect.scaleEffect(_:anchor:)") { a in
      let size = a.size()
      return Color.red.visualEffect { content, _ in content.scaleEffect(size) }
    }
    ExtremeEntry("VisualEffect.scaleEffect(x:y:anchor:)") { a in
      let (x, y) = (a.length(), a.length())
      return Color.red.visualEffect { content, _ in content.scaleEffect(x: x, y: y) }
    }
    ExtremeEntry("VisualEffect.rotationEffect(_:anchor:)") { a in
      let angle = a.angle()
      return Color.red.visualEffect { content, _ in content.rotationEffect(angle) }
    }
    ExtremeEntry("VisualEffect.opacity(_:)") { a in
      let amount = a.number()
      return Color.red.visualEffect { content, _ in content.opacity(amount) }
    }
    ExtremeEntry("VisualEffect.blur(radius:opaque:)") { a in
      let radius = a.length()
      return Color.red.visualEffect { content, _ in content.blur(radius: radius) }
    }
    ExtremeEntry("VisualEffect.brightness(_:)") { a in
      let amount = a.number()
      return Color.red.visualEffect { content, _ in content.brightness(amount) }
    }
    ExtremeEntry("VisualEffect.contrast(_:)") { a in
      let amount = a.number()
      return Color.red.visualEffect { content, _ in content.contrast(amount) }
    }
    ExtremeEntry("VisualEffect.grayscale(_:)") { a in
      let amount = a.number()
      return Color.red.visualEffect { content, _ in content.grayscale(amount) }
    }
    ExtremeEntry("VisualEffect.hueRotation(_:)") { a in
      let angle = a.angle()
      return Color.red.visualEffect { content, _ in content.hueRotation(angle) }
    }
    ExtremeEntry("VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { a in
      let (angle, axis) = (a.angle(), (x: a.length(), y: a.length(), z: a.length()))
      let (depth, perspective) = (a.length(), a.length())
      return Color.red.visualEffect { content, _ in
        content.rotation3DEffect(angle, axis: axis, anchorZ: depth, perspective: perspective)
      }
    }
    ExtremeEntry("VisualEffect.transformEffect(_:)") { a in
      let transform = a.transform()
      return Color.red.visualEffect { content, _ in content.transformEffect(transform) }
    }
    ExtremeEntry("VisualEffect.transformEffect(_:)") { a in
      let projection = ProjectionTransform(a.transform())
      return Color.red.visualEffect { content, _ in content.transformEffect(projection) }
    }
    ExtremeEntry("ProjectionTransform.init(_:)") { a in
      var transform = CATransform3DMakeRotation(a.length(), a.length(), a.length(), a.length())
      transform.m34 = a.length()
      transform = CATransform3DTranslate(transform, a.length(), a.length(), a.length())
      transform = CATransform3DScale(transform, a.length(), a.length(), a.length())
      transform = CATransform3DRotate(transform, a.length(), a.length(), a.length(), a.length())
      return Color.red.projectionEffect(
        ProjectionTransform(CATransform3DConcat(transform, CATransform3DMakeAffineTransform(a.transform()))))
    }
    ExtremeEntry("VisualEffect.saturation(_:)") { a in
      let amount = a.number()
      return Color.red.visualEffect { content, _ in content.saturation(amount) }
    }
    ExtremeEntry("List.init(_:rowContent:)") { a in
      let limit = a.integer(3)
      return List(0..<max(0, limit)) { Text("\($0)") }
    }
    ExtremeEntry("List.init(_:id:rowContent:)") { a in
      let names = [a.words(), a.words()]
      return List(.constant(names), id: \.self) { Text($0.wrappedValue) }
    }
    ExtremeEntry("View.help(_:)") { a in Text("x").help(Text(a.words())) }
    ExtremeEntry("View.help(_:)") { a in Text("x").help(a.words()) }
    ExtremeEntry("View.help(_:)") { a in Text("x").help(LocalizedStringKey(a.words())) }
    ExtremeEntry("View.coordinateSpace(name:)") { a in Text("x").coordinateSpace(name: a.words()) }
    ExtremeEntry("View.accessibility(label:)") { a in Text("x").accessibility(label: Text(a.words())) }
    ExtremeEntry(calling: "UnitCurve.value(at:)") { a in _ = UnitCurve.easeInOut.value(at: a.number()) }
    ExtremeEntry(calling: "UnitCurve.velocity(at:)") { a in _ = UnitCurve.easeIn.velocity(at: a.number()) }
    ExtremeEntry(calling: "UnitCurve.bezier(startControlPoint:endControlPoint:)") { a in
      let curve = UnitCurve.bezier(startControlPoint: a.unitPoint(), endControlPoint: a.unitPoint())
      _ = curve.value(at: 0.3) + curve.velocity(at: 0.3) + curve.inverse.value(at: 0.6)
    }
    ExtremeEntry(calling: "Spring.init(mass:stiffness:damping:allowOverDamping:)") { a in
      let spring = Spring(mass: a.number(), stiffness: a.number(), damping: a.number())
      _ = spring.stiffness + spring.damping + spring.response
    }
  }
}
