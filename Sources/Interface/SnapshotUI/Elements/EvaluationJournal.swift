import Foundation

/// The diagnostics, sheets and preferences that evaluation and layout collect.
final class EvaluationJournal {
  var diagnostics: [ViewDiagnostic] = []
  let limits = RenderLimits()
  /// The sheets, lowest first.
  var sheets: [ViewElement] = []
  /// Whether the screen contains a hosted view, whose host has run its actions.
  var showsHostedView = false
  /// Whether a modifier with an action that runs when its view appears ends the evaluation.
  var endsAtActions = false
  /// Whether such a modifier has ended the evaluation.
  var hasEndedAtActions = false
  /// The preferred color schemes of the previous evaluation.
  let preferredSchemes: PreferredColorSchemes
  /// The preferred color schemes of this evaluation.
  var newPreferredSchemes = PreferredColorSchemes()
  private var presentations = 0
  private var typeNames: [ObjectIdentifier: String] = [:]
  private var ownTypes: [ObjectIdentifier: Bool] = [:]
  private var requiringTypes: [ObjectIdentifier: Bool] = [:]

  init(preferredSchemes: PreferredColorSchemes = PreferredColorSchemes()) { self.preferredSchemes = preferredSchemes }

  /// Returns the number of the next sheet in the order of evaluation.
  func beginPresentation() -> Int {
    defer { presentations += 1 }
    return presentations
  }

  /// Returns the name of a type without module and generic arguments. Names are cached per evaluation, to avoid the
  /// lock of the shared cache.
  func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let known = typeNames[id] { return known }
    let name = typeName(type)
    typeNames[id] = name
    return name
  }

  /// Returns whether this module declares a type.
  func isOwn(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = ownTypes[id] { return known }
    let isOwn = String(reflecting: type).hasPrefix("SnapshotUI.")
    ownTypes[id] = isOwn
    return isOwn
  }

  /// Returns the model that a view or modifier reads from the environment, if the environment lacks it.
  ///
  /// - Parameter makesObjects: Whether this evaluation creates the objects of `@StateObject` properties. Otherwise a host
  ///   does, and keeps them.
  func missingModel(
    of subject: Any, in environment: EnvironmentValues, makesObjects: Bool = false
  ) -> MissingModel? {
    let id = ObjectIdentifier(type(of: subject))
    if requiringTypes[id] == false { return nil }
    let mayHaveSome = ModelRequirements.shared.mayHaveSome(id)
    let properties = mayHaveSome ? DynamicProperties(of: subject).properties.map(\.value) : []
    let held = mayHaveSome ? HeldObjects(of: subject, making: makesObjects) : nil
    let requirements =
      (properties + (held?.objects ?? []).flatMap { DynamicProperties(of: $0).properties.map(\.value) })
      .compactMap { $0 as? any ModelRequiring }.filter(\.requiresModel)
    requiringTypes[id] = !requirements.isEmpty
    if requirements.isEmpty, held?.mayHaveSome != true { ModelRequirements.shared.noteNone(of: id) }
    return requirements.lazy.compactMap { $0.missingModel(in: environment) }.first
  }
}

/// A view in place of content that reads a model that the environment lacks. Making its elements throws the error.
nonisolated struct MissingModelView: StructuralView {
  private let missing: MissingModel

  /// Creates the view if a value with a body, such as a style, lacks a model in the environment of the running body. Outside
  /// of a body there is none.
  init?(of subject: Any) {
    let environment = EvaluationFrame.current?.environment.values ?? EnvironmentValues()
    guard ModelRequirements.shared.mayHaveSome(ObjectIdentifier(type(of: subject))),
      let missing = DynamicProperties(of: subject).properties.lazy
        .compactMap({ ($0.value as? any ModelRequiring)?.missingModel(in: environment) }).first
    else { return nil }
    self.missing = missing
  }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    throw ViewError(missing.reason(at: context.identity?.typePath ?? "View"))
  }
}

/// Returns the body of a style. Making its elements throws an error if the style reads a model that the environment lacks.
func styledBody<Style, Configuration, Body: View>(
  _ style: Style, _ configuration: Configuration, _ make: @escaping @MainActor ((Style, Configuration)) -> Body
) -> AnyView {
  if let missing = MissingModelView(of: style) { return AnyView(missing) }
  return AnyView(runOnCurrentThread((style, configuration), make))
}

/// The objects in the properties of a view, such as its view model, which may read models from the environment.
private struct HeldObjects {
  let objects: [AnyObject]
  /// Whether another value of the type may have objects.
  let mayHaveSome: Bool

  /// - Parameter making: Whether to create objects that don't exist yet.
  init(of subject: Any, making: Bool) {
    let values = Mirror(reflecting: subject).children.map(\.value)
    let holders = values.compactMap { $0 as? any ObjectHolding }.filter(\.holdsObject)
    let plain = values.compactMap(Self.object)
    objects = plain + holders.compactMap { $0.heldValue(making: making).flatMap(Self.object) }
    mayHaveSome = !(plain.isEmpty && holders.isEmpty)
  }

  /// Returns the value if it is an instance of a class.
  private static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }
}

/// A property of a view that may hold an object.
protocol ObjectHolding {
  /// Whether the type of the value is a class.
  var holdsObject: Bool { get }

  /// Returns the object if it exists, or else creates it if `making` is set.
  func heldValue(making: Bool) -> Any?
}

extension State: ObjectHolding {
  var holdsObject: Bool { Value.self is AnyClass }

  func heldValue(making: Bool) -> Any? {
    // Reading it here makes no body depend on the value.
    return EvaluationFrame.$current.withValue(nil) { seed.storage?.value ?? seed.value }
  }
}

extension Bindable: ObjectHolding {
  var holdsObject: Bool { true }

  func heldValue(making: Bool) -> Any? { wrappedValue }
}

/// A property that reads a model from the environment.
protocol ModelRequiring {
  var requiresModel: Bool { get }
  func missingModel(in environment: EnvironmentValues) -> MissingModel?
}

/// A model that the environment lacks, by the name of its type.
enum MissingModel {
  /// An observable model, which `environment(_:)` provides.
  case model(String)
  /// An observable object, which `environmentObject(_:)` provides.
  case object(String)

  /// Returns the error of the view at a path.
  func reason(at path: String) -> ViewError.Reason {
    switch self {
    case .model(let type): .missingModel(path: path, type: type)
    case .object(let type): .missingEnvironmentObject(path: path, type: type)
    }
  }
}

extension Environment: ModelRequiring {}

/// The types of views that read no model, shared by all evaluations because reflection is slow. Unchecked because a
/// lock guards the set.
private final class ModelRequirements: @unchecked Sendable {
  static let shared = ModelRequirements()
  private let lock = NSLock()
  private var without: Set<ObjectIdentifier> = []

  func mayHaveSome(_ type: ObjectIdentifier) -> Bool { lock.withLock { !without.contains(type) } }

  func noteNone(of type: ObjectIdentifier) { lock.withLock { _ = without.insert(type) } }
}

/// The end of an evaluation at a modifier with an action that runs when its view appears.
struct ActionsOfElements: Error {}

extension ElementContext {
  /// Ends an evaluation that only looks for actions which run when a view appears. What is evaluated during layout is
  /// looked at afterwards.
  func endAtActionsOnAppearing() throws {
    guard journal.endsAtActions, !environment.isEvaluatedDuringLayout else { return }
    journal.hasEndedAtActions = true
    throw ActionsOfElements()
  }
}
