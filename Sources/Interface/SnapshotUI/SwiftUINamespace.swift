// Written by Scripts/generate/swiftui-namespace.

#if !canImport(SwiftUI)
  /// The types of this module under SwiftUI's name: `SwiftUI.Text` is `Text` where a module has a `Text` of its own.
  public enum SwiftUI {
    /// `AccessibilityActionKind` under its qualified name.
    public typealias AccessibilityActionKind = SnapshotUI.AccessibilityActionKind
    /// `AccessibilityAdjustmentDirection` under its qualified name.
    public typealias AccessibilityAdjustmentDirection = SnapshotUI.AccessibilityAdjustmentDirection
    /// `AccessibilityChildBehavior` under its qualified name.
    public typealias AccessibilityChildBehavior = SnapshotUI.AccessibilityChildBehavior
    /// `AccessibilityCustomContentImportance` under its qualified name.
    public typealias AccessibilityCustomContentImportance = SnapshotUI.AccessibilityCustomContentImportance
    /// `AccessibilityFocusState` under its qualified name.
    public typealias AccessibilityFocusState = SnapshotUI.AccessibilityFocusState
    /// `AccessibilityHeadingLevel` under its qualified name.
    public typealias AccessibilityHeadingLevel = SnapshotUI.AccessibilityHeadingLevel
    /// `AccessibilityLabeledPairRole` under its qualified name.
    public typealias AccessibilityLabeledPairRole = SnapshotUI.AccessibilityLabeledPairRole
    /// `AccessibilityRotorContent` under its qualified name.
    public typealias AccessibilityRotorContent = SnapshotUI.AccessibilityRotorContent
    /// `AccessibilityRotorContentBuilder` under its qualified name.
    public typealias AccessibilityRotorContentBuilder = SnapshotUI.AccessibilityRotorContentBuilder
    /// `AccessibilityRotorEntry` under its qualified name.
    public typealias AccessibilityRotorEntry = SnapshotUI.AccessibilityRotorEntry
    /// `AccessibilitySystemRotor` under its qualified name.
    public typealias AccessibilitySystemRotor = SnapshotUI.AccessibilitySystemRotor
    /// `AccessibilityTechnologies` under its qualified name.
    public typealias AccessibilityTechnologies = SnapshotUI.AccessibilityTechnologies
    /// `AccessibilityTextContentType` under its qualified name.
    public typealias AccessibilityTextContentType = SnapshotUI.AccessibilityTextContentType
    /// `AccessibilityTraits` under its qualified name.
    public typealias AccessibilityTraits = SnapshotUI.AccessibilityTraits
    /// `AccessibilityZoomGestureAction` under its qualified name.
    public typealias AccessibilityZoomGestureAction = SnapshotUI.AccessibilityZoomGestureAction
    /// `AccessoryCircularCapacityGaugeStyle` under its qualified name.
    public typealias AccessoryCircularCapacityGaugeStyle = SnapshotUI.AccessoryCircularCapacityGaugeStyle
    /// `AccessoryCircularGaugeStyle` under its qualified name.
    public typealias AccessoryCircularGaugeStyle = SnapshotUI.AccessoryCircularGaugeStyle
    /// `AccessoryLinearCapacityGaugeStyle` under its qualified name.
    public typealias AccessoryLinearCapacityGaugeStyle = SnapshotUI.AccessoryLinearCapacityGaugeStyle
    /// `AccessoryLinearGaugeStyle` under its qualified name.
    public typealias AccessoryLinearGaugeStyle = SnapshotUI.AccessoryLinearGaugeStyle
    /// `ActionSheet` under its qualified name.
    public typealias ActionSheet = SnapshotUI.ActionSheet
    /// `Alert` under its qualified name.
    public typealias Alert = SnapshotUI.Alert
    /// `Alignment` under its qualified name.
    public typealias Alignment = SnapshotUI.Alignment
    /// `AlignmentID` under its qualified name.
    public typealias AlignmentID = SnapshotUI.AlignmentID
    /// `AlternatingRowBackgroundBehavior` under its qualified name.
    public typealias AlternatingRowBackgroundBehavior = SnapshotUI.AlternatingRowBackgroundBehavior
    /// `Anchor` under its qualified name.
    public typealias Anchor = SnapshotUI.Anchor
    /// `AngularGradient` under its qualified name.
    public typealias AngularGradient = SnapshotUI.AngularGradient
    /// `Animatable` under its qualified name.
    public typealias Animatable = SnapshotUI.Animatable
    /// `AnimatablePair` under its qualified name.
    public typealias AnimatablePair = SnapshotUI.AnimatablePair
    /// `Animation` under its qualified name.
    public typealias Animation = SnapshotUI.Animation
    /// `AnimationCompletionCriteria` under its qualified name.
    public typealias AnimationCompletionCriteria = SnapshotUI.AnimationCompletionCriteria
    /// `AnimationContext` under its qualified name.
    public typealias AnimationContext = SnapshotUI.AnimationContext
    /// `AnimationState` under its qualified name.
    public typealias AnimationState = SnapshotUI.AnimationState
    /// `AnimationStateKey` under its qualified name.
    public typealias AnimationStateKey = SnapshotUI.AnimationStateKey
    /// `AnimationTimelineSchedule` under its qualified name.
    public typealias AnimationTimelineSchedule = SnapshotUI.AnimationTimelineSchedule
    /// `AnyGesture` under its qualified name.
    public typealias AnyGesture = SnapshotUI.AnyGesture
    /// `AnyGradient` under its qualified name.
    public typealias AnyGradient = SnapshotUI.AnyGradient
    /// `AnyLayout` under its qualified name.
    public typealias AnyLayout = SnapshotUI.AnyLayout
    /// `AnyShape` under its qualified name.
    public typealias AnyShape = SnapshotUI.AnyShape
    /// `AnyShapeStyle` under its qualified name.
    public typealias AnyShapeStyle = SnapshotUI.AnyShapeStyle
    /// `AnyTransition` under its qualified name.
    public typealias AnyTransition = SnapshotUI.AnyTransition
    /// `AnyView` under its qualified name.
    public typealias AnyView = SnapshotUI.AnyView
    /// `App` under its qualified name.
    public typealias App = SnapshotUI.App
    /// `AppStorage` under its qualified name.
    public typealias AppStorage = SnapshotUI.AppStorage
    /// `AppearSymbolEffect` under its qualified name.
    public typealias AppearSymbolEffect = SnapshotUI.AppearSymbolEffect
    /// `AsymmetricTransition` under its qualified name.
    public typealias AsymmetricTransition = SnapshotUI.AsymmetricTransition
    /// `AsyncImage` under its qualified name.
    public typealias AsyncImage = SnapshotUI.AsyncImage
    /// `AsyncImagePhase` under its qualified name.
    public typealias AsyncImagePhase = SnapshotUI.AsyncImagePhase
    /// `AutomaticControlGroupStyle` under its qualified name.
    public typealias AutomaticControlGroupStyle = SnapshotUI.AutomaticControlGroupStyle
    /// `AutomaticDisclosureGroupStyle` under its qualified name.
    public typealias AutomaticDisclosureGroupStyle = SnapshotUI.AutomaticDisclosureGroupStyle
    /// `AutomaticFormStyle` under its qualified name.
    public typealias AutomaticFormStyle = SnapshotUI.AutomaticFormStyle
    /// `AutomaticLabeledContentStyle` under its qualified name.
    public typealias AutomaticLabeledContentStyle = SnapshotUI.AutomaticLabeledContentStyle
    /// `AutomaticNavigationSplitViewStyle` under its qualified name.
    public typealias AutomaticNavigationSplitViewStyle = SnapshotUI.AutomaticNavigationSplitViewStyle
    /// `AutomaticNavigationTransition` under its qualified name.
    public typealias AutomaticNavigationTransition = SnapshotUI.AutomaticNavigationTransition
    /// `AutomaticPresentationSizing` under its qualified name.
    public typealias AutomaticPresentationSizing = SnapshotUI.AutomaticPresentationSizing
    /// `AutomaticSymbolEffect` under its qualified name.
    public typealias AutomaticSymbolEffect = SnapshotUI.AutomaticSymbolEffect
    /// `AutomaticTableStyle` under its qualified name.
    public typealias AutomaticTableStyle = SnapshotUI.AutomaticTableStyle
    /// `AutomaticTextEditorStyle` under its qualified name.
    public typealias AutomaticTextEditorStyle = SnapshotUI.AutomaticTextEditorStyle
    /// `Axis` under its qualified name.
    public typealias Axis = SnapshotUI.Axis
    /// `BackgroundProminence` under its qualified name.
    public typealias BackgroundProminence = SnapshotUI.BackgroundProminence
    /// `BackgroundStyle` under its qualified name.
    public typealias BackgroundStyle = SnapshotUI.BackgroundStyle
    /// `BadgeProminence` under its qualified name.
    public typealias BadgeProminence = SnapshotUI.BadgeProminence
    /// `BalancedNavigationSplitViewStyle` under its qualified name.
    public typealias BalancedNavigationSplitViewStyle = SnapshotUI.BalancedNavigationSplitViewStyle
    /// `Bindable` under its qualified name.
    public typealias Bindable = SnapshotUI.Bindable
    /// `Binding` under its qualified name.
    public typealias Binding = SnapshotUI.Binding
    /// `BlurReplaceTransition` under its qualified name.
    public typealias BlurReplaceTransition = SnapshotUI.BlurReplaceTransition
    /// `BorderedButtonStyle` under its qualified name.
    public typealias BorderedButtonStyle = SnapshotUI.BorderedButtonStyle
    /// `BorderedProminentButtonStyle` under its qualified name.
    public typealias BorderedProminentButtonStyle = SnapshotUI.BorderedProminentButtonStyle
    /// `BorderlessButtonMenuStyle` under its qualified name.
    public typealias BorderlessButtonMenuStyle = SnapshotUI.BorderlessButtonMenuStyle
    /// `BorderlessButtonStyle` under its qualified name.
    public typealias BorderlessButtonStyle = SnapshotUI.BorderlessButtonStyle
    /// `BounceSymbolEffect` under its qualified name.
    public typealias BounceSymbolEffect = SnapshotUI.BounceSymbolEffect
    /// `BreatheSymbolEffect` under its qualified name.
    public typealias BreatheSymbolEffect = SnapshotUI.BreatheSymbolEffect
    /// `Button` under its qualified name.
    public typealias Button = SnapshotUI.Button
    /// `ButtonBorderShape` under its qualified name.
    public typealias ButtonBorderShape = SnapshotUI.ButtonBorderShape
    /// `ButtonMenuStyle` under its qualified name.
    public typealias ButtonMenuStyle = SnapshotUI.ButtonMenuStyle
    /// `ButtonRepeatBehavior` under its qualified name.
    public typealias ButtonRepeatBehavior = SnapshotUI.ButtonRepeatBehavior
    /// `ButtonRole` under its qualified name.
    public typealias ButtonRole = SnapshotUI.ButtonRole
    /// `ButtonStyle` under its qualified name.
    public typealias ButtonStyle = SnapshotUI.ButtonStyle
    /// `ButtonStyleConfiguration` under its qualified name.
    public typealias ButtonStyleConfiguration = SnapshotUI.ButtonStyleConfiguration
    /// `ButtonToggleStyle` under its qualified name.
    public typealias ButtonToggleStyle = SnapshotUI.ButtonToggleStyle
    /// `Canvas` under its qualified name.
    public typealias Canvas = SnapshotUI.Canvas
    /// `Capsule` under its qualified name.
    public typealias Capsule = SnapshotUI.Capsule
    /// `Circle` under its qualified name.
    public typealias Circle = SnapshotUI.Circle
    /// `CircularProgressViewStyle` under its qualified name.
    public typealias CircularProgressViewStyle = SnapshotUI.CircularProgressViewStyle
    /// `CodableRepresentation` under its qualified name.
    public typealias CodableRepresentation = SnapshotUI.CodableRepresentation
    /// `Color` under its qualified name.
    public typealias Color = SnapshotUI.Color
    /// `ColorPicker` under its qualified name.
    public typealias ColorPicker = SnapshotUI.ColorPicker
    /// `ColorRenderingMode` under its qualified name.
    public typealias ColorRenderingMode = SnapshotUI.ColorRenderingMode
    /// `ColorResource` under its qualified name.
    public typealias ColorResource = SnapshotUI.ColorResource
    /// `ColumnNavigationViewStyle` under its qualified name.
    public typealias ColumnNavigationViewStyle = SnapshotUI.ColumnNavigationViewStyle
    /// `ColumnsFormStyle` under its qualified name.
    public typealias ColumnsFormStyle = SnapshotUI.ColumnsFormStyle
    /// `CommandGroup` under its qualified name.
    public typealias CommandGroup = SnapshotUI.CommandGroup
    /// `CommandGroupPlacement` under its qualified name.
    public typealias CommandGroupPlacement = SnapshotUI.CommandGroupPlacement
    /// `CommandMenu` under its qualified name.
    public typealias CommandMenu = SnapshotUI.CommandMenu
    /// `Commands` under its qualified name.
    public typealias Commands = SnapshotUI.Commands
    /// `CommandsBuilder` under its qualified name.
    public typealias CommandsBuilder = SnapshotUI.CommandsBuilder
    /// `CompactDatePickerStyle` under its qualified name.
    public typealias CompactDatePickerStyle = SnapshotUI.CompactDatePickerStyle
    /// `CompactMenuControlGroupStyle` under its qualified name.
    public typealias CompactMenuControlGroupStyle = SnapshotUI.CompactMenuControlGroupStyle
    /// `ConcentricRectangle` under its qualified name.
    public typealias ConcentricRectangle = SnapshotUI.ConcentricRectangle
    /// `ContainerBackgroundPlacement` under its qualified name.
    public typealias ContainerBackgroundPlacement = SnapshotUI.ContainerBackgroundPlacement
    /// `ContainerRelativeShape` under its qualified name.
    public typealias ContainerRelativeShape = SnapshotUI.ContainerRelativeShape
    /// `ContainerValueKey` under its qualified name.
    public typealias ContainerValueKey = SnapshotUI.ContainerValueKey
    /// `ContainerValues` under its qualified name.
    public typealias ContainerValues = SnapshotUI.ContainerValues
    /// `ContentMarginPlacement` under its qualified name.
    public typealias ContentMarginPlacement = SnapshotUI.ContentMarginPlacement
    /// `ContentMode` under its qualified name.
    public typealias ContentMode = SnapshotUI.ContentMode
    /// `ContentShapeKinds` under its qualified name.
    public typealias ContentShapeKinds = SnapshotUI.ContentShapeKinds
    /// `ContentSizeCategory` under its qualified name.
    public typealias ContentSizeCategory = SnapshotUI.ContentSizeCategory
    /// `ContentTransition` under its qualified name.
    public typealias ContentTransition = SnapshotUI.ContentTransition
    /// `ContentTransitionSymbolEffect` under its qualified name.
    public typealias ContentTransitionSymbolEffect = SnapshotUI.ContentTransitionSymbolEffect
    /// `ContentUnavailableView` under its qualified name.
    public typealias ContentUnavailableView = SnapshotUI.ContentUnavailableView
    /// `ContextMenu` under its qualified name.
    public typealias ContextMenu = SnapshotUI.ContextMenu
    /// `ControlActiveState` under its qualified name.
    public typealias ControlActiveState = SnapshotUI.ControlActiveState
    /// `ControlGroup` under its qualified name.
    public typealias ControlGroup = SnapshotUI.ControlGroup
    /// `ControlGroupStyle` under its qualified name.
    public typealias ControlGroupStyle = SnapshotUI.ControlGroupStyle
    /// `ControlGroupStyleConfiguration` under its qualified name.
    public typealias ControlGroupStyleConfiguration = SnapshotUI.ControlGroupStyleConfiguration
    /// `ControlSize` under its qualified name.
    public typealias ControlSize = SnapshotUI.ControlSize
    /// `CoordinateSpace` under its qualified name.
    public typealias CoordinateSpace = SnapshotUI.CoordinateSpace
    /// `CoordinateSpaceProtocol` under its qualified name.
    public typealias CoordinateSpaceProtocol = SnapshotUI.CoordinateSpaceProtocol
    /// `CubicKeyframe` under its qualified name.
    public typealias CubicKeyframe = SnapshotUI.CubicKeyframe
    /// `CustomAnimation` under its qualified name.
    public typealias CustomAnimation = SnapshotUI.CustomAnimation
    /// `CustomPresentationDetent` under its qualified name.
    public typealias CustomPresentationDetent = SnapshotUI.CustomPresentationDetent
    /// `CustomizableToolbarContent` under its qualified name.
    public typealias CustomizableToolbarContent = SnapshotUI.CustomizableToolbarContent
    /// `DataRepresentation` under its qualified name.
    public typealias DataRepresentation = SnapshotUI.DataRepresentation
    /// `DatePicker` under its qualified name.
    public typealias DatePicker = SnapshotUI.DatePicker
    /// `DatePickerComponents` under its qualified name.
    public typealias DatePickerComponents = SnapshotUI.DatePickerComponents
    /// `DatePickerStyle` under its qualified name.
    public typealias DatePickerStyle = SnapshotUI.DatePickerStyle
    /// `DefaultButtonLabel` under its qualified name.
    public typealias DefaultButtonLabel = SnapshotUI.DefaultButtonLabel
    /// `DefaultButtonStyle` under its qualified name.
    public typealias DefaultButtonStyle = SnapshotUI.DefaultButtonStyle
    /// `DefaultDatePickerStyle` under its qualified name.
    public typealias DefaultDatePickerStyle = SnapshotUI.DefaultDatePickerStyle
    /// `DefaultFocusEvaluationPriority` under its qualified name.
    public typealias DefaultFocusEvaluationPriority = SnapshotUI.DefaultFocusEvaluationPriority
    /// `DefaultGaugeStyle` under its qualified name.
    public typealias DefaultGaugeStyle = SnapshotUI.DefaultGaugeStyle
    /// `DefaultGlassEffectShape` under its qualified name.
    public typealias DefaultGlassEffectShape = SnapshotUI.DefaultGlassEffectShape
    /// `DefaultGroupBoxStyle` under its qualified name.
    public typealias DefaultGroupBoxStyle = SnapshotUI.DefaultGroupBoxStyle
    /// `DefaultListStyle` under its qualified name.
    public typealias DefaultListStyle = SnapshotUI.DefaultListStyle
    /// `DefaultMenuStyle` under its qualified name.
    public typealias DefaultMenuStyle = SnapshotUI.DefaultMenuStyle
    /// `DefaultNavigationViewStyle` under its qualified name.
    public typealias DefaultNavigationViewStyle = SnapshotUI.DefaultNavigationViewStyle
    /// `DefaultPickerStyle` under its qualified name.
    public typealias DefaultPickerStyle = SnapshotUI.DefaultPickerStyle
    /// `DefaultProgressViewStyle` under its qualified name.
    public typealias DefaultProgressViewStyle = SnapshotUI.DefaultProgressViewStyle
    /// `DefaultTabViewStyle` under its qualified name.
    public typealias DefaultTabViewStyle = SnapshotUI.DefaultTabViewStyle
    /// `DefaultTextFieldStyle` under its qualified name.
    public typealias DefaultTextFieldStyle = SnapshotUI.DefaultTextFieldStyle
    /// `DefaultToggleStyle` under its qualified name.
    public typealias DefaultToggleStyle = SnapshotUI.DefaultToggleStyle
    /// `DialogSeverity` under its qualified name.
    public typealias DialogSeverity = SnapshotUI.DialogSeverity
    /// `DisabledTextSelectability` under its qualified name.
    public typealias DisabledTextSelectability = SnapshotUI.DisabledTextSelectability
    /// `DisappearSymbolEffect` under its qualified name.
    public typealias DisappearSymbolEffect = SnapshotUI.DisappearSymbolEffect
    /// `DisclosureGroup` under its qualified name.
    public typealias DisclosureGroup = SnapshotUI.DisclosureGroup
    /// `DisclosureGroupStyle` under its qualified name.
    public typealias DisclosureGroupStyle = SnapshotUI.DisclosureGroupStyle
    /// `DisclosureGroupStyleConfiguration` under its qualified name.
    public typealias DisclosureGroupStyleConfiguration = SnapshotUI.DisclosureGroupStyleConfiguration
    /// `DiscreteSymbolEffect` under its qualified name.
    public typealias DiscreteSymbolEffect = SnapshotUI.DiscreteSymbolEffect
    /// `DismissAction` under its qualified name.
    public typealias DismissAction = SnapshotUI.DismissAction
    /// `DismissSearchAction` under its qualified name.
    public typealias DismissSearchAction = SnapshotUI.DismissSearchAction
    /// `DismissWindowAction` under its qualified name.
    public typealias DismissWindowAction = SnapshotUI.DismissWindowAction
    /// `Divider` under its qualified name.
    public typealias Divider = SnapshotUI.Divider
    /// `DoubleColumnNavigationViewStyle` under its qualified name.
    public typealias DoubleColumnNavigationViewStyle = SnapshotUI.DoubleColumnNavigationViewStyle
    /// `DragGesture` under its qualified name.
    public typealias DragGesture = SnapshotUI.DragGesture
    /// `DrawOffSymbolEffect` under its qualified name.
    public typealias DrawOffSymbolEffect = SnapshotUI.DrawOffSymbolEffect
    /// `DrawOnSymbolEffect` under its qualified name.
    public typealias DrawOnSymbolEffect = SnapshotUI.DrawOnSymbolEffect
    /// `DropDelegate` under its qualified name.
    public typealias DropDelegate = SnapshotUI.DropDelegate
    /// `DropInfo` under its qualified name.
    public typealias DropInfo = SnapshotUI.DropInfo
    /// `DropOperation` under its qualified name.
    public typealias DropOperation = SnapshotUI.DropOperation
    /// `DropProposal` under its qualified name.
    public typealias DropProposal = SnapshotUI.DropProposal
    /// `DynamicProperty` under its qualified name.
    public typealias DynamicProperty = SnapshotUI.DynamicProperty
    /// `DynamicViewContent` under its qualified name.
    public typealias DynamicViewContent = SnapshotUI.DynamicViewContent
    /// `Edge` under its qualified name.
    public typealias Edge = SnapshotUI.Edge
    /// `EditButton` under its qualified name.
    public typealias EditButton = SnapshotUI.EditButton
    /// `EditMode` under its qualified name.
    public typealias EditMode = SnapshotUI.EditMode
    /// `Ellipse` under its qualified name.
    public typealias Ellipse = SnapshotUI.Ellipse
    /// `EllipticalGradient` under its qualified name.
    public typealias EllipticalGradient = SnapshotUI.EllipticalGradient
    /// `EmptyAnimatableData` under its qualified name.
    public typealias EmptyAnimatableData = SnapshotUI.EmptyAnimatableData
    /// `EmptyCommands` under its qualified name.
    public typealias EmptyCommands = SnapshotUI.EmptyCommands
    /// `EmptyMatchedTransitionSourceConfiguration` under its qualified name.
    public typealias EmptyMatchedTransitionSourceConfiguration = SnapshotUI.EmptyMatchedTransitionSourceConfiguration
    /// `EmptyModifier` under its qualified name.
    public typealias EmptyModifier = SnapshotUI.EmptyModifier
    /// `EmptyTransferRepresentation` under its qualified name.
    public typealias EmptyTransferRepresentation = SnapshotUI.EmptyTransferRepresentation
    /// `EmptyView` under its qualified name.
    public typealias EmptyView = SnapshotUI.EmptyView
    /// `EmptyVisualEffect` under its qualified name.
    public typealias EmptyVisualEffect = SnapshotUI.EmptyVisualEffect
    /// `EnabledTextSelectability` under its qualified name.
    public typealias EnabledTextSelectability = SnapshotUI.EnabledTextSelectability
    /// `Environment` under its qualified name.
    public typealias Environment = SnapshotUI.Environment
    /// `EnvironmentKey` under its qualified name.
    public typealias EnvironmentKey = SnapshotUI.EnvironmentKey
    /// `EnvironmentObject` under its qualified name.
    public typealias EnvironmentObject = SnapshotUI.EnvironmentObject
    /// `EnvironmentValues` under its qualified name.
    public typealias EnvironmentValues = SnapshotUI.EnvironmentValues
    /// `EquatableView` under its qualified name.
    public typealias EquatableView = SnapshotUI.EquatableView
    /// `EquidistantDates` under its qualified name.
    public typealias EquidistantDates = SnapshotUI.EquidistantDates
    /// `EventModifiers` under its qualified name.
    public typealias EventModifiers = SnapshotUI.EventModifiers
    /// `EveryMinuteTimelineSchedule` under its qualified name.
    public typealias EveryMinuteTimelineSchedule = SnapshotUI.EveryMinuteTimelineSchedule
    /// `ExclusiveGesture` under its qualified name.
    public typealias ExclusiveGesture = SnapshotUI.ExclusiveGesture
    /// `ExplicitTimelineSchedule` under its qualified name.
    public typealias ExplicitTimelineSchedule = SnapshotUI.ExplicitTimelineSchedule
    /// `FillShapeStyle` under its qualified name.
    public typealias FillShapeStyle = SnapshotUI.FillShapeStyle
    /// `FillStyle` under its qualified name.
    public typealias FillStyle = SnapshotUI.FillStyle
    /// `FittedPresentationSizing` under its qualified name.
    public typealias FittedPresentationSizing = SnapshotUI.FittedPresentationSizing
    /// `FocusInteractions` under its qualified name.
    public typealias FocusInteractions = SnapshotUI.FocusInteractions
    /// `FocusState` under its qualified name.
    public typealias FocusState = SnapshotUI.FocusState
    /// `FocusedBinding` under its qualified name.
    public typealias FocusedBinding = SnapshotUI.FocusedBinding
    /// `FocusedObject` under its qualified name.
    public typealias FocusedObject = SnapshotUI.FocusedObject
    /// `FocusedValue` under its qualified name.
    public typealias FocusedValue = SnapshotUI.FocusedValue
    /// `FocusedValueKey` under its qualified name.
    public typealias FocusedValueKey = SnapshotUI.FocusedValueKey
    /// `FocusedValues` under its qualified name.
    public typealias FocusedValues = SnapshotUI.FocusedValues
    /// `Font` under its qualified name.
    public typealias Font = SnapshotUI.Font
    /// `ForEach` under its qualified name.
    public typealias ForEach = SnapshotUI.ForEach
    /// `ForEachSectionCollection` under its qualified name.
    public typealias ForEachSectionCollection = SnapshotUI.ForEachSectionCollection
    /// `ForEachSubviewCollection` under its qualified name.
    public typealias ForEachSubviewCollection = SnapshotUI.ForEachSubviewCollection
    /// `ForegroundStyle` under its qualified name.
    public typealias ForegroundStyle = SnapshotUI.ForegroundStyle
    /// `Form` under its qualified name.
    public typealias Form = SnapshotUI.Form
    /// `FormPresentationSizing` under its qualified name.
    public typealias FormPresentationSizing = SnapshotUI.FormPresentationSizing
    /// `FormStyle` under its qualified name.
    public typealias FormStyle = SnapshotUI.FormStyle
    /// `Gauge` under its qualified name.
    public typealias Gauge = SnapshotUI.Gauge
    /// `GaugeStyle` under its qualified name.
    public typealias GaugeStyle = SnapshotUI.GaugeStyle
    /// `GaugeStyleConfiguration` under its qualified name.
    public typealias GaugeStyleConfiguration = SnapshotUI.GaugeStyleConfiguration
    /// `GeometryEffect` under its qualified name.
    public typealias GeometryEffect = SnapshotUI.GeometryEffect
    /// `GeometryProxy` under its qualified name.
    public typealias GeometryProxy = SnapshotUI.GeometryProxy
    /// `GeometryReader` under its qualified name.
    public typealias GeometryReader = SnapshotUI.GeometryReader
    /// `Gesture` under its qualified name.
    public typealias Gesture = SnapshotUI.Gesture
    /// `GestureMask` under its qualified name.
    public typealias GestureMask = SnapshotUI.GestureMask
    /// `GestureState` under its qualified name.
    public typealias GestureState = SnapshotUI.GestureState
    /// `GestureStateGesture` under its qualified name.
    public typealias GestureStateGesture = SnapshotUI.GestureStateGesture
    /// `Glass` under its qualified name.
    public typealias Glass = SnapshotUI.Glass
    /// `GlassButtonStyle` under its qualified name.
    public typealias GlassButtonStyle = SnapshotUI.GlassButtonStyle
    /// `GlassEffectContainer` under its qualified name.
    public typealias GlassEffectContainer = SnapshotUI.GlassEffectContainer
    /// `GlassEffectTransition` under its qualified name.
    public typealias GlassEffectTransition = SnapshotUI.GlassEffectTransition
    /// `GlassProminentButtonStyle` under its qualified name.
    public typealias GlassProminentButtonStyle = SnapshotUI.GlassProminentButtonStyle
    /// `GlobalCoordinateSpace` under its qualified name.
    public typealias GlobalCoordinateSpace = SnapshotUI.GlobalCoordinateSpace
    /// `Gradient` under its qualified name.
    public typealias Gradient = SnapshotUI.Gradient
    /// `GraphicalDatePickerStyle` under its qualified name.
    public typealias GraphicalDatePickerStyle = SnapshotUI.GraphicalDatePickerStyle
    /// `GraphicsContext` under its qualified name.
    public typealias GraphicsContext = SnapshotUI.GraphicsContext
    /// `Grid` under its qualified name.
    public typealias Grid = SnapshotUI.Grid
    /// `GridItem` under its qualified name.
    public typealias GridItem = SnapshotUI.GridItem
    /// `GridRow` under its qualified name.
    public typealias GridRow = SnapshotUI.GridRow
    /// `Group` under its qualified name.
    public typealias Group = SnapshotUI.Group
    /// `GroupBox` under its qualified name.
    public typealias GroupBox = SnapshotUI.GroupBox
    /// `GroupBoxStyle` under its qualified name.
    public typealias GroupBoxStyle = SnapshotUI.GroupBoxStyle
    /// `GroupBoxStyleConfiguration` under its qualified name.
    public typealias GroupBoxStyleConfiguration = SnapshotUI.GroupBoxStyleConfiguration
    /// `GroupElementsOfContent` under its qualified name.
    public typealias GroupElementsOfContent = SnapshotUI.GroupElementsOfContent
    /// `GroupSectionsOfContent` under its qualified name.
    public typealias GroupSectionsOfContent = SnapshotUI.GroupSectionsOfContent
    /// `GroupedFormStyle` under its qualified name.
    public typealias GroupedFormStyle = SnapshotUI.GroupedFormStyle
    /// `GroupedListStyle` under its qualified name.
    public typealias GroupedListStyle = SnapshotUI.GroupedListStyle
    /// `HStack` under its qualified name.
    public typealias HStack = SnapshotUI.HStack
    /// `HStackLayout` under its qualified name.
    public typealias HStackLayout = SnapshotUI.HStackLayout
    /// `HelpLink` under its qualified name.
    public typealias HelpLink = SnapshotUI.HelpLink
    /// `HierarchicalShapeStyle` under its qualified name.
    public typealias HierarchicalShapeStyle = SnapshotUI.HierarchicalShapeStyle
    /// `HierarchicalShapeStyleModifier` under its qualified name.
    public typealias HierarchicalShapeStyleModifier = SnapshotUI.HierarchicalShapeStyleModifier
    /// `HorizontalAlignment` under its qualified name.
    public typealias HorizontalAlignment = SnapshotUI.HorizontalAlignment
    /// `HorizontalEdge` under its qualified name.
    public typealias HorizontalEdge = SnapshotUI.HorizontalEdge
    /// `HoverEffect` under its qualified name.
    public typealias HoverEffect = SnapshotUI.HoverEffect
    /// `HoverPhase` under its qualified name.
    public typealias HoverPhase = SnapshotUI.HoverPhase
    /// `IconOnlyLabelStyle` under its qualified name.
    public typealias IconOnlyLabelStyle = SnapshotUI.IconOnlyLabelStyle
    /// `IdentityTransition` under its qualified name.
    public typealias IdentityTransition = SnapshotUI.IdentityTransition
    /// `Image` under its qualified name.
    public typealias Image = SnapshotUI.Image
    /// `ImagePaint` under its qualified name.
    public typealias ImagePaint = SnapshotUI.ImagePaint
    /// `ImageRenderer` under its qualified name.
    public typealias ImageRenderer = SnapshotUI.ImageRenderer
    /// `ImageResource` under its qualified name.
    public typealias ImageResource = SnapshotUI.ImageResource
    /// `IndefiniteSymbolEffect` under its qualified name.
    public typealias IndefiniteSymbolEffect = SnapshotUI.IndefiniteSymbolEffect
    /// `IndexViewStyle` under its qualified name.
    public typealias IndexViewStyle = SnapshotUI.IndexViewStyle
    /// `InlinePickerStyle` under its qualified name.
    public typealias InlinePickerStyle = SnapshotUI.InlinePickerStyle
    /// `InsetGroupedListStyle` under its qualified name.
    public typealias InsetGroupedListStyle = SnapshotUI.InsetGroupedListStyle
    /// `InsetListStyle` under its qualified name.
    public typealias InsetListStyle = SnapshotUI.InsetListStyle
    /// `InsetTableStyle` under its qualified name.
    public typealias InsetTableStyle = SnapshotUI.InsetTableStyle
    /// `InsettableShape` under its qualified name.
    public typealias InsettableShape = SnapshotUI.InsettableShape
    /// `InterfaceOrientation` under its qualified name.
    public typealias InterfaceOrientation = SnapshotUI.InterfaceOrientation
    /// `KeyEquivalent` under its qualified name.
    public typealias KeyEquivalent = SnapshotUI.KeyEquivalent
    /// `KeyPress` under its qualified name.
    public typealias KeyPress = SnapshotUI.KeyPress
    /// `KeyboardShortcut` under its qualified name.
    public typealias KeyboardShortcut = SnapshotUI.KeyboardShortcut
    /// `KeyframeAnimator` under its qualified name.
    public typealias KeyframeAnimator = SnapshotUI.KeyframeAnimator
    /// `KeyframeTrack` under its qualified name.
    public typealias KeyframeTrack = SnapshotUI.KeyframeTrack
    /// `KeyframeTrackContent` under its qualified name.
    public typealias KeyframeTrackContent = SnapshotUI.KeyframeTrackContent
    /// `KeyframeTrackContentBuilder` under its qualified name.
    public typealias KeyframeTrackContentBuilder = SnapshotUI.KeyframeTrackContentBuilder
    /// `Keyframes` under its qualified name.
    public typealias Keyframes = SnapshotUI.Keyframes
    /// `KeyframesBuilder` under its qualified name.
    public typealias KeyframesBuilder = SnapshotUI.KeyframesBuilder
    /// `Label` under its qualified name.
    public typealias Label = SnapshotUI.Label
    /// `LabelStyle` under its qualified name.
    public typealias LabelStyle = SnapshotUI.LabelStyle
    /// `LabelStyleConfiguration` under its qualified name.
    public typealias LabelStyleConfiguration = SnapshotUI.LabelStyleConfiguration
    /// `LabeledContent` under its qualified name.
    public typealias LabeledContent = SnapshotUI.LabeledContent
    /// `LabeledContentStyle` under its qualified name.
    public typealias LabeledContentStyle = SnapshotUI.LabeledContentStyle
    /// `LabeledContentStyleConfiguration` under its qualified name.
    public typealias LabeledContentStyleConfiguration = SnapshotUI.LabeledContentStyleConfiguration
    /// `LabeledControlGroupContent` under its qualified name.
    public typealias LabeledControlGroupContent = SnapshotUI.LabeledControlGroupContent
    /// `Layout` under its qualified name.
    public typealias Layout = SnapshotUI.Layout
    /// `LayoutDirectionBehavior` under its qualified name.
    public typealias LayoutDirectionBehavior = SnapshotUI.LayoutDirectionBehavior
    /// `LayoutSubview` under its qualified name.
    public typealias LayoutSubview = SnapshotUI.LayoutSubview
    /// `LayoutSubviews` under its qualified name.
    public typealias LayoutSubviews = SnapshotUI.LayoutSubviews
    /// `LayoutValueKey` under its qualified name.
    public typealias LayoutValueKey = SnapshotUI.LayoutValueKey
    /// `LazyHGrid` under its qualified name.
    public typealias LazyHGrid = SnapshotUI.LazyHGrid
    /// `LazyHStack` under its qualified name.
    public typealias LazyHStack = SnapshotUI.LazyHStack
    /// `LazyVGrid` under its qualified name.
    public typealias LazyVGrid = SnapshotUI.LazyVGrid
    /// `LazyVStack` under its qualified name.
    public typealias LazyVStack = SnapshotUI.LazyVStack
    /// `LinearCapacityGaugeStyle` under its qualified name.
    public typealias LinearCapacityGaugeStyle = SnapshotUI.LinearCapacityGaugeStyle
    /// `LinearGradient` under its qualified name.
    public typealias LinearGradient = SnapshotUI.LinearGradient
    /// `LinearKeyframe` under its qualified name.
    public typealias LinearKeyframe = SnapshotUI.LinearKeyframe
    /// `LinearProgressViewStyle` under its qualified name.
    public typealias LinearProgressViewStyle = SnapshotUI.LinearProgressViewStyle
    /// `Link` under its qualified name.
    public typealias Link = SnapshotUI.Link
    /// `LinkButtonStyle` under its qualified name.
    public typealias LinkButtonStyle = SnapshotUI.LinkButtonStyle
    /// `LinkShapeStyle` under its qualified name.
    public typealias LinkShapeStyle = SnapshotUI.LinkShapeStyle
    /// `List` under its qualified name.
    public typealias List = SnapshotUI.List
    /// `ListSectionSpacing` under its qualified name.
    public typealias ListSectionSpacing = SnapshotUI.ListSectionSpacing
    /// `ListStyle` under its qualified name.
    public typealias ListStyle = SnapshotUI.ListStyle
    /// `LocalCoordinateSpace` under its qualified name.
    public typealias LocalCoordinateSpace = SnapshotUI.LocalCoordinateSpace
    /// `LocalizedStringKey` under its qualified name.
    public typealias LocalizedStringKey = SnapshotUI.LocalizedStringKey
    /// `LongPressGesture` under its qualified name.
    public typealias LongPressGesture = SnapshotUI.LongPressGesture
    /// `MagnificationGesture` under its qualified name.
    public typealias MagnificationGesture = SnapshotUI.MagnificationGesture
    /// `MagnifyGesture` under its qualified name.
    public typealias MagnifyGesture = SnapshotUI.MagnifyGesture
    /// `MatchedGeometryProperties` under its qualified name.
    public typealias MatchedGeometryProperties = SnapshotUI.MatchedGeometryProperties
    /// `MatchedTransitionSourceConfiguration` under its qualified name.
    public typealias MatchedTransitionSourceConfiguration = SnapshotUI.MatchedTransitionSourceConfiguration
    /// `Material` under its qualified name.
    public typealias Material = SnapshotUI.Material
    /// `Menu` under its qualified name.
    public typealias Menu = SnapshotUI.Menu
    /// `MenuActionDismissBehavior` under its qualified name.
    public typealias MenuActionDismissBehavior = SnapshotUI.MenuActionDismissBehavior
    /// `MenuControlGroupStyle` under its qualified name.
    public typealias MenuControlGroupStyle = SnapshotUI.MenuControlGroupStyle
    /// `MenuOrder` under its qualified name.
    public typealias MenuOrder = SnapshotUI.MenuOrder
    /// `MenuPickerStyle` under its qualified name.
    public typealias MenuPickerStyle = SnapshotUI.MenuPickerStyle
    /// `MenuStyle` under its qualified name.
    public typealias MenuStyle = SnapshotUI.MenuStyle
    /// `MenuStyleConfiguration` under its qualified name.
    public typealias MenuStyleConfiguration = SnapshotUI.MenuStyleConfiguration
    /// `MeshGradient` under its qualified name.
    public typealias MeshGradient = SnapshotUI.MeshGradient
    /// `ModifiedContent` under its qualified name.
    public typealias ModifiedContent = SnapshotUI.ModifiedContent
    /// `MoveCommandDirection` under its qualified name.
    public typealias MoveCommandDirection = SnapshotUI.MoveCommandDirection
    /// `MoveKeyframe` under its qualified name.
    public typealias MoveKeyframe = SnapshotUI.MoveKeyframe
    /// `MoveTransition` under its qualified name.
    public typealias MoveTransition = SnapshotUI.MoveTransition
    /// `MultiDatePicker` under its qualified name.
    public typealias MultiDatePicker = SnapshotUI.MultiDatePicker
    /// `NamedCoordinateSpace` under its qualified name.
    public typealias NamedCoordinateSpace = SnapshotUI.NamedCoordinateSpace
    /// `Namespace` under its qualified name.
    public typealias Namespace = SnapshotUI.Namespace
    /// `NavigationBarItem` under its qualified name.
    public typealias NavigationBarItem = SnapshotUI.NavigationBarItem
    /// `NavigationControlGroupStyle` under its qualified name.
    public typealias NavigationControlGroupStyle = SnapshotUI.NavigationControlGroupStyle
    /// `NavigationLink` under its qualified name.
    public typealias NavigationLink = SnapshotUI.NavigationLink
    /// `NavigationLinkPickerStyle` under its qualified name.
    public typealias NavigationLinkPickerStyle = SnapshotUI.NavigationLinkPickerStyle
    /// `NavigationPath` under its qualified name.
    public typealias NavigationPath = SnapshotUI.NavigationPath
    /// `NavigationSplitView` under its qualified name.
    public typealias NavigationSplitView = SnapshotUI.NavigationSplitView
    /// `NavigationSplitViewColumn` under its qualified name.
    public typealias NavigationSplitViewColumn = SnapshotUI.NavigationSplitViewColumn
    /// `NavigationSplitViewStyle` under its qualified name.
    public typealias NavigationSplitViewStyle = SnapshotUI.NavigationSplitViewStyle
    /// `NavigationSplitViewVisibility` under its qualified name.
    public typealias NavigationSplitViewVisibility = SnapshotUI.NavigationSplitViewVisibility
    /// `NavigationStack` under its qualified name.
    public typealias NavigationStack = SnapshotUI.NavigationStack
    /// `NavigationTransition` under its qualified name.
    public typealias NavigationTransition = SnapshotUI.NavigationTransition
    /// `NavigationView` under its qualified name.
    public typealias NavigationView = SnapshotUI.NavigationView
    /// `NavigationViewStyle` under its qualified name.
    public typealias NavigationViewStyle = SnapshotUI.NavigationViewStyle
    /// `ObservedObject` under its qualified name.
    public typealias ObservedObject = SnapshotUI.ObservedObject
    /// `OffsetShape` under its qualified name.
    public typealias OffsetShape = SnapshotUI.OffsetShape
    /// `OffsetTransition` under its qualified name.
    public typealias OffsetTransition = SnapshotUI.OffsetTransition
    /// `OpacityTransition` under its qualified name.
    public typealias OpacityTransition = SnapshotUI.OpacityTransition
    /// `OpenSettingsAction` under its qualified name.
    public typealias OpenSettingsAction = SnapshotUI.OpenSettingsAction
    /// `OpenURLAction` under its qualified name.
    public typealias OpenURLAction = SnapshotUI.OpenURLAction
    /// `OpenWindowAction` under its qualified name.
    public typealias OpenWindowAction = SnapshotUI.OpenWindowAction
    /// `OutlineGroup` under its qualified name.
    public typealias OutlineGroup = SnapshotUI.OutlineGroup
    /// `PageIndexViewStyle` under its qualified name.
    public typealias PageIndexViewStyle = SnapshotUI.PageIndexViewStyle
    /// `PagePresentationSizing` under its qualified name.
    public typealias PagePresentationSizing = SnapshotUI.PagePresentationSizing
    /// `PageTabViewStyle` under its qualified name.
    public typealias PageTabViewStyle = SnapshotUI.PageTabViewStyle
    /// `PagingScrollTargetBehavior` under its qualified name.
    public typealias PagingScrollTargetBehavior = SnapshotUI.PagingScrollTargetBehavior
    /// `PaletteControlGroupStyle` under its qualified name.
    public typealias PaletteControlGroupStyle = SnapshotUI.PaletteControlGroupStyle
    /// `PalettePickerStyle` under its qualified name.
    public typealias PalettePickerStyle = SnapshotUI.PalettePickerStyle
    /// `PasteButton` under its qualified name.
    public typealias PasteButton = SnapshotUI.PasteButton
    /// `Path` under its qualified name.
    public typealias Path = SnapshotUI.Path
    /// `PeriodicTimelineSchedule` under its qualified name.
    public typealias PeriodicTimelineSchedule = SnapshotUI.PeriodicTimelineSchedule
    /// `PhaseAnimator` under its qualified name.
    public typealias PhaseAnimator = SnapshotUI.PhaseAnimator
    /// `Picker` under its qualified name.
    public typealias Picker = SnapshotUI.Picker
    /// `PickerStyle` under its qualified name.
    public typealias PickerStyle = SnapshotUI.PickerStyle
    /// `PictureMoment` under its qualified name.
    public typealias PictureMoment = SnapshotUI.PictureMoment
    /// `PinnedScrollableViews` under its qualified name.
    public typealias PinnedScrollableViews = SnapshotUI.PinnedScrollableViews
    /// `PlaceholderContentView` under its qualified name.
    public typealias PlaceholderContentView = SnapshotUI.PlaceholderContentView
    /// `PlaceholderTextShapeStyle` under its qualified name.
    public typealias PlaceholderTextShapeStyle = SnapshotUI.PlaceholderTextShapeStyle
    /// `PlainButtonStyle` under its qualified name.
    public typealias PlainButtonStyle = SnapshotUI.PlainButtonStyle
    /// `PlainListStyle` under its qualified name.
    public typealias PlainListStyle = SnapshotUI.PlainListStyle
    /// `PlainTextEditorStyle` under its qualified name.
    public typealias PlainTextEditorStyle = SnapshotUI.PlainTextEditorStyle
    /// `PlainTextFieldStyle` under its qualified name.
    public typealias PlainTextFieldStyle = SnapshotUI.PlainTextFieldStyle
    /// `PopoverAttachmentAnchor` under its qualified name.
    public typealias PopoverAttachmentAnchor = SnapshotUI.PopoverAttachmentAnchor
    /// `PreferenceKey` under its qualified name.
    public typealias PreferenceKey = SnapshotUI.PreferenceKey
    /// `PresentationAdaptation` under its qualified name.
    public typealias PresentationAdaptation = SnapshotUI.PresentationAdaptation
    /// `PresentationBackgroundInteraction` under its qualified name.
    public typealias PresentationBackgroundInteraction = SnapshotUI.PresentationBackgroundInteraction
    /// `PresentationContentInteraction` under its qualified name.
    public typealias PresentationContentInteraction = SnapshotUI.PresentationContentInteraction
    /// `PresentationDetent` under its qualified name.
    public typealias PresentationDetent = SnapshotUI.PresentationDetent
    /// `PresentationMode` under its qualified name.
    public typealias PresentationMode = SnapshotUI.PresentationMode
    /// `PresentationSizing` under its qualified name.
    public typealias PresentationSizing = SnapshotUI.PresentationSizing
    /// `Preview` under its qualified name.
    public typealias Preview = SnapshotUI.Preview
    /// `PreviewContext` under its qualified name.
    public typealias PreviewContext = SnapshotUI.PreviewContext
    /// `PreviewContextKey` under its qualified name.
    public typealias PreviewContextKey = SnapshotUI.PreviewContextKey
    /// `PreviewDevice` under its qualified name.
    public typealias PreviewDevice = SnapshotUI.PreviewDevice
    /// `PreviewLayout` under its qualified name.
    public typealias PreviewLayout = SnapshotUI.PreviewLayout
    /// `PreviewModifier` under its qualified name.
    public typealias PreviewModifier = SnapshotUI.PreviewModifier
    /// `PreviewModifierContent` under its qualified name.
    public typealias PreviewModifierContent = SnapshotUI.PreviewModifierContent
    /// `PreviewPlatform` under its qualified name.
    public typealias PreviewPlatform = SnapshotUI.PreviewPlatform
    /// `PreviewProvider` under its qualified name.
    public typealias PreviewProvider = SnapshotUI.PreviewProvider
    /// `PreviewSetup` under its qualified name.
    public typealias PreviewSetup = SnapshotUI.PreviewSetup
    /// `PreviewTrait` under its qualified name.
    public typealias PreviewTrait = SnapshotUI.PreviewTrait
    /// `PrimitiveButtonStyle` under its qualified name.
    public typealias PrimitiveButtonStyle = SnapshotUI.PrimitiveButtonStyle
    /// `PrimitiveButtonStyleConfiguration` under its qualified name.
    public typealias PrimitiveButtonStyleConfiguration = SnapshotUI.PrimitiveButtonStyleConfiguration
    /// `ProgressView` under its qualified name.
    public typealias ProgressView = SnapshotUI.ProgressView
    /// `ProgressViewStyle` under its qualified name.
    public typealias ProgressViewStyle = SnapshotUI.ProgressViewStyle
    /// `ProgressViewStyleConfiguration` under its qualified name.
    public typealias ProgressViewStyleConfiguration = SnapshotUI.ProgressViewStyleConfiguration
    /// `ProjectionTransform` under its qualified name.
    public typealias ProjectionTransform = SnapshotUI.ProjectionTransform
    /// `Prominence` under its qualified name.
    public typealias Prominence = SnapshotUI.Prominence
    /// `ProminentDetailNavigationSplitViewStyle` under its qualified name.
    public typealias ProminentDetailNavigationSplitViewStyle = SnapshotUI.ProminentDetailNavigationSplitViewStyle
    /// `ProposedViewSize` under its qualified name.
    public typealias ProposedViewSize = SnapshotUI.ProposedViewSize
    /// `ProxyRepresentation` under its qualified name.
    public typealias ProxyRepresentation = SnapshotUI.ProxyRepresentation
    /// `PulseSymbolEffect` under its qualified name.
    public typealias PulseSymbolEffect = SnapshotUI.PulseSymbolEffect
    /// `PushTransition` under its qualified name.
    public typealias PushTransition = SnapshotUI.PushTransition
    /// `RadialGradient` under its qualified name.
    public typealias RadialGradient = SnapshotUI.RadialGradient
    /// `Rectangle` under its qualified name.
    public typealias Rectangle = SnapshotUI.Rectangle
    /// `RectangleCornerRadii` under its qualified name.
    public typealias RectangleCornerRadii = SnapshotUI.RectangleCornerRadii
    /// `RedactionReasons` under its qualified name.
    public typealias RedactionReasons = SnapshotUI.RedactionReasons
    /// `RefreshAction` under its qualified name.
    public typealias RefreshAction = SnapshotUI.RefreshAction
    /// `RenameAction` under its qualified name.
    public typealias RenameAction = SnapshotUI.RenameAction
    /// `RenameButton` under its qualified name.
    public typealias RenameButton = SnapshotUI.RenameButton
    /// `ReplaceSymbolEffect` under its qualified name.
    public typealias ReplaceSymbolEffect = SnapshotUI.ReplaceSymbolEffect
    /// `RequestReviewAction` under its qualified name.
    public typealias RequestReviewAction = SnapshotUI.RequestReviewAction
    /// `RotateGesture` under its qualified name.
    public typealias RotateGesture = SnapshotUI.RotateGesture
    /// `RotateSymbolEffect` under its qualified name.
    public typealias RotateSymbolEffect = SnapshotUI.RotateSymbolEffect
    /// `RotatedShape` under its qualified name.
    public typealias RotatedShape = SnapshotUI.RotatedShape
    /// `RotationGesture` under its qualified name.
    public typealias RotationGesture = SnapshotUI.RotationGesture
    /// `RoundedBorderTextFieldStyle` under its qualified name.
    public typealias RoundedBorderTextFieldStyle = SnapshotUI.RoundedBorderTextFieldStyle
    /// `RoundedRectangle` under its qualified name.
    public typealias RoundedRectangle = SnapshotUI.RoundedRectangle
    /// `SafeAreaRegions` under its qualified name.
    public typealias SafeAreaRegions = SnapshotUI.SafeAreaRegions
    /// `ScaleSymbolEffect` under its qualified name.
    public typealias ScaleSymbolEffect = SnapshotUI.ScaleSymbolEffect
    /// `ScaleTransition` under its qualified name.
    public typealias ScaleTransition = SnapshotUI.ScaleTransition
    /// `ScaledMetric` under its qualified name.
    public typealias ScaledMetric = SnapshotUI.ScaledMetric
    /// `ScaledShape` under its qualified name.
    public typealias ScaledShape = SnapshotUI.ScaledShape
    /// `Scene` under its qualified name.
    public typealias Scene = SnapshotUI.Scene
    /// `SceneBuilder` under its qualified name.
    public typealias SceneBuilder = SnapshotUI.SceneBuilder
    /// `ScenePhase` under its qualified name.
    public typealias ScenePhase = SnapshotUI.ScenePhase
    /// `SceneStorage` under its qualified name.
    public typealias SceneStorage = SnapshotUI.SceneStorage
    /// `ScrollAnchorRole` under its qualified name.
    public typealias ScrollAnchorRole = SnapshotUI.ScrollAnchorRole
    /// `ScrollBounceBehavior` under its qualified name.
    public typealias ScrollBounceBehavior = SnapshotUI.ScrollBounceBehavior
    /// `ScrollDismissesKeyboardMode` under its qualified name.
    public typealias ScrollDismissesKeyboardMode = SnapshotUI.ScrollDismissesKeyboardMode
    /// `ScrollEdgeEffectStyle` under its qualified name.
    public typealias ScrollEdgeEffectStyle = SnapshotUI.ScrollEdgeEffectStyle
    /// `ScrollGeometry` under its qualified name.
    public typealias ScrollGeometry = SnapshotUI.ScrollGeometry
    /// `ScrollIndicatorVisibility` under its qualified name.
    public typealias ScrollIndicatorVisibility = SnapshotUI.ScrollIndicatorVisibility
    /// `ScrollPhase` under its qualified name.
    public typealias ScrollPhase = SnapshotUI.ScrollPhase
    /// `ScrollPosition` under its qualified name.
    public typealias ScrollPosition = SnapshotUI.ScrollPosition
    /// `ScrollTarget` under its qualified name.
    public typealias ScrollTarget = SnapshotUI.ScrollTarget
    /// `ScrollTargetBehavior` under its qualified name.
    public typealias ScrollTargetBehavior = SnapshotUI.ScrollTargetBehavior
    /// `ScrollTargetBehaviorContext` under its qualified name.
    public typealias ScrollTargetBehaviorContext = SnapshotUI.ScrollTargetBehaviorContext
    /// `ScrollTransitionConfiguration` under its qualified name.
    public typealias ScrollTransitionConfiguration = SnapshotUI.ScrollTransitionConfiguration
    /// `ScrollTransitionPhase` under its qualified name.
    public typealias ScrollTransitionPhase = SnapshotUI.ScrollTransitionPhase
    /// `ScrollView` under its qualified name.
    public typealias ScrollView = SnapshotUI.ScrollView
    /// `ScrollViewProxy` under its qualified name.
    public typealias ScrollViewProxy = SnapshotUI.ScrollViewProxy
    /// `ScrollViewReader` under its qualified name.
    public typealias ScrollViewReader = SnapshotUI.ScrollViewReader
    /// `SearchFieldPlacement` under its qualified name.
    public typealias SearchFieldPlacement = SnapshotUI.SearchFieldPlacement
    /// `SearchPresentationToolbarBehavior` under its qualified name.
    public typealias SearchPresentationToolbarBehavior = SnapshotUI.SearchPresentationToolbarBehavior
    /// `SearchScopeActivation` under its qualified name.
    public typealias SearchScopeActivation = SnapshotUI.SearchScopeActivation
    /// `SearchSuggestionsPlacement` under its qualified name.
    public typealias SearchSuggestionsPlacement = SnapshotUI.SearchSuggestionsPlacement
    /// `SearchToolbarBehavior` under its qualified name.
    public typealias SearchToolbarBehavior = SnapshotUI.SearchToolbarBehavior
    /// `Section` under its qualified name.
    public typealias Section = SnapshotUI.Section
    /// `SectionCollection` under its qualified name.
    public typealias SectionCollection = SnapshotUI.SectionCollection
    /// `SectionConfiguration` under its qualified name.
    public typealias SectionConfiguration = SnapshotUI.SectionConfiguration
    /// `SecureField` under its qualified name.
    public typealias SecureField = SnapshotUI.SecureField
    /// `SegmentedPickerStyle` under its qualified name.
    public typealias SegmentedPickerStyle = SnapshotUI.SegmentedPickerStyle
    /// `SelectionShapeStyle` under its qualified name.
    public typealias SelectionShapeStyle = SnapshotUI.SelectionShapeStyle
    /// `SensoryFeedback` under its qualified name.
    public typealias SensoryFeedback = SnapshotUI.SensoryFeedback
    /// `SequenceGesture` under its qualified name.
    public typealias SequenceGesture = SnapshotUI.SequenceGesture
    /// `Shader` under its qualified name.
    public typealias Shader = SnapshotUI.Shader
    /// `ShaderFunction` under its qualified name.
    public typealias ShaderFunction = SnapshotUI.ShaderFunction
    /// `ShaderLibrary` under its qualified name.
    public typealias ShaderLibrary = SnapshotUI.ShaderLibrary
    /// `ShadowStyle` under its qualified name.
    public typealias ShadowStyle = SnapshotUI.ShadowStyle
    /// `Shape` under its qualified name.
    public typealias Shape = SnapshotUI.Shape
    /// `ShapeStyle` under its qualified name.
    public typealias ShapeStyle = SnapshotUI.ShapeStyle
    /// `ShareLink` under its qualified name.
    public typealias ShareLink = SnapshotUI.ShareLink
    /// `SharePreview` under its qualified name.
    public typealias SharePreview = SnapshotUI.SharePreview
    /// `SidebarAdaptableTabViewStyle` under its qualified name.
    public typealias SidebarAdaptableTabViewStyle = SnapshotUI.SidebarAdaptableTabViewStyle
    /// `SidebarListStyle` under its qualified name.
    public typealias SidebarListStyle = SnapshotUI.SidebarListStyle
    /// `SimultaneousGesture` under its qualified name.
    public typealias SimultaneousGesture = SnapshotUI.SimultaneousGesture
    /// `SlideTransition` under its qualified name.
    public typealias SlideTransition = SnapshotUI.SlideTransition
    /// `Slider` under its qualified name.
    public typealias Slider = SnapshotUI.Slider
    /// `Spacer` under its qualified name.
    public typealias Spacer = SnapshotUI.Spacer
    /// `SpacerSizing` under its qualified name.
    public typealias SpacerSizing = SnapshotUI.SpacerSizing
    /// `SpatialTapGesture` under its qualified name.
    public typealias SpatialTapGesture = SnapshotUI.SpatialTapGesture
    /// `Spring` under its qualified name.
    public typealias Spring = SnapshotUI.Spring
    /// `SpringKeyframe` under its qualified name.
    public typealias SpringKeyframe = SnapshotUI.SpringKeyframe
    /// `StackNavigationViewStyle` under its qualified name.
    public typealias StackNavigationViewStyle = SnapshotUI.StackNavigationViewStyle
    /// `State` under its qualified name.
    public typealias State = SnapshotUI.State
    /// `StateObject` under its qualified name.
    public typealias StateObject = SnapshotUI.StateObject
    /// `Stepper` under its qualified name.
    public typealias Stepper = SnapshotUI.Stepper
    /// `SubmitLabel` under its qualified name.
    public typealias SubmitLabel = SnapshotUI.SubmitLabel
    /// `SubmitTriggers` under its qualified name.
    public typealias SubmitTriggers = SnapshotUI.SubmitTriggers
    /// `Subview` under its qualified name.
    public typealias Subview = SnapshotUI.Subview
    /// `SubviewsCollection` under its qualified name.
    public typealias SubviewsCollection = SnapshotUI.SubviewsCollection
    /// `SubviewsCollectionSlice` under its qualified name.
    public typealias SubviewsCollectionSlice = SnapshotUI.SubviewsCollectionSlice
    /// `SwitchToggleStyle` under its qualified name.
    public typealias SwitchToggleStyle = SnapshotUI.SwitchToggleStyle
    /// `SymbolColorRenderingMode` under its qualified name.
    public typealias SymbolColorRenderingMode = SnapshotUI.SymbolColorRenderingMode
    /// `SymbolEffect` under its qualified name.
    public typealias SymbolEffect = SnapshotUI.SymbolEffect
    /// `SymbolEffectOptions` under its qualified name.
    public typealias SymbolEffectOptions = SnapshotUI.SymbolEffectOptions
    /// `SymbolEffectTransition` under its qualified name.
    public typealias SymbolEffectTransition = SnapshotUI.SymbolEffectTransition
    /// `SymbolRenderingMode` under its qualified name.
    public typealias SymbolRenderingMode = SnapshotUI.SymbolRenderingMode
    /// `SymbolVariants` under its qualified name.
    public typealias SymbolVariants = SnapshotUI.SymbolVariants
    /// `Tab` under its qualified name.
    public typealias Tab = SnapshotUI.Tab
    /// `TabBarMinimizeBehavior` under its qualified name.
    public typealias TabBarMinimizeBehavior = SnapshotUI.TabBarMinimizeBehavior
    /// `TabBarOnlyTabViewStyle` under its qualified name.
    public typealias TabBarOnlyTabViewStyle = SnapshotUI.TabBarOnlyTabViewStyle
    /// `TabContent` under its qualified name.
    public typealias TabContent = SnapshotUI.TabContent
    /// `TabRole` under its qualified name.
    public typealias TabRole = SnapshotUI.TabRole
    /// `TabSection` under its qualified name.
    public typealias TabSection = SnapshotUI.TabSection
    /// `TabView` under its qualified name.
    public typealias TabView = SnapshotUI.TabView
    /// `TabViewStyle` under its qualified name.
    public typealias TabViewStyle = SnapshotUI.TabViewStyle
    /// `Table` under its qualified name.
    public typealias Table = SnapshotUI.Table
    /// `TableColumn` under its qualified name.
    public typealias TableColumn = SnapshotUI.TableColumn
    /// `TableColumnBuilder` under its qualified name.
    public typealias TableColumnBuilder = SnapshotUI.TableColumnBuilder
    /// `TableColumnContent` under its qualified name.
    public typealias TableColumnContent = SnapshotUI.TableColumnContent
    /// `TableRow` under its qualified name.
    public typealias TableRow = SnapshotUI.TableRow
    /// `TableRowBuilder` under its qualified name.
    public typealias TableRowBuilder = SnapshotUI.TableRowBuilder
    /// `TableRowContent` under its qualified name.
    public typealias TableRowContent = SnapshotUI.TableRowContent
    /// `TableStyle` under its qualified name.
    public typealias TableStyle = SnapshotUI.TableStyle
    /// `TapGesture` under its qualified name.
    public typealias TapGesture = SnapshotUI.TapGesture
    /// `Text` under its qualified name.
    public typealias Text = SnapshotUI.Text
    /// `TextEditor` under its qualified name.
    public typealias TextEditor = SnapshotUI.TextEditor
    /// `TextEditorStyle` under its qualified name.
    public typealias TextEditorStyle = SnapshotUI.TextEditorStyle
    /// `TextField` under its qualified name.
    public typealias TextField = SnapshotUI.TextField
    /// `TextFieldStyle` under its qualified name.
    public typealias TextFieldStyle = SnapshotUI.TextFieldStyle
    /// `TextForeground` under its qualified name.
    public typealias TextForeground = SnapshotUI.TextForeground
    /// `TextForegroundStyle` under its qualified name.
    public typealias TextForegroundStyle = SnapshotUI.TextForegroundStyle
    /// `TextInputAutocapitalization` under its qualified name.
    public typealias TextInputAutocapitalization = SnapshotUI.TextInputAutocapitalization
    /// `TextSelectability` under its qualified name.
    public typealias TextSelectability = SnapshotUI.TextSelectability
    /// `TextSelection` under its qualified name.
    public typealias TextSelection = SnapshotUI.TextSelection
    /// `TimelineSchedule` under its qualified name.
    public typealias TimelineSchedule = SnapshotUI.TimelineSchedule
    /// `TimelineScheduleMode` under its qualified name.
    public typealias TimelineScheduleMode = SnapshotUI.TimelineScheduleMode
    /// `TimelineView` under its qualified name.
    public typealias TimelineView = SnapshotUI.TimelineView
    /// `TimelineViewDefaultContext` under its qualified name.
    public typealias TimelineViewDefaultContext = SnapshotUI.TimelineViewDefaultContext
    /// `TitleAndIconLabelStyle` under its qualified name.
    public typealias TitleAndIconLabelStyle = SnapshotUI.TitleAndIconLabelStyle
    /// `TitleOnlyLabelStyle` under its qualified name.
    public typealias TitleOnlyLabelStyle = SnapshotUI.TitleOnlyLabelStyle
    /// `Toggle` under its qualified name.
    public typealias Toggle = SnapshotUI.Toggle
    /// `ToggleStyle` under its qualified name.
    public typealias ToggleStyle = SnapshotUI.ToggleStyle
    /// `ToggleStyleConfiguration` under its qualified name.
    public typealias ToggleStyleConfiguration = SnapshotUI.ToggleStyleConfiguration
    /// `ToolbarContent` under its qualified name.
    public typealias ToolbarContent = SnapshotUI.ToolbarContent
    /// `ToolbarContentBuilder` under its qualified name.
    public typealias ToolbarContentBuilder = SnapshotUI.ToolbarContentBuilder
    /// `ToolbarDefaultItemKind` under its qualified name.
    public typealias ToolbarDefaultItemKind = SnapshotUI.ToolbarDefaultItemKind
    /// `ToolbarItem` under its qualified name.
    public typealias ToolbarItem = SnapshotUI.ToolbarItem
    /// `ToolbarItemGroup` under its qualified name.
    public typealias ToolbarItemGroup = SnapshotUI.ToolbarItemGroup
    /// `ToolbarItemPlacement` under its qualified name.
    public typealias ToolbarItemPlacement = SnapshotUI.ToolbarItemPlacement
    /// `ToolbarPlacement` under its qualified name.
    public typealias ToolbarPlacement = SnapshotUI.ToolbarPlacement
    /// `ToolbarRole` under its qualified name.
    public typealias ToolbarRole = SnapshotUI.ToolbarRole
    /// `ToolbarSpacer` under its qualified name.
    public typealias ToolbarSpacer = SnapshotUI.ToolbarSpacer
    /// `ToolbarTitleDisplayMode` under its qualified name.
    public typealias ToolbarTitleDisplayMode = SnapshotUI.ToolbarTitleDisplayMode
    /// `Transaction` under its qualified name.
    public typealias Transaction = SnapshotUI.Transaction
    /// `TransactionKey` under its qualified name.
    public typealias TransactionKey = SnapshotUI.TransactionKey
    /// `TransferRepresentation` under its qualified name.
    public typealias TransferRepresentation = SnapshotUI.TransferRepresentation
    /// `TransferRepresentationBuilder` under its qualified name.
    public typealias TransferRepresentationBuilder = SnapshotUI.TransferRepresentationBuilder
    /// `Transferable` under its qualified name.
    public typealias Transferable = SnapshotUI.Transferable
    /// `TransformedShape` under its qualified name.
    public typealias TransformedShape = SnapshotUI.TransformedShape
    /// `Transition` under its qualified name.
    public typealias Transition = SnapshotUI.Transition
    /// `TransitionPhase` under its qualified name.
    public typealias TransitionPhase = SnapshotUI.TransitionPhase
    /// `TransitionProperties` under its qualified name.
    public typealias TransitionProperties = SnapshotUI.TransitionProperties
    /// `TransitionSymbolEffect` under its qualified name.
    public typealias TransitionSymbolEffect = SnapshotUI.TransitionSymbolEffect
    /// `TupleView` under its qualified name.
    public typealias TupleView = SnapshotUI.TupleView
    /// `UIKeyboardType` under its qualified name.
    public typealias UIKeyboardType = SnapshotUI.UIKeyboardType
    /// `UITextAutocapitalizationType` under its qualified name.
    public typealias UITextAutocapitalizationType = SnapshotUI.UITextAutocapitalizationType
    /// `UITextContentType` under its qualified name.
    public typealias UITextContentType = SnapshotUI.UITextContentType
    /// `UTType` under its qualified name.
    public typealias UTType = SnapshotUI.UTType
    /// `UnevenRoundedRectangle` under its qualified name.
    public typealias UnevenRoundedRectangle = SnapshotUI.UnevenRoundedRectangle
    /// `UnitCurve` under its qualified name.
    public typealias UnitCurve = SnapshotUI.UnitCurve
    /// `UnitPoint` under its qualified name.
    public typealias UnitPoint = SnapshotUI.UnitPoint
    /// `UserInterfaceSizeClass` under its qualified name.
    public typealias UserInterfaceSizeClass = SnapshotUI.UserInterfaceSizeClass
    /// `VStack` under its qualified name.
    public typealias VStack = SnapshotUI.VStack
    /// `VStackLayout` under its qualified name.
    public typealias VStackLayout = SnapshotUI.VStackLayout
    /// `VariableColorSymbolEffect` under its qualified name.
    public typealias VariableColorSymbolEffect = SnapshotUI.VariableColorSymbolEffect
    /// `VectorArithmetic` under its qualified name.
    public typealias VectorArithmetic = SnapshotUI.VectorArithmetic
    /// `VerticalAlignment` under its qualified name.
    public typealias VerticalAlignment = SnapshotUI.VerticalAlignment
    /// `VerticalEdge` under its qualified name.
    public typealias VerticalEdge = SnapshotUI.VerticalEdge
    /// `View` under its qualified name.
    public typealias View = SnapshotUI.View
    /// `ViewAlignedScrollTargetBehavior` under its qualified name.
    public typealias ViewAlignedScrollTargetBehavior = SnapshotUI.ViewAlignedScrollTargetBehavior
    /// `ViewBuilder` under its qualified name.
    public typealias ViewBuilder = SnapshotUI.ViewBuilder
    /// `ViewDimensions` under its qualified name.
    public typealias ViewDimensions = SnapshotUI.ViewDimensions
    /// `ViewModifier` under its qualified name.
    public typealias ViewModifier = SnapshotUI.ViewModifier
    /// `ViewSpacing` under its qualified name.
    public typealias ViewSpacing = SnapshotUI.ViewSpacing
    /// `ViewThatFits` under its qualified name.
    public typealias ViewThatFits = SnapshotUI.ViewThatFits
    /// `Visibility` under its qualified name.
    public typealias Visibility = SnapshotUI.Visibility
    /// `VisualEffect` under its qualified name.
    public typealias VisualEffect = SnapshotUI.VisualEffect
    /// `WheelDatePickerStyle` under its qualified name.
    public typealias WheelDatePickerStyle = SnapshotUI.WheelDatePickerStyle
    /// `WheelPickerStyle` under its qualified name.
    public typealias WheelPickerStyle = SnapshotUI.WheelPickerStyle
    /// `WidgetFamily` under its qualified name.
    public typealias WidgetFamily = SnapshotUI.WidgetFamily
    /// `WidgetPreviewContext` under its qualified name.
    public typealias WidgetPreviewContext = SnapshotUI.WidgetPreviewContext
    /// `WiggleSymbolEffect` under its qualified name.
    public typealias WiggleSymbolEffect = SnapshotUI.WiggleSymbolEffect
    /// `Window` under its qualified name.
    public typealias Window = SnapshotUI.Window
    /// `WindowGroup` under its qualified name.
    public typealias WindowGroup = SnapshotUI.WindowGroup
    /// `ZStack` under its qualified name.
    public typealias ZStack = SnapshotUI.ZStack
    /// `ZStackLayout` under its qualified name.
    public typealias ZStackLayout = SnapshotUI.ZStackLayout
    /// `ZoomNavigationTransition` under its qualified name.
    public typealias ZoomNavigationTransition = SnapshotUI.ZoomNavigationTransition
  }
#endif
