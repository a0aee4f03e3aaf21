import Foundation
import SnapshotSeededRandom
import SnapshotUI

/// Work that a view starts when it appears or changes, with extreme values.
enum ExtremeWork: String, CaseIterable {
  case task, sleepingTask, identifiedTask, endlessTask, sleeplessTask, taskGroup
  case onAppear, dispatch, onDisappear, flipping
  case onChange, onChangeInitially, onChangeOfText, bindingRecursion
  case preference, transformedPreference, anchorPreference, geometry, scrollGeometry, scrollVisibility
  case scrollReader, scrollPosition, scrollIdentity
  case subviews, severalSubviews, sections, containerValue, entry
  case uiColor, uiFont, uiImage, textSelection, publisher, sheet, alert
  case phases, keyframes, timeline, animation, transaction

  fileprivate enum Key: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  fileprivate enum Marks: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var extremeNumber: Double = .nan
}

extension ContainerValues {
  @Entry fileprivate var extremeNumber: Double = .infinity
}

/// A view with several kinds of work, which read and write the same state.
struct ExtremeWorker: View {
  let works: [ExtremeWork]
  let seed: UInt64
  @State private var number = 1.0
  @State private var text = "words"
  @State private var isOn = false
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var scrolled: Int? = 3
  @State private var selection: TextSelection?
  @Environment(\.extremeNumber) private var entry

  var body: some View {
    var random = SplitMix(seed: seed)
    var view = AnyView(Text(verbatim: "\(number) \(text.prefix(20))"))
    for work in works { view = apply(work, to: view, &random) }
    return view
  }

  private func apply(_ work: ExtremeWork, to view: AnyView, _ random: inout SplitMix) -> AnyView {
    let extreme = ExtremeArguments.numbers.randomElement(using: &random) ?? 0
    let integer = ExtremeArguments.integers.randomElement(using: &random) ?? 0
    let words = (ExtremeArguments.wordings.randomElement(using: &random)?.1 ?? { "" })()
    switch work {
    case .task, .sleepingTask, .identifiedTask, .endlessTask, .sleeplessTask, .taskGroup:
      return task(work, on: view, extreme, integer)
    case .onAppear, .dispatch, .onDisappear, .flipping, .onChange, .onChangeInitially, .onChangeOfText,
      .bindingRecursion:
      return change(work, of: view, extreme, words)
    case .preference, .transformedPreference, .anchorPreference, .geometry, .scrollGeometry, .scrollVisibility,
      .scrollReader, .scrollPosition, .scrollIdentity:
      return measure(work, view, extreme, integer)
    case .subviews, .severalSubviews, .sections, .containerValue, .entry:
      return contain(work, view, extreme, integer)
    default: return present(work, view, extreme, words)
    }
  }
}

extension ExtremeWorker {
  private func task(_ work: ExtremeWork, on view: AnyView, _ extreme: Double, _ integer: Int) -> AnyView {
    switch work {
    case .sleepingTask:
      AnyView(
        view.task {
          try? await Task.sleep(for: .seconds(extreme.isFinite ? min(max(extreme, -1e18), 1e18) : 1e18))
          number = extreme
        })
    case .identifiedTask: AnyView(view.task(id: number) { number = extreme })
    case .endlessTask:
      AnyView(
        view.task {
          while !Task.isCancelled { await Task.yield() }
        })
    case .sleeplessTask:
      AnyView(
        view.task {
          while !Task.isCancelled { try? await Task.sleep(for: .zero) }
        })
    case .taskGroup:
      AnyView(
        view.task {
          await withTaskGroup(of: Double.self) { group in
            for _ in 0..<min(max(integer, 0), 50) { group.addTask { extreme } }
            for await value in group { number = value }
          }
        })
    default: AnyView(view.task { number = extreme })
    }
  }

  private func change(_ work: ExtremeWork, of view: AnyView, _ extreme: Double, _ words: String) -> AnyView {
    switch work {
    case .dispatch: AnyView(view.onAppear { DispatchQueue.main.async { number = extreme } })
    case .onDisappear:
      AnyView(
        VStack {
          if !isOn { view.onDisappear { number = extreme } }
        }
        .onAppear { isOn = true })
    case .flipping:
      AnyView(
        VStack {
          if isOn { view.onAppear { isOn = false } } else { Color.red.onAppear { isOn = true } }
        })
    case .onChange: AnyView(view.onChange(of: number) { number += extreme })
    case .onChangeInitially: AnyView(view.onChange(of: number, initial: true) { number *= extreme })
    case .onChangeOfText:
      AnyView(view.onChange(of: text) { _, new in text = new + words }.onAppear { text = words })
    case .bindingRecursion:
      AnyView(
        VStack {
          view
          Slider(value: Binding(get: { number }, set: { number = $0 + extreme }), in: 0...1)
        }
        .onChange(of: number) { number = extreme })
    default: AnyView(view.onAppear { number = extreme })
    }
  }

