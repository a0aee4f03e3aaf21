import Foundation
import Testing
import SnapshotUI

/// Gestures that tests perform on the elements of a host.
@MainActor @Suite struct GestureTests {
  private struct Card: View {
    @State private var offset = CGSize.zero
    @State private var log: [String] = []
    @GestureState private var isDragging = false

    private var drag: some Gesture {
      DragGesture(minimumDistance: 20)
        .onChanged { value in offset = value.translation }
        .updating($isDragging) { _, state, _ in state = true }
        .onEnded { value in
          log.append("predicted \(Int(value.predictedEndTranslation.height)) from \(Int(value.startLocation.x))")
          offset = .zero
        }
    }

    var body: some View {
      VStack {
        Text("Card").frame(width: 100, height: 60).background(Color.yellow).offset(offset).gesture(drag)
        Text("offset \(Int(offset.height))")
        Text(isDragging ? "dragging" : "resting")
        Text(log.joined(separator: ", "))
      }
    }
  }

  @Test func aDragChangesAndEnds() throws {
    let host = ViewHost(Card())
    try host.inspect().find(text: "Card").drag(
      by: CGSize(width: 0, height: 80), predictedTranslation: CGSize(width: 0, height: 300))
    #expect(try host.inspect().texts == ["Card", "offset 0", "resting", "predicted 300 from 50"])
  }

  @Test func aDragIsShownBeforeItsEnd() throws {
    let host = ViewHost(Card())
    try host.inspect().find(text: "Card").drag(by: CGSize(width: 0, height: 80), releasing: false)
    #expect(try host.inspect().texts == ["Card", "offset 80", "dragging", ""])
    try host.inspect().release()
    #expect(try host.inspect().texts == ["Card", "offset 0", "resting", "predicted 80 from 50"])
    #expect(throws: InspectionError.self) { try host.inspect().release() }
  }

  @Test func aShortDragIsAnError() throws {
    let host = ViewHost(Card())
    let card = try host.inspect().find(text: "Card")
    #expect {
      try card.drag(by: CGSize(width: 0, height: 10))
    } throws: { error in
      guard let error = error as? InspectionError, case .notRecognized = error.reason else { return false }
      return "\(error)".contains("minimum")
    }
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "resting").longPress() }
  }

  private struct Recorder: View {
    @State private var log: [String] = []
    let content: (@escaping (String) -> Void) -> AnyView

    init(@ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> some View) {
      self.content = { AnyView(content($0)) }
    }

    var body: some View {
      VStack {
        content { log.append($0) }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      }
    }
  }

  private func log<V: View>(
    @ViewBuilder of content: @escaping (@escaping (String) -> Void) -> V, after act: (InspectedView) throws -> Void
  ) throws -> String {
    let host = ViewHost(Recorder(content))
    try act(try host.inspect().find(text: "Target"))
    return try host.inspect().find(identifier: "log").text
  }

  @Test func tapsAreCounted() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      Text("Target").onTapGesture(count: 2) { note("double") }.onTapGesture { note("single") }
    }
    #expect(try log(of: view) { try $0.tap() } == "single")
    #expect(try log(of: view) { try $0.tap(count: 2) } == "double")
    #expect(throws: InspectionError.self) { try log(of: view) { try $0.tap(count: 3) } }
    #expect(
      try log(of: { note in Text("Target").onTapGesture(count: 2) { note("double") } }) { try $0.tap() } == "double")
  }

  @Test func tapsHaveLocations() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      Text("Target").frame(width: 100, height: 40).padding(10)
        .onTapGesture { location in note("\(Int(location.x)),\(Int(location.y))") }
    }
    #expect(try log(of: view) { try $0.tap(at: .topLeading) } == "0,0")
    #expect(try log(of: view) { try $0.tap(at: .bottomTrailing) } == "120,60")
    #expect(try log(of: view) { try $0.tap() } == "60,30")
  }

  @Test func precedenceOfGestures() throws {
    let inner: (@escaping (String) -> Void) -> AnyView = { note in
      AnyView(Button("Target") { note("button") })
    }
    #expect(
      try log(of: { note in inner(note).gesture(TapGesture().onEnded { note("outer") }) }) { try $0.tap() } == "button")
    #expect(
      try log(of: { note in inner(note).highPriorityGesture(TapGesture().onEnded { note("outer") }) }) {
        try $0.tap()
      } == "outer")
    #expect(
      try log(of: { note in inner(note).simultaneousGesture(TapGesture().onEnded { note("outer") }) }) {
        try $0.tap()
      } == "button outer")
    #expect(
      try log(of: { note in Text("Target").gesture(TapGesture().onEnded { note("tap") }, including: .none) }) {
        target in
        #expect(throws: InspectionError.self) { try target.tap() }
      } == "")
  }

  @Test func longPresses() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      Text("Target").onLongPressGesture(minimumDuration: 2) {
        note("pressed")
      } onPressingChanged: {
        note($0 ? "down" : "up")
      }
    }
    #expect(try log(of: view) { try $0.longPress(duration: 2) } == "down pressed up")
  }

  @Test func magnificationAndRotation() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      Text("Target")
        .gesture(
          MagnifyGesture().onChanged { note("x\($0.magnification)") }.onEnded { _ in note("end") }
            .simultaneously(with: RotateGesture().onEnded { note("\(Int($0.rotation.degrees.rounded()))°") }))
    }
    #expect(try log(of: view) { try $0.magnify(by: 2) } == "x2.0 end")
    #expect(try log(of: view) { try $0.rotate(by: .degrees(90)) } == "90°")
    #expect(
      try log(of: { note in
        Text("Target").gesture(MagnificationGesture().onEnded { note("\($0)") })
      }) { try $0.magnify(by: 3) } == "3.0")
  }

  @Test func sequencesNeedBothGestures() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      Text("Target").gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return note("?") }
            note("dragged \(Int(drag.translation.width))")
          })
    }
    #expect(try log(of: view) { try $0.drag(by: CGSize(width: 40, height: 0), holding: 1) } == "dragged 40")
    #expect(throws: InspectionError.self) { try log(of: view) { try $0.drag(by: CGSize(width: 40, height: 0)) } }
  }

  @Test func exclusiveGestures() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      Text("Target").gesture(
        TapGesture(count: 2).onEnded { note("double") }.exclusively(before: TapGesture().onEnded { note("single") }))
    }
    #expect(try log(of: view) { try $0.tap(count: 2) } == "double")
    #expect(try log(of: view) { try $0.tap() } == "single")
  }

  @Test func coordinateSpacesOfDrags() throws {
    func view(_ note: @escaping (String) -> Void) -> some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 50)
        Text("Target").frame(width: 100, height: 50)
          .gesture(DragGesture(coordinateSpace: .named("board")).onEnded { note("\(Int($0.location.y))") })
      }
      .coordinateSpace(name: "board")
    }
    #expect(try log(of: view) { try $0.drag(by: CGSize(width: 0, height: 20)) } == "95")
  }

  @Test func disabledViewsHaveNoGestures() throws {
    #expect(throws: InspectionError.self) {
      try log(of: { note in Text("Target").gesture(DragGesture().onEnded { _ in note("drag") }).disabled(true) }) {
        try $0.drag(by: CGSize(width: 50, height: 0))
      }
    }
  }
}
