import SnapshotFoundation
import SnapshotPreviewMessages
import SnapshotUI

extension PreviewStep {
  /// Performs the step on a screen.
  ///
  /// - Throws: ``InspectionError``, ``StepError``, or an error of the screen's update.
  func perform(on screen: InspectedView) throws {
    let site = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    switch action {
    case .tap: try element(on: screen).tap()
    case .longPress: try element(on: screen).longPress()
    case .type: try element(on: screen).type(required("the text"))
    case .submit: try element(on: screen).submit()
    case .toggle: try toggle(on: screen)
    case .choose: try choose(on: screen)
    case .setValue:
      guard let number = Double(try required("a number")) else { throw StepError("The value must be a number.") }
      try element(on: screen).setNumber(number, at: site)
    case .increment: try half(of: element(on: screen), "Increment").tap()
    case .decrement: try half(of: element(on: screen), "Decrement").tap()
    case .swipe: try swipe(on: screen, at: site)
    case .swipeAction: try element(on: screen).performSwipeAction(required("the label of the swipe action"))
    case .scroll: try scroll(on: screen, at: site)
    case .dismiss: try (hasTarget ? element(on: screen) : screen.sheet()).dismiss()
    }
  }

  private var hasTarget: Bool { label != nil || identifier != nil }

  private func required(_ meaning: String) throws -> String {
    guard let value else { throw StepError("The action \(action.rawValue) needs a value: \(meaning).") }
    return value
  }

  private func element(on screen: InspectedView) throws -> InspectedView {
    if let identifier { return try screen.find(identifier: identifier) }
    guard let label else {
      throw StepError("The action \(action.rawValue) needs the label or the identifier of an element.")
    }
    do {
      return try screen.find(label: label)
    } catch {
      // A text that is a part of an accessibility element has no label of its own.
      guard let text = try? screen.find(text: label) else { throw error }
      return text
    }
  }

  private func half(of stepper: InspectedView, _ label: String) throws -> InspectedView {
    guard let half = try? stepper.find(button: label) else {
      throw StepError("\(stepper.pathToRoot) is not a stepper. Use setValue for a slider.")
    }
    return half
  }

  private func toggle(on screen: InspectedView) throws {
    let found = try element(on: screen)
    func isToggle(_ view: InspectedView) -> Bool { view.accessibility.traits.contains(.isToggle) }
    guard let toggle = isToggle(found) ? found : found.findAll(where: isToggle).first else {
      throw StepError("\(found.pathToRoot) is not a toggle. Use the action tap.")
    }
    guard [nil, "on", "off"].contains(value) else { throw StepError("The value of a toggle is on or off.") }
    if let value, toggle.accessibility.value == (value == "on" ? "1" : "0") { return }
    try toggle.tap()
  }

  private func choose(on screen: InspectedView) throws {
    let (element, option) = (try element(on: screen), try required("the label of the option"))
    do {
      try element.choose(option)
    } catch let error as InspectionError {
      guard case .noAction = error.reason, !element.contextMenuItems.isEmpty else { throw error }
      try element.choose(contextMenuItem: option)
    }
  }

  /// Shows the swipe actions of a row, drags an element with a gesture, or scrolls.
  private func swipe(on screen: InspectedView, at site: CallSite) throws {
    let direction = try direction()
    let target = hasTarget ? try element(on: screen) : screen
    if direction.width != 0 {
      let isTrailing = (direction.width < 0) == (target.environment.layoutDirection == .leftToRight)
      let edge: HorizontalEdge = isTrailing ? .trailing : .leading
      if !target.swipeActionLabels(edge: edge).isEmpty { return try target.revealSwipeActions(edge: edge) }
    }
    let distance = CGSize(width: direction.width * 200, height: direction.height * 200)
    let fast = CGSize(width: distance.width * 2, height: distance.height * 2)
    do {
      try target.drag(by: distance, predictedTranslation: fast)
    } catch let error as InspectionError {
      guard case .noAction = error.reason else { throw error }
      try target.scroll(byPages: CGSize(width: -direction.width * 0.8, height: -direction.height * 0.8), at: site)
    }
  }

  private func scroll(on screen: InspectedView, at site: CallSite) throws {
    if value == nil { return try element(on: screen).scrollIntoView(at: site) }
    let direction = try direction()
    let pages = CGSize(width: direction.width * 0.8, height: direction.height * 0.8)
    try (hasTarget ? element(on: screen) : screen).scroll(byPages: pages, at: site)
  }

  private func direction() throws -> CGSize {
    switch try required("left, right, up or down") {
    case "left": CGSize(width: -1, height: 0)
    case "right": CGSize(width: 1, height: 0)
    case "up": CGSize(width: 0, height: -1)
    case "down": CGSize(width: 0, height: 1)
    case let other: throw StepError("Unknown direction \"\(other)\". Use left, right, up or down.")
    }
  }
}

/// The error of a step that lacks a part.
struct StepError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension PreviewStep {
  /// The number of labels in a message.
  private static let shownLabels = 8

  /// Returns why the step was not performed and what to do, in the words of steps.
  func message(for error: any Error) -> String {
    guard let reason = (error as? InspectionError)?.reason else {
      return ((error as? ViewHostError)?.reason.description) ?? "\(error)"
    }
    switch reason {
    case .notFound(_, _, let candidates):
      let (kind, wanted) = identifier.map { ("identifier", $0) } ?? ("label", label ?? "")
      guard hasTarget else { return reason.description }
      let similar = Self.similar(to: wanted, in: candidates)
      let list = similar.map { "\"\($0)\"" }.joined(separator: ", ")
      return "No element has the \(kind) \"\(wanted)\"."
        + (similar.isEmpty ? " No element of the screen has one." : " Similar: \(list).")
    case .opensChoices(let path):
      return "\(path) opens a list of options. Select one with the action choose and the option as value."
    case .leadsElsewhere(let path):
      return
        "\(path) is a navigation link outside of a navigation stack. Show its destination with a preview of its own."
    case .noAction(let verb, let path):
      return "\(path) does not handle \(verb). Use the action on an element that does, such as a control."
    default: return reason.description
    }
  }

  /// Returns the most similar names first.
  private static func similar(to wanted: String, in names: [String]) -> [String] {
    let wanted = wanted.lowercased()
    func distance(_ name: String) -> Int {
      let name = name.lowercased()
      return name.contains(wanted) || (wanted.contains(name) && !name.isEmpty) ? 0 : editDistance(wanted, name)
    }
    // Long texts are compared by their beginning, because the distance is quadratic.
    let ranked = Set(names).filter { !$0.isEmpty }.map { (name: $0, distance: distance(String($0.prefix(200)))) }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(shownLabels).map(\.name)
  }
}