  private func measure(_ work: ExtremeWork, _ view: AnyView, _ extreme: Double, _ integer: Int) -> AnyView {
    switch work {
    case .preference:
      AnyView(
        view.preference(key: ExtremeWork.Key.self, value: number + extreme)
          .onPreferenceChange(ExtremeWork.Key.self) { number = $0 })
    case .transformedPreference:
      AnyView(
        view.transformPreference(ExtremeWork.Key.self) { $0 = extreme }
          .onPreferenceChange(ExtremeWork.Key.self) { number = $0 })
    case .anchorPreference:
      AnyView(
        view.anchorPreference(key: ExtremeWork.Marks.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(ExtremeWork.Marks.self) { marks in
            GeometryReader { proxy in
              Color.red.frame(width: marks.map { proxy[$0].width }.reduce(extreme, +))
            }
          })
    case .geometry:
      AnyView(
        view.padding(number)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            number = $0.width + extreme
          })
    case .scrollGeometry:
      AnyView(
        ScrollView { view.frame(height: number) }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentSize.height * extreme
          } action: {
            number = $1
          })
    case .scrollVisibility:
      AnyView(ScrollView { view.onScrollVisibilityChange(threshold: extreme) { isOn = $0 } })
    case .scrollReader:
      AnyView(
        ScrollViewReader { reader in
          ScrollView { ForEach(0..<9) { Text("\($0)").id($0) } }
            .onAppear { reader.scrollTo(integer, anchor: UnitPoint(x: extreme, y: extreme)) }
            .overlay { view }
        })
    case .scrollPosition:
      AnyView(
        ScrollView { VStack { ForEach(0..<9) { Text("\($0)").id($0) } } }
          .scrollPosition($position, anchor: UnitPoint(x: extreme, y: extreme))
          .onAppear { position.scrollTo(point: CGPoint(x: extreme, y: extreme)) }
          .background { view })
    default:
      AnyView(
        ScrollView { VStack { ForEach(0..<9) { Text("\($0)").id($0) } }.scrollTargetLayout() }
          .scrollPosition(id: $scrolled, anchor: UnitPoint(x: extreme, y: extreme))
          .onAppear { scrolled = integer }
          .background { view })
    }
  }

  private func contain(_ work: ExtremeWork, _ view: AnyView, _ extreme: Double, _ integer: Int) -> AnyView {
    let rows = ForEach(0..<min(max(integer, 0), 40), id: \.self) { Text("\($0)") }
    switch work {
    case .subviews:
      return AnyView(
        VStack {
          ForEach(
            subviews: Group {
              view; rows
            }
          ) { $0.font(.system(size: extreme)).padding(number) }
        })
    case .severalSubviews:
      return AnyView(
        Group(
          subviews: Group {
            view; rows
          }
        ) { subviews in
          HStack { subviews.prefix(min(max(integer, 0), subviews.count)) }
          subviews
          Text("\(subviews.count)")
        })
    case .sections:
      return AnyView(
        VStack {
          ForEach(
            sections: Group {
              Section("a") { view }; rows
            }
          ) { section in
            section.header
            ForEach(section.content) { $0.opacity(extreme) }
          }
        })
    case .containerValue:
      return AnyView(
        Group(subviews: view.containerValue(\.extremeNumber, extreme)) { subviews in
          Text("\(subviews.map(\.containerValues.extremeNumber).reduce(number, +))")
        })
    default: return AnyView(view.offset(x: entry).environment(\.extremeNumber, extreme))
    }
  }

  private func present(_ work: ExtremeWork, _ view: AnyView, _ extreme: Double, _ words: String) -> AnyView {
    switch work {
    case .uiColor:
      AnyView(view.foregroundStyle(Color(UIColor(red: extreme, green: number, blue: extreme, alpha: extreme))))
    case .uiFont: AnyView(view.font(Font(UIFont.systemFont(ofSize: extreme, weight: .bold).withSize(number))))
    case .uiImage:
      AnyView(view.background { UIImage(systemName: words).map { Image(uiImage: $0).resizable() } })
    case .textSelection:
      AnyView(
        TextField("a", text: $text, selection: $selection)
          .onAppear {
            // The positions are those of another text.
            selection = TextSelection(range: words.startIndex..<words.endIndex)
            text = "b"
          }
          .overlay { view })
    case .publisher:
      AnyView(view.onReceive(Just(extreme)) { number = $0 })
    case .sheet:
      AnyView(view.onAppear { isOn = true }.sheet(isPresented: $isOn) { Text(words).onAppear { isOn = false } })
    case .alert:
      AnyView(view.onAppear { isOn = true }.alert(words, isPresented: $isOn) { Button(words) {} })
    case .phases: AnyView(view.phaseAnimator([extreme, number]) { content, phase in content.offset(x: phase) })
    case .keyframes:
      AnyView(
        view.keyframeAnimator(initialValue: extreme) { content, value in
          content.scaleEffect(value)
        } keyframes: { _ in
          LinearKeyframe(extreme, duration: extreme)
        })
    case .timeline:
      AnyView(
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: extreme), by: extreme)) { _ in view })
    case .animation:
      AnyView(
        view.animation(.spring(duration: extreme, bounce: extreme), value: number)
          .onAppear { withAnimation(.linear(duration: extreme).delay(extreme)) { number = extreme } })
    default: AnyView(view.transaction { $0.animation = .easeIn(duration: extreme) }.onAppear { number = extreme })
    }
  }
}
