import Foundation
import Testing
import SnapshotUI

/// Time: a picture shows the state after all animations, at the date of its context.
@MainActor @Suite struct AnimationTests {
  @Test func withAnimationRunsItsBodyAndItsCompletion() throws {
    var log: [String] = []
    let value = withAnimation(.easeInOut(duration: 0.3)) {
      log.append("body")
      return 3
    } completion: {
      log.append("completion")
    }
    #expect(value == 3)
    #expect(log == ["body", "completion"])
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test func theFirstPhaseIsDrawn() throws {
    let view = PhaseAnimator(["one", "two"]) {
      Text($0)
    } animation: { _ in
      .bouncy
    }
    #expect(try view.rendered(in: RenderContext()).inspect().texts == ["one"])
    let none = PhaseAnimator([String]()) { Text($0) }
    #expect(
      try VStack {
        none; Text("after")
      }.rendered(in: RenderContext()).diagnostics.contains { $0.rule == .invalidValue })
  }

  @Test func theInitialKeyframeIsDrawn() throws {
    struct Values {
      var scale = 1.0
      var offset = CGSize(width: 3, height: 0)
    }
    let view = Text("x").keyframeAnimator(initialValue: Values(), trigger: 1) { content, value in
      content.scaleEffect(value.scale).offset(value.offset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.2)
        SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
        CubicKeyframe(1.0, duration: 0.1)
      }
      KeyframeTrack(\.offset) { MoveKeyframe(CGSize(width: 9, height: 9)) }
    }
    #expect(try view.rendered(in: RenderContext()).layoutText.contains("x 3, y 0"))
  }

  @Test func timelinesShowTheDateOfTheContext() throws {
    func date(_ schedule: some TimelineSchedule, at seconds: TimeInterval) throws -> String {
      var context = RenderContext()
      context.date = Date(timeIntervalSinceReferenceDate: seconds)
      let view = TimelineView(schedule) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      return try view.rendered(in: context).inspect().text
    }
    #expect(try date(.everyMinute, at: 150) == "120")
    #expect(try date(.periodic(from: Date(timeIntervalSinceReferenceDate: 5), by: 10), at: 37) == "35")
    #expect(try date(.periodic(from: Date(timeIntervalSinceReferenceDate: 50), by: 10), at: 37) == "50")
    #expect(try date(.animation(minimumInterval: 0.5), at: 37) == "37")
    let dates = [10, 20, 30].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(try date(.explicit(dates), at: 25) == "20")
    #expect(try date(.explicit(dates), at: 99) == "30")
    #expect(RenderContext().date == RenderContext.defaultDate)
  }

  @Test func visualEffectsSeeTheGeometry() throws {
    let view = Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
      content.offset(x: proxy.size.width / 2).opacity(proxy.size.height > 10 ? 0.5 : 1)
    }
    let text = try view.rendered(in: RenderContext()).layoutText
    #expect(text.contains("offset x 20, y 0"))
    #expect(text.contains("opacity 0.5"))
  }

  @Test func geometryEffectsAreDrawn() throws {
    struct Shake: GeometryEffect {
      var amount: CGFloat
      var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: Double(size.width * amount), y: 0))
      }
    }
    let plain = Color.red.frame(width: 10, height: 10)
    let context = RenderContext(width: 40, height: 10)
    let moved = plain.modifier(Shake(amount: 0.5))
    #expect(try moved.displayList(in: context) != plain.displayList(in: context))
    #expect(try moved.pixels(in: context) == plain.offset(x: 5).pixels(in: context))
  }

  @Test func modifierAnimationsAreDrawn() throws {
    let view = Text("x").animation(.default) { $0.opacity(0.5) }
    #expect(try view.rendered(in: RenderContext()).layoutText.contains("opacity 0.5"))
  }

  @Test func curvesAndSprings() {
    #expect(UnitCurve.linear.value(at: 0.25).isNear(0.25))
    #expect(UnitCurve.easeInOut.value(at: 0.5).isNear(0.5))
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
    #expect(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)).isNear(0.3))
    #expect(UnitCurve.linear.velocity(at: 0.5).isNear(1))
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(spring.dampingRatio.isNear(1))
    #expect(spring.stiffness.isNear(100))
    #expect(spring.damping.isNear(20))
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}
