// Written by Scripts/generate-swiftui-namespace.

#if !canImport(SwiftUI)
  /// The types of this module under SwiftUI's name: `SwiftUI.Text` is `Text` where a module has a `Text` of its own.
  public enum SwiftUI {
    /// `AccessibilityActionKind` under its qualified name.
    public typealias AccessibilityActionKind = Views.AccessibilityActionKind
    /// `AccessibilityAdjustmentDirection` under its qualified name.
    public typealias AccessibilityAdjustmentDirection = Views.AccessibilityAdjustmentDirection
    /// `AccessibilityChildBehavior` under its qualified name.
    public typealias AccessibilityChildBehavior = Views.AccessibilityChildBehavior
    /// `AccessibilityCustomContentImportance` under its qualified name.
    public typealias AccessibilityCustomContentImportance = Views.AccessibilityCustomContentImportance
    /// `AccessibilityFocusState` under its qualified name.
    public typealias AccessibilityFocusState = Views.AccessibilityFocusState
    /// `AccessibilityHeadingLevel` under its qualified name.
    public typealias AccessibilityHeadingLevel = Views.AccessibilityHeadingLevel
    /// `AccessibilityLabeledPairRole` under its qualified name.
    public typealias AccessibilityLabeledPairRole = Views.AccessibilityLabeledPairRole
    /// `AccessibilityProperties` under its qualified name.
    public typealias AccessibilityProperties = Views.AccessibilityProperties
    /// `AccessibilityRotorContent` under its qualified name.
    public typealias AccessibilityRotorContent = Views.AccessibilityRotorContent
    /// `AccessibilityRotorContentBuilder` under its qualified name.
    public typealias AccessibilityRotorContentBuilder = Views.AccessibilityRotorContentBuilder
    /// `AccessibilityRotorEntries` under its qualified name.
    public typealias AccessibilityRotorEntries = Views.AccessibilityRotorEntries
    /// `AccessibilityRotorEntry` under its qualified name.
    public typealias AccessibilityRotorEntry = Views.AccessibilityRotorEntry
    /// `AccessibilitySystemRotor` under its qualified name.
    public typealias AccessibilitySystemRotor = Views.AccessibilitySystemRotor
    /// `AccessibilityTechnologies` under its qualified name.
    public typealias AccessibilityTechnologies = Views.AccessibilityTechnologies
    /// `AccessibilityTextContentType` under its qualified name.
    public typealias AccessibilityTextContentType = Views.AccessibilityTextContentType
    /// `AccessibilityTraits` under its qualified name.
    public typealias AccessibilityTraits = Views.AccessibilityTraits
    /// `AccessibilityZoomGestureAction` under its qualified name.
    public typealias AccessibilityZoomGestureAction = Views.AccessibilityZoomGestureAction
    /// `AccessoryCircularCapacityGaugeStyle` under its qualified name.
    public typealias AccessoryCircularCapacityGaugeStyle = Views.AccessoryCircularCapacityGaugeStyle
    /// `AccessoryCircularGaugeStyle` under its qualified name.
    public typealias AccessoryCircularGaugeStyle = Views.AccessoryCircularGaugeStyle
    /// `AccessoryLinearCapacityGaugeStyle` under its qualified name.
    public typealias AccessoryLinearCapacityGaugeStyle = Views.AccessoryLinearCapacityGaugeStyle
    /// `AccessoryLinearGaugeStyle` under its qualified name.
    public typealias AccessoryLinearGaugeStyle = Views.AccessoryLinearGaugeStyle
    /// `ActionSheet` under its qualified name.
    public typealias ActionSheet = Views.ActionSheet
    /// `Alert` under its qualified name.
    public typealias Alert = Views.Alert
    /// `Alignment` under its qualified name.
    public typealias Alignment = Views.Alignment
    /// `AlignmentID` under its qualified name.
    public typealias AlignmentID = Views.AlignmentID
    /// `AlternatingRowBackgroundBehavior` under its qualified name.
    public typealias AlternatingRowBackgroundBehavior = Views.AlternatingRowBackgroundBehavior
    /// `Anchor` under its qualified name.
    public typealias Anchor = Views.Anchor
    /// `AngularGradient` under its qualified name.
    public typealias AngularGradient = Views.AngularGradient
    /// `Animatable` under its qualified name.
    public typealias Animatable = Views.Animatable
    /// `AnimatablePair` under its qualified name.
    public typealias AnimatablePair = Views.AnimatablePair
    /// `Animation` under its qualified name.
    public typealias Animation = Views.Animation
    /// `AnimationCompletionCriteria` under its qualified name.
    public typealias AnimationCompletionCriteria = Views.AnimationCompletionCriteria
    /// `AnimationContext` under its qualified name.
    public typealias AnimationContext = Views.AnimationContext
    /// `AnimationState` under its qualified name.
    public typealias AnimationState = Views.AnimationState
    /// `AnimationStateKey` under its qualified name.
    public typealias AnimationStateKey = Views.AnimationStateKey
    /// `AnimationTimelineSchedule` under its qualified name.
    public typealias AnimationTimelineSchedule = Views.AnimationTimelineSchedule
    /// `AnyGesture` under its qualified name.
    public typealias AnyGesture = Views.AnyGesture
    /// `AnyGradient` under its qualified name.
    public typealias AnyGradient = Views.AnyGradient
    /// `AnyLayout` under its qualified name.
    public typealias AnyLayout = Views.AnyLayout
    /// `AnyShape` under its qualified name.
    public typealias AnyShape = Views.AnyShape
    /// `AnyShapeStyle` under its qualified name.
    public typealias AnyShapeStyle = Views.AnyShapeStyle
    /// `AnyTransition` under its qualified name.
    public typealias AnyTransition = Views.AnyTransition
    /// `AnyView` under its qualified name.
    public typealias AnyView = Views.AnyView
    /// `App` under its qualified name.
    public typealias App = Views.App
    /// `AppStorage` under its qualified name.
    public typealias AppStorage = Views.AppStorage
    /// `AppearSymbolEffect` under its qualified name.
    public typealias AppearSymbolEffect = Views.AppearSymbolEffect
    /// `AsymmetricTransition` under its qualified name.
    public typealias AsymmetricTransition = Views.AsymmetricTransition
    /// `AsyncImage` under its qualified name.
    public typealias AsyncImage = Views.AsyncImage
    /// `AsyncImagePhase` under its qualified name.
    public typealias AsyncImagePhase = Views.AsyncImagePhase
    /// `AutomaticControlGroupStyle` under its qualified name.
    public typealias AutomaticControlGroupStyle = Views.AutomaticControlGroupStyle
    /// `AutomaticDisclosureGroupStyle` under its qualified name.
    public typealias AutomaticDisclosureGroupStyle = Views.AutomaticDisclosureGroupStyle
    /// `AutomaticFormStyle` under its qualified name.
    public typealias AutomaticFormStyle = Views.AutomaticFormStyle
    /// `AutomaticLabeledContentStyle` under its qualified name.
    public typealias AutomaticLabeledContentStyle = Views.AutomaticLabeledContentStyle
    /// `AutomaticNavigationSplitViewStyle` under its qualified name.
    public typealias AutomaticNavigationSplitViewStyle = Views.AutomaticNavigationSplitViewStyle
    /// `AutomaticNavigationTransition` under its qualified name.
    public typealias AutomaticNavigationTransition = Views.AutomaticNavigationTransition
    /// `AutomaticPresentationSizing` under its qualified name.
    public typealias AutomaticPresentationSizing = Views.AutomaticPresentationSizing
    /// `AutomaticSymbolEffect` under its qualified name.
    public typealias AutomaticSymbolEffect = Views.AutomaticSymbolEffect
    /// `AutomaticTableStyle` under its qualified name.
    public typealias AutomaticTableStyle = Views.AutomaticTableStyle
    /// `AutomaticTextEditorStyle` under its qualified name.
    public typealias AutomaticTextEditorStyle = Views.AutomaticTextEditorStyle
    /// `Axis` under its qualified name.
    public typealias Axis = Views.Axis
    /// `BackgroundStyle` under its qualified name.
    public typealias BackgroundStyle = Views.BackgroundStyle
    /// `BalancedNavigationSplitViewStyle` under its qualified name.
    public typealias BalancedNavigationSplitViewStyle = Views.BalancedNavigationSplitViewStyle
    /// `Bindable` under its qualified name.
    public typealias Bindable = Views.Bindable
    /// `Binding` under its qualified name.
    public typealias Binding = Views.Binding
    /// `BlurReplaceTransition` under its qualified name.
    public typealias BlurReplaceTransition = Views.BlurReplaceTransition
    /// `BorderedButtonStyle` under its qualified name.
    public typealias BorderedButtonStyle = Views.BorderedButtonStyle
    /// `BorderedProminentButtonStyle` under its qualified name.
    public typealias BorderedProminentButtonStyle = Views.BorderedProminentButtonStyle
    /// `BorderlessButtonMenuStyle` under its qualified name.
    public typealias BorderlessButtonMenuStyle = Views.BorderlessButtonMenuStyle
    /// `BorderlessButtonStyle` under its qualified name.
    public typealias BorderlessButtonStyle = Views.BorderlessButtonStyle
    /// `BounceSymbolEffect` under its qualified name.
    public typealias BounceSymbolEffect = Views.BounceSymbolEffect
    /// `BoundElement` under its qualified name.
    public typealias BoundElement = Views.BoundElement
    /// `BreatheSymbolEffect` under its qualified name.
    public typealias BreatheSymbolEffect = Views.BreatheSymbolEffect
    /// `BuiltInGauge` under its qualified name.
    public typealias BuiltInGauge = Views.BuiltInGauge
    /// `BuiltInProgressView` under its qualified name.
    public typealias BuiltInProgressView = Views.BuiltInProgressView
    /// `Button` under its qualified name.
    public typealias Button = Views.Button
    /// `ButtonBorderShape` under its qualified name.
    public typealias ButtonBorderShape = Views.ButtonBorderShape
    /// `ButtonMenuStyle` under its qualified name.
    public typealias ButtonMenuStyle = Views.ButtonMenuStyle
    /// `ButtonRepeatBehavior` under its qualified name.
    public typealias ButtonRepeatBehavior = Views.ButtonRepeatBehavior
    /// `ButtonRole` under its qualified name.
    public typealias ButtonRole = Views.ButtonRole
    /// `ButtonStyle` under its qualified name.
    public typealias ButtonStyle = Views.ButtonStyle
    /// `ButtonStyleConfiguration` under its qualified name.
    public typealias ButtonStyleConfiguration = Views.ButtonStyleConfiguration
    /// `ButtonToggleStyle` under its qualified name.
    public typealias ButtonToggleStyle = Views.ButtonToggleStyle
    /// `Canvas` under its qualified name.
    public typealias Canvas = Views.Canvas
    /// `Capsule` under its qualified name.
    public typealias Capsule = Views.Capsule
    /// `Circle` under its qualified name.
    public typealias Circle = Views.Circle
    /// `CircularProgressViewStyle` under its qualified name.
    public typealias CircularProgressViewStyle = Views.CircularProgressViewStyle
    /// `CodableRepresentation` under its qualified name.
    public typealias CodableRepresentation = Views.CodableRepresentation
    /// `Color` under its qualified name.
    public typealias Color = Views.Color
    /// `ColorPicker` under its qualified name.
    public typealias ColorPicker = Views.ColorPicker
    /// `ColorRenderingMode` under its qualified name.
    public typealias ColorRenderingMode = Views.ColorRenderingMode
    /// `ColorResource` under its qualified name.
    public typealias ColorResource = Views.ColorResource
    /// `ColumnNavigationViewStyle` under its qualified name.
    public typealias ColumnNavigationViewStyle = Views.ColumnNavigationViewStyle
    /// `ColumnsFormStyle` under its qualified name.
    public typealias ColumnsFormStyle = Views.ColumnsFormStyle
    /// `CombinedTransition` under its qualified name.
    public typealias CombinedTransition = Views.CombinedTransition
    /// `CommandGroup` under its qualified name.
    public typealias CommandGroup = Views.CommandGroup
    /// `CommandGroupPlacement` under its qualified name.
    public typealias CommandGroupPlacement = Views.CommandGroupPlacement
    /// `CommandMenu` under its qualified name.
    public typealias CommandMenu = Views.CommandMenu
    /// `Commands` under its qualified name.
    public typealias Commands = Views.Commands
    /// `CommandsBuilder` under its qualified name.
    public typealias CommandsBuilder = Views.CommandsBuilder
    /// `CompactDatePickerStyle` under its qualified name.
    public typealias CompactDatePickerStyle = Views.CompactDatePickerStyle
    /// `CompactMenuControlGroupStyle` under its qualified name.
    public typealias CompactMenuControlGroupStyle = Views.CompactMenuControlGroupStyle
    /// `ConditionalContent` under its qualified name.
    public typealias ConditionalContent = Views.ConditionalContent
    /// `ContainerBackgroundPlacement` under its qualified name.
    public typealias ContainerBackgroundPlacement = Views.ContainerBackgroundPlacement
    /// `ContainerRelativeShape` under its qualified name.
    public typealias ContainerRelativeShape = Views.ContainerRelativeShape
    /// `ContentMarginPlacement` under its qualified name.
    public typealias ContentMarginPlacement = Views.ContentMarginPlacement
    /// `ContentMode` under its qualified name.
    public typealias ContentMode = Views.ContentMode
    /// `ContentShapeKinds` under its qualified name.
    public typealias ContentShapeKinds = Views.ContentShapeKinds
    /// `ContentSizeCategory` under its qualified name.
    public typealias ContentSizeCategory = Views.ContentSizeCategory
    /// `ContentTransition` under its qualified name.
    public typealias ContentTransition = Views.ContentTransition
    /// `ContentTransitionSymbolEffect` under its qualified name.
    public typealias ContentTransitionSymbolEffect = Views.ContentTransitionSymbolEffect
    /// `ContentUnavailableView` under its qualified name.
    public typealias ContentUnavailableView = Views.ContentUnavailableView
    /// `ContextMenu` under its qualified name.
    public typealias ContextMenu = Views.ContextMenu
    /// `ControlActiveState` under its qualified name.
    public typealias ControlActiveState = Views.ControlActiveState
    /// `ControlGroup` under its qualified name.
    public typealias ControlGroup = Views.ControlGroup
    /// `ControlGroupStyle` under its qualified name.
    public typealias ControlGroupStyle = Views.ControlGroupStyle
    /// `ControlGroupStyleConfiguration` under its qualified name.
    public typealias ControlGroupStyleConfiguration = Views.ControlGroupStyleConfiguration
    /// `ControlSize` under its qualified name.
    public typealias ControlSize = Views.ControlSize
    /// `CoordinateSpace` under its qualified name.
    public typealias CoordinateSpace = Views.CoordinateSpace
    /// `CoordinateSpaceProtocol` under its qualified name.
    public typealias CoordinateSpaceProtocol = Views.CoordinateSpaceProtocol
    /// `CubicKeyframe` under its qualified name.
    public typealias CubicKeyframe = Views.CubicKeyframe
    /// `CustomAnimation` under its qualified name.
    public typealias CustomAnimation = Views.CustomAnimation
    /// `CustomLocalizedStringResourceConvertible` under its qualified name.
    public typealias CustomLocalizedStringResourceConvertible = Views.CustomLocalizedStringResourceConvertible
    /// `CustomPresentationDetent` under its qualified name.
    public typealias CustomPresentationDetent = Views.CustomPresentationDetent
    /// `CustomizableToolbarContent` under its qualified name.
    public typealias CustomizableToolbarContent = Views.CustomizableToolbarContent
    /// `DataRepresentation` under its qualified name.
    public typealias DataRepresentation = Views.DataRepresentation
    /// `DatePicker` under its qualified name.
    public typealias DatePicker = Views.DatePicker
    /// `DatePickerComponents` under its qualified name.
    public typealias DatePickerComponents = Views.DatePickerComponents
    /// `DatePickerStyle` under its qualified name.
    public typealias DatePickerStyle = Views.DatePickerStyle
    /// `DefaultButtonStyle` under its qualified name.
    public typealias DefaultButtonStyle = Views.DefaultButtonStyle
    /// `DefaultDatePickerStyle` under its qualified name.
    public typealias DefaultDatePickerStyle = Views.DefaultDatePickerStyle
    /// `DefaultFocusEvaluationPriority` under its qualified name.
    public typealias DefaultFocusEvaluationPriority = Views.DefaultFocusEvaluationPriority
    /// `DefaultGaugeStyle` under its qualified name.
    public typealias DefaultGaugeStyle = Views.DefaultGaugeStyle
    /// `DefaultGlassEffectShape` under its qualified name.
    public typealias DefaultGlassEffectShape = Views.DefaultGlassEffectShape
    /// `DefaultGroupBoxStyle` under its qualified name.
    public typealias DefaultGroupBoxStyle = Views.DefaultGroupBoxStyle
    /// `DefaultListStyle` under its qualified name.
    public typealias DefaultListStyle = Views.DefaultListStyle
    /// `DefaultMenuStyle` under its qualified name.
    public typealias DefaultMenuStyle = Views.DefaultMenuStyle
    /// `DefaultNavigationViewStyle` under its qualified name.
    public typealias DefaultNavigationViewStyle = Views.DefaultNavigationViewStyle
    /// `DefaultPickerStyle` under its qualified name.
    public typealias DefaultPickerStyle = Views.DefaultPickerStyle
    /// `DefaultProgressViewStyle` under its qualified name.
    public typealias DefaultProgressViewStyle = Views.DefaultProgressViewStyle
    /// `DefaultTabViewStyle` under its qualified name.
    public typealias DefaultTabViewStyle = Views.DefaultTabViewStyle
    /// `DefaultTextFieldStyle` under its qualified name.
    public typealias DefaultTextFieldStyle = Views.DefaultTextFieldStyle
    /// `DefaultToggleStyle` under its qualified name.
    public typealias DefaultToggleStyle = Views.DefaultToggleStyle
    /// `DialogSeverity` under its qualified name.
    public typealias DialogSeverity = Views.DialogSeverity
    /// `DisabledTextSelectability` under its qualified name.
    public typealias DisabledTextSelectability = Views.DisabledTextSelectability
    /// `DisappearSymbolEffect` under its qualified name.
    public typealias DisappearSymbolEffect = Views.DisappearSymbolEffect
    /// `DisclosureGroup` under its qualified name.
    public typealias DisclosureGroup = Views.DisclosureGroup
    /// `DisclosureGroupStyle` under its qualified name.
    public typealias DisclosureGroupStyle = Views.DisclosureGroupStyle
    /// `DisclosureGroupStyleConfiguration` under its qualified name.
    public typealias DisclosureGroupStyleConfiguration = Views.DisclosureGroupStyleConfiguration
    /// `DiscreteSymbolEffect` under its qualified name.
    public typealias DiscreteSymbolEffect = Views.DiscreteSymbolEffect
    /// `DismissAction` under its qualified name.
    public typealias DismissAction = Views.DismissAction
    /// `DismissSearchAction` under its qualified name.
    public typealias DismissSearchAction = Views.DismissSearchAction
    /// `DismissWindowAction` under its qualified name.
    public typealias DismissWindowAction = Views.DismissWindowAction
    /// `Divider` under its qualified name.
    public typealias Divider = Views.Divider
    /// `DoubleColumnNavigationViewStyle` under its qualified name.
    public typealias DoubleColumnNavigationViewStyle = Views.DoubleColumnNavigationViewStyle
    /// `DragGesture` under its qualified name.
    public typealias DragGesture = Views.DragGesture
    /// `DrawOffSymbolEffect` under its qualified name.
    public typealias DrawOffSymbolEffect = Views.DrawOffSymbolEffect
    /// `DrawOnSymbolEffect` under its qualified name.
    public typealias DrawOnSymbolEffect = Views.DrawOnSymbolEffect
    /// `Drawing` under its qualified name.
    public typealias Drawing = Views.Drawing
    /// `DropDelegate` under its qualified name.
    public typealias DropDelegate = Views.DropDelegate
    /// `DropInfo` under its qualified name.
    public typealias DropInfo = Views.DropInfo
    /// `DropOperation` under its qualified name.
    public typealias DropOperation = Views.DropOperation
    /// `DropProposal` under its qualified name.
    public typealias DropProposal = Views.DropProposal
    /// `DynamicProperty` under its qualified name.
    public typealias DynamicProperty = Views.DynamicProperty
    /// `DynamicViewContent` under its qualified name.
    public typealias DynamicViewContent = Views.DynamicViewContent
    /// `Edge` under its qualified name.
    public typealias Edge = Views.Edge
    /// `EditButton` under its qualified name.
    public typealias EditButton = Views.EditButton
    /// `EditMode` under its qualified name.
    public typealias EditMode = Views.EditMode
    /// `Ellipse` under its qualified name.
    public typealias Ellipse = Views.Ellipse
    /// `EllipticalGradient` under its qualified name.
    public typealias EllipticalGradient = Views.EllipticalGradient
    /// `EmptyAnimatableData` under its qualified name.
    public typealias EmptyAnimatableData = Views.EmptyAnimatableData
    /// `EmptyCommands` under its qualified name.
    public typealias EmptyCommands = Views.EmptyCommands
    /// `EmptyTransferRepresentation` under its qualified name.
    public typealias EmptyTransferRepresentation = Views.EmptyTransferRepresentation
    /// `EmptyView` under its qualified name.
    public typealias EmptyView = Views.EmptyView
    /// `EmptyVisualEffect` under its qualified name.
    public typealias EmptyVisualEffect = Views.EmptyVisualEffect
    /// `EnabledTextSelectability` under its qualified name.
    public typealias EnabledTextSelectability = Views.EnabledTextSelectability
    /// `Environment` under its qualified name.
    public typealias Environment = Views.Environment
    /// `EnvironmentKey` under its qualified name.
    public typealias EnvironmentKey = Views.EnvironmentKey
    /// `EnvironmentObject` under its qualified name.
    public typealias EnvironmentObject = Views.EnvironmentObject
    /// `EnvironmentValues` under its qualified name.
    public typealias EnvironmentValues = Views.EnvironmentValues
    /// `EquatableView` under its qualified name.
    public typealias EquatableView = Views.EquatableView
    /// `EquidistantDates` under its qualified name.
    public typealias EquidistantDates = Views.EquidistantDates
    /// `EventModifiers` under its qualified name.
    public typealias EventModifiers = Views.EventModifiers
    /// `EveryMinuteTimelineSchedule` under its qualified name.
    public typealias EveryMinuteTimelineSchedule = Views.EveryMinuteTimelineSchedule
    /// `ExclusiveGesture` under its qualified name.
    public typealias ExclusiveGesture = Views.ExclusiveGesture
    /// `ExplicitTimelineSchedule` under its qualified name.
    public typealias ExplicitTimelineSchedule = Views.ExplicitTimelineSchedule
    /// `FillStyle` under its qualified name.
    public typealias FillStyle = Views.FillStyle
    /// `FittedPresentationSizing` under its qualified name.
    public typealias FittedPresentationSizing = Views.FittedPresentationSizing
    /// `FocusInteractions` under its qualified name.
    public typealias FocusInteractions = Views.FocusInteractions
    /// `FocusState` under its qualified name.
    public typealias FocusState = Views.FocusState
    /// `FocusedBinding` under its qualified name.
    public typealias FocusedBinding = Views.FocusedBinding
    /// `FocusedObject` under its qualified name.
    public typealias FocusedObject = Views.FocusedObject
    /// `FocusedValue` under its qualified name.
    public typealias FocusedValue = Views.FocusedValue
    /// `FocusedValueKey` under its qualified name.
    public typealias FocusedValueKey = Views.FocusedValueKey
    /// `FocusedValues` under its qualified name.
    public typealias FocusedValues = Views.FocusedValues
    /// `Font` under its qualified name.
    public typealias Font = Views.Font
    /// `ForEach` under its qualified name.
    public typealias ForEach = Views.ForEach
    /// `ForegroundStyle` under its qualified name.
    public typealias ForegroundStyle = Views.ForegroundStyle
    /// `Form` under its qualified name.
    public typealias Form = Views.Form
    /// `FormPresentationSizing` under its qualified name.
    public typealias FormPresentationSizing = Views.FormPresentationSizing
    /// `FormStyle` under its qualified name.
    public typealias FormStyle = Views.FormStyle
    /// `Gauge` under its qualified name.
    public typealias Gauge = Views.Gauge
    /// `GaugeStyle` under its qualified name.
    public typealias GaugeStyle = Views.GaugeStyle
    /// `GaugeStyleConfiguration` under its qualified name.
    public typealias GaugeStyleConfiguration = Views.GaugeStyleConfiguration
    /// `GeometryEffect` under its qualified name.
    public typealias GeometryEffect = Views.GeometryEffect
    /// `GeometryProxy` under its qualified name.
    public typealias GeometryProxy = Views.GeometryProxy
    /// `GeometryReader` under its qualified name.
    public typealias GeometryReader = Views.GeometryReader
    /// `Gesture` under its qualified name.
    public typealias Gesture = Views.Gesture
    /// `GestureMask` under its qualified name.
    public typealias GestureMask = Views.GestureMask
    /// `GestureState` under its qualified name.
    public typealias GestureState = Views.GestureState
    /// `GestureStateGesture` under its qualified name.
    public typealias GestureStateGesture = Views.GestureStateGesture
    /// `Glass` under its qualified name.
    public typealias Glass = Views.Glass
    /// `GlassButtonStyle` under its qualified name.
    public typealias GlassButtonStyle = Views.GlassButtonStyle
    /// `GlassEffectContainer` under its qualified name.
    public typealias GlassEffectContainer = Views.GlassEffectContainer
    /// `GlassEffectTransition` under its qualified name.
    public typealias GlassEffectTransition = Views.GlassEffectTransition
    /// `GlassProminentButtonStyle` under its qualified name.
    public typealias GlassProminentButtonStyle = Views.GlassProminentButtonStyle
    /// `GlobalCoordinateSpace` under its qualified name.
    public typealias GlobalCoordinateSpace = Views.GlobalCoordinateSpace
    /// `Gradient` under its qualified name.
    public typealias Gradient = Views.Gradient
    /// `GraphicalDatePickerStyle` under its qualified name.
    public typealias GraphicalDatePickerStyle = Views.GraphicalDatePickerStyle
    /// `GraphicsContext` under its qualified name.
    public typealias GraphicsContext = Views.GraphicsContext
    /// `Grid` under its qualified name.
    public typealias Grid = Views.Grid
    /// `GridItem` under its qualified name.
    public typealias GridItem = Views.GridItem
    /// `GridRow` under its qualified name.
    public typealias GridRow = Views.GridRow
    /// `Group` under its qualified name.
    public typealias Group = Views.Group
    /// `GroupBox` under its qualified name.
    public typealias GroupBox = Views.GroupBox
    /// `GroupBoxStyle` under its qualified name.
    public typealias GroupBoxStyle = Views.GroupBoxStyle
    /// `GroupBoxStyleConfiguration` under its qualified name.
    public typealias GroupBoxStyleConfiguration = Views.GroupBoxStyleConfiguration
    /// `GroupedFormStyle` under its qualified name.
    public typealias GroupedFormStyle = Views.GroupedFormStyle
    /// `GroupedListStyle` under its qualified name.
    public typealias GroupedListStyle = Views.GroupedListStyle
    /// `HStack` under its qualified name.
    public typealias HStack = Views.HStack
    /// `HStackLayout` under its qualified name.
    public typealias HStackLayout = Views.HStackLayout
    /// `HelpLink` under its qualified name.
    public typealias HelpLink = Views.HelpLink
    /// `HorizontalAlignment` under its qualified name.
    public typealias HorizontalAlignment = Views.HorizontalAlignment
    /// `HorizontalEdge` under its qualified name.
    public typealias HorizontalEdge = Views.HorizontalEdge
    /// `HoverEffect` under its qualified name.
    public typealias HoverEffect = Views.HoverEffect
    /// `HoverPhase` under its qualified name.
    public typealias HoverPhase = Views.HoverPhase
    /// `IconOnlyLabelStyle` under its qualified name.
    public typealias IconOnlyLabelStyle = Views.IconOnlyLabelStyle
    /// `IdentityTransition` under its qualified name.
    public typealias IdentityTransition = Views.IdentityTransition
    /// `Image` under its qualified name.
    public typealias Image = Views.Image
    /// `ImagePaint` under its qualified name.
    public typealias ImagePaint = Views.ImagePaint
    /// `ImageRenderer` under its qualified name.
    public typealias ImageRenderer = Views.ImageRenderer
    /// `ImageResource` under its qualified name.
    public typealias ImageResource = Views.ImageResource
    /// `IndefiniteSymbolEffect` under its qualified name.
    public typealias IndefiniteSymbolEffect = Views.IndefiniteSymbolEffect
    /// `IndexViewStyle` under its qualified name.
    public typealias IndexViewStyle = Views.IndexViewStyle
    /// `InlinePickerStyle` under its qualified name.
    public typealias InlinePickerStyle = Views.InlinePickerStyle
    /// `InlinePresentationIntent` under its qualified name.
    public typealias InlinePresentationIntent = Views.InlinePresentationIntent
    /// `InsetGroupedListStyle` under its qualified name.
    public typealias InsetGroupedListStyle = Views.InsetGroupedListStyle
    /// `InsetListStyle` under its qualified name.
    public typealias InsetListStyle = Views.InsetListStyle
    /// `InsetRectShape` under its qualified name.
    public typealias InsetRectShape = Views.InsetRectShape
    /// `InsetTableStyle` under its qualified name.
    public typealias InsetTableStyle = Views.InsetTableStyle
    /// `InsettableShape` under its qualified name.
    public typealias InsettableShape = Views.InsettableShape
    /// `InterfaceOrientation` under its qualified name.
    public typealias InterfaceOrientation = Views.InterfaceOrientation
    /// `KeyEquivalent` under its qualified name.
    public typealias KeyEquivalent = Views.KeyEquivalent
    /// `KeyPress` under its qualified name.
    public typealias KeyPress = Views.KeyPress
    /// `KeyboardShortcut` under its qualified name.
    public typealias KeyboardShortcut = Views.KeyboardShortcut
    /// `KeyframeAnimator` under its qualified name.
    public typealias KeyframeAnimator = Views.KeyframeAnimator
    /// `KeyframeSequence` under its qualified name.
    public typealias KeyframeSequence = Views.KeyframeSequence
    /// `KeyframeTrack` under its qualified name.
    public typealias KeyframeTrack = Views.KeyframeTrack
    /// `KeyframeTrackContent` under its qualified name.
    public typealias KeyframeTrackContent = Views.KeyframeTrackContent
    /// `KeyframeTrackContentBuilder` under its qualified name.
    public typealias KeyframeTrackContentBuilder = Views.KeyframeTrackContentBuilder
    /// `Keyframes` under its qualified name.
    public typealias Keyframes = Views.Keyframes
    /// `KeyframesBuilder` under its qualified name.
    public typealias KeyframesBuilder = Views.KeyframesBuilder
    /// `Label` under its qualified name.
    public typealias Label = Views.Label
    /// `LabelStyle` under its qualified name.
    public typealias LabelStyle = Views.LabelStyle
    /// `LabelStyleConfiguration` under its qualified name.
    public typealias LabelStyleConfiguration = Views.LabelStyleConfiguration
    /// `LabeledContent` under its qualified name.
    public typealias LabeledContent = Views.LabeledContent
    /// `LabeledContentStyle` under its qualified name.
    public typealias LabeledContentStyle = Views.LabeledContentStyle
    /// `LabeledContentStyleConfiguration` under its qualified name.
    public typealias LabeledContentStyleConfiguration = Views.LabeledContentStyleConfiguration
    /// `LabeledControlGroupContent` under its qualified name.
    public typealias LabeledControlGroupContent = Views.LabeledControlGroupContent
    /// `Layout` under its qualified name.
    public typealias Layout = Views.Layout
    /// `LayoutDirectionBehavior` under its qualified name.
    public typealias LayoutDirectionBehavior = Views.LayoutDirectionBehavior
    /// `LayoutSubview` under its qualified name.
    public typealias LayoutSubview = Views.LayoutSubview
    /// `LayoutSubviews` under its qualified name.
    public typealias LayoutSubviews = Views.LayoutSubviews
    /// `LayoutValueKey` under its qualified name.
    public typealias LayoutValueKey = Views.LayoutValueKey
    /// `LazyHGrid` under its qualified name.
    public typealias LazyHGrid = Views.LazyHGrid
    /// `LazyHStack` under its qualified name.
    public typealias LazyHStack = Views.LazyHStack
    /// `LazyVGrid` under its qualified name.
    public typealias LazyVGrid = Views.LazyVGrid
    /// `LazyVStack` under its qualified name.
    public typealias LazyVStack = Views.LazyVStack
    /// `LinearCapacityGaugeStyle` under its qualified name.
    public typealias LinearCapacityGaugeStyle = Views.LinearCapacityGaugeStyle
    /// `LinearGradient` under its qualified name.
    public typealias LinearGradient = Views.LinearGradient
    /// `LinearKeyframe` under its qualified name.
    public typealias LinearKeyframe = Views.LinearKeyframe
    /// `LinearProgressViewStyle` under its qualified name.
    public typealias LinearProgressViewStyle = Views.LinearProgressViewStyle
    /// `Link` under its qualified name.
    public typealias Link = Views.Link
    /// `LinkButtonStyle` under its qualified name.
    public typealias LinkButtonStyle = Views.LinkButtonStyle
    /// `List` under its qualified name.
    public typealias List = Views.List
    /// `ListSectionSpacing` under its qualified name.
    public typealias ListSectionSpacing = Views.ListSectionSpacing
    /// `ListStyle` under its qualified name.
    public typealias ListStyle = Views.ListStyle
    /// `LocalCoordinateSpace` under its qualified name.
    public typealias LocalCoordinateSpace = Views.LocalCoordinateSpace
    /// `LocalizedStringKey` under its qualified name.
    public typealias LocalizedStringKey = Views.LocalizedStringKey
    /// `LocalizedStringResource` under its qualified name.
    public typealias LocalizedStringResource = Views.LocalizedStringResource
    /// `LongPressGesture` under its qualified name.
    public typealias LongPressGesture = Views.LongPressGesture
    /// `MagnificationGesture` under its qualified name.
    public typealias MagnificationGesture = Views.MagnificationGesture
    /// `MagnifyGesture` under its qualified name.
    public typealias MagnifyGesture = Views.MagnifyGesture
    /// `MatchedGeometryProperties` under its qualified name.
    public typealias MatchedGeometryProperties = Views.MatchedGeometryProperties
    /// `Material` under its qualified name.
    public typealias Material = Views.Material
    /// `Menu` under its qualified name.
    public typealias Menu = Views.Menu
    /// `MenuActionDismissBehavior` under its qualified name.
    public typealias MenuActionDismissBehavior = Views.MenuActionDismissBehavior
    /// `MenuControlGroupStyle` under its qualified name.
    public typealias MenuControlGroupStyle = Views.MenuControlGroupStyle
    /// `MenuOrder` under its qualified name.
    public typealias MenuOrder = Views.MenuOrder
    /// `MenuPickerStyle` under its qualified name.
    public typealias MenuPickerStyle = Views.MenuPickerStyle
    /// `MenuStyle` under its qualified name.
    public typealias MenuStyle = Views.MenuStyle
    /// `MenuStyleConfiguration` under its qualified name.
    public typealias MenuStyleConfiguration = Views.MenuStyleConfiguration
    /// `MeshGradient` under its qualified name.
    public typealias MeshGradient = Views.MeshGradient
    /// `ModifiedContent` under its qualified name.
    public typealias ModifiedContent = Views.ModifiedContent
    /// `ModifiedShapeStyleOfForeground` under its qualified name.
    public typealias ModifiedShapeStyleOfForeground = Views.ModifiedShapeStyleOfForeground
    /// `MoveCommandDirection` under its qualified name.
    public typealias MoveCommandDirection = Views.MoveCommandDirection
    /// `MoveKeyframe` under its qualified name.
    public typealias MoveKeyframe = Views.MoveKeyframe
    /// `MoveTransition` under its qualified name.
    public typealias MoveTransition = Views.MoveTransition
    /// `MultiDatePicker` under its qualified name.
    public typealias MultiDatePicker = Views.MultiDatePicker
    /// `NamedCoordinateSpace` under its qualified name.
    public typealias NamedCoordinateSpace = Views.NamedCoordinateSpace
    /// `Namespace` under its qualified name.
    public typealias Namespace = Views.Namespace
    /// `NavigationBarItem` under its qualified name.
    public typealias NavigationBarItem = Views.NavigationBarItem
    /// `NavigationControlGroupStyle` under its qualified name.
    public typealias NavigationControlGroupStyle = Views.NavigationControlGroupStyle
    /// `NavigationLink` under its qualified name.
    public typealias NavigationLink = Views.NavigationLink
    /// `NavigationLinkPickerStyle` under its qualified name.
    public typealias NavigationLinkPickerStyle = Views.NavigationLinkPickerStyle
    /// `NavigationPath` under its qualified name.
    public typealias NavigationPath = Views.NavigationPath
    /// `NavigationSplitView` under its qualified name.
    public typealias NavigationSplitView = Views.NavigationSplitView
    /// `NavigationSplitViewColumn` under its qualified name.
    public typealias NavigationSplitViewColumn = Views.NavigationSplitViewColumn
    /// `NavigationSplitViewStyle` under its qualified name.
    public typealias NavigationSplitViewStyle = Views.NavigationSplitViewStyle
    /// `NavigationSplitViewVisibility` under its qualified name.
    public typealias NavigationSplitViewVisibility = Views.NavigationSplitViewVisibility
    /// `NavigationStack` under its qualified name.
    public typealias NavigationStack = Views.NavigationStack
    /// `NavigationTransition` under its qualified name.
    public typealias NavigationTransition = Views.NavigationTransition
    /// `NavigationView` under its qualified name.
    public typealias NavigationView = Views.NavigationView
    /// `NavigationViewStyle` under its qualified name.
    public typealias NavigationViewStyle = Views.NavigationViewStyle
    /// `ObservedObject` under its qualified name.
    public typealias ObservedObject = Views.ObservedObject
    /// `OffsetTransition` under its qualified name.
    public typealias OffsetTransition = Views.OffsetTransition
    /// `OpacityTransition` under its qualified name.
    public typealias OpacityTransition = Views.OpacityTransition
    /// `OpenSettingsAction` under its qualified name.
    public typealias OpenSettingsAction = Views.OpenSettingsAction
    /// `OpenURLAction` under its qualified name.
    public typealias OpenURLAction = Views.OpenURLAction
    /// `OpenWindowAction` under its qualified name.
    public typealias OpenWindowAction = Views.OpenWindowAction
    /// `OutlineGroup` under its qualified name.
    public typealias OutlineGroup = Views.OutlineGroup
    /// `PageIndexViewStyle` under its qualified name.
    public typealias PageIndexViewStyle = Views.PageIndexViewStyle
    /// `PagePresentationSizing` under its qualified name.
    public typealias PagePresentationSizing = Views.PagePresentationSizing
    /// `PageTabViewStyle` under its qualified name.
    public typealias PageTabViewStyle = Views.PageTabViewStyle
    /// `PagingScrollTargetBehavior` under its qualified name.
    public typealias PagingScrollTargetBehavior = Views.PagingScrollTargetBehavior
    /// `PaintedShape` under its qualified name.
    public typealias PaintedShape = Views.PaintedShape
    /// `PaletteControlGroupStyle` under its qualified name.
    public typealias PaletteControlGroupStyle = Views.PaletteControlGroupStyle
    /// `PalettePickerStyle` under its qualified name.
    public typealias PalettePickerStyle = Views.PalettePickerStyle
    /// `PasteButton` under its qualified name.
    public typealias PasteButton = Views.PasteButton
    /// `Path` under its qualified name.
    public typealias Path = Views.Path
    /// `PeriodicTimelineSchedule` under its qualified name.
    public typealias PeriodicTimelineSchedule = Views.PeriodicTimelineSchedule
    /// `PhaseAnimator` under its qualified name.
    public typealias PhaseAnimator = Views.PhaseAnimator
    /// `Picker` under its qualified name.
    public typealias Picker = Views.Picker
    /// `PickerStyle` under its qualified name.
    public typealias PickerStyle = Views.PickerStyle
    /// `PinnedScrollableViews` under its qualified name.
    public typealias PinnedScrollableViews = Views.PinnedScrollableViews
    /// `PlaceholderContentView` under its qualified name.
    public typealias PlaceholderContentView = Views.PlaceholderContentView
    /// `PlainButtonStyle` under its qualified name.
    public typealias PlainButtonStyle = Views.PlainButtonStyle
    /// `PlainListStyle` under its qualified name.
    public typealias PlainListStyle = Views.PlainListStyle
    /// `PlainTextEditorStyle` under its qualified name.
    public typealias PlainTextEditorStyle = Views.PlainTextEditorStyle
    /// `PlainTextFieldStyle` under its qualified name.
    public typealias PlainTextFieldStyle = Views.PlainTextFieldStyle
    /// `PopoverAttachmentAnchor` under its qualified name.
    public typealias PopoverAttachmentAnchor = Views.PopoverAttachmentAnchor
    /// `PreferenceKey` under its qualified name.
    public typealias PreferenceKey = Views.PreferenceKey
    /// `PresentationAdaptation` under its qualified name.
    public typealias PresentationAdaptation = Views.PresentationAdaptation
    /// `PresentationBackgroundInteraction` under its qualified name.
    public typealias PresentationBackgroundInteraction = Views.PresentationBackgroundInteraction
    /// `PresentationContentInteraction` under its qualified name.
    public typealias PresentationContentInteraction = Views.PresentationContentInteraction
    /// `PresentationDetent` under its qualified name.
    public typealias PresentationDetent = Views.PresentationDetent
    /// `PresentationMode` under its qualified name.
    public typealias PresentationMode = Views.PresentationMode
    /// `PresentationSizing` under its qualified name.
    public typealias PresentationSizing = Views.PresentationSizing
    /// `Preview` under its qualified name.
    public typealias Preview = Views.Preview
    /// `PreviewContext` under its qualified name.
    public typealias PreviewContext = Views.PreviewContext
    /// `PreviewContextKey` under its qualified name.
    public typealias PreviewContextKey = Views.PreviewContextKey
    /// `PreviewDevice` under its qualified name.
    public typealias PreviewDevice = Views.PreviewDevice
    /// `PreviewLayout` under its qualified name.
    public typealias PreviewLayout = Views.PreviewLayout
    /// `PreviewModifier` under its qualified name.
    public typealias PreviewModifier = Views.PreviewModifier
    /// `PreviewModifierContent` under its qualified name.
    public typealias PreviewModifierContent = Views.PreviewModifierContent
    /// `PreviewPlatform` under its qualified name.
    public typealias PreviewPlatform = Views.PreviewPlatform
    /// `PreviewProvider` under its qualified name.
    public typealias PreviewProvider = Views.PreviewProvider
    /// `PreviewTrait` under its qualified name.
    public typealias PreviewTrait = Views.PreviewTrait
    /// `Previews` under its qualified name.
    public typealias Previews = Views.Previews
    /// `PrimitiveButtonStyle` under its qualified name.
    public typealias PrimitiveButtonStyle = Views.PrimitiveButtonStyle
    /// `PrimitiveButtonStyleConfiguration` under its qualified name.
    public typealias PrimitiveButtonStyleConfiguration = Views.PrimitiveButtonStyleConfiguration
    /// `ProgressView` under its qualified name.
    public typealias ProgressView = Views.ProgressView
    /// `ProgressViewStyle` under its qualified name.
    public typealias ProgressViewStyle = Views.ProgressViewStyle
    /// `ProgressViewStyleConfiguration` under its qualified name.
    public typealias ProgressViewStyleConfiguration = Views.ProgressViewStyleConfiguration
    /// `ProjectionTransform` under its qualified name.
    public typealias ProjectionTransform = Views.ProjectionTransform
    /// `Prominence` under its qualified name.
    public typealias Prominence = Views.Prominence
    /// `ProminentDetailNavigationSplitViewStyle` under its qualified name.
    public typealias ProminentDetailNavigationSplitViewStyle = Views.ProminentDetailNavigationSplitViewStyle
    /// `ProposedViewSize` under its qualified name.
    public typealias ProposedViewSize = Views.ProposedViewSize
    /// `ProxyRepresentation` under its qualified name.
    public typealias ProxyRepresentation = Views.ProxyRepresentation
    /// `PulseSymbolEffect` under its qualified name.
    public typealias PulseSymbolEffect = Views.PulseSymbolEffect
    /// `PushTransition` under its qualified name.
    public typealias PushTransition = Views.PushTransition
    /// `RadialGradient` under its qualified name.
    public typealias RadialGradient = Views.RadialGradient
    /// `Rectangle` under its qualified name.
    public typealias Rectangle = Views.Rectangle
    /// `RectangleCornerRadii` under its qualified name.
    public typealias RectangleCornerRadii = Views.RectangleCornerRadii
    /// `RedactionReasons` under its qualified name.
    public typealias RedactionReasons = Views.RedactionReasons
    /// `RefreshAction` under its qualified name.
    public typealias RefreshAction = Views.RefreshAction
    /// `RenameButton` under its qualified name.
    public typealias RenameButton = Views.RenameButton
    /// `ReplaceSymbolEffect` under its qualified name.
    public typealias ReplaceSymbolEffect = Views.ReplaceSymbolEffect
    /// `RequestReviewAction` under its qualified name.
    public typealias RequestReviewAction = Views.RequestReviewAction
    /// `RotateGesture` under its qualified name.
    public typealias RotateGesture = Views.RotateGesture
    /// `RotateSymbolEffect` under its qualified name.
    public typealias RotateSymbolEffect = Views.RotateSymbolEffect
    /// `RotationGesture` under its qualified name.
    public typealias RotationGesture = Views.RotationGesture
    /// `RoundedBorderTextFieldStyle` under its qualified name.
    public typealias RoundedBorderTextFieldStyle = Views.RoundedBorderTextFieldStyle
    /// `RoundedRectangle` under its qualified name.
    public typealias RoundedRectangle = Views.RoundedRectangle
    /// `SafeAreaRegions` under its qualified name.
    public typealias SafeAreaRegions = Views.SafeAreaRegions
    /// `ScaleSymbolEffect` under its qualified name.
    public typealias ScaleSymbolEffect = Views.ScaleSymbolEffect
    /// `ScaleTransition` under its qualified name.
    public typealias ScaleTransition = Views.ScaleTransition
    /// `ScaledMetric` under its qualified name.
    public typealias ScaledMetric = Views.ScaledMetric
    /// `Scene` under its qualified name.
    public typealias Scene = Views.Scene
    /// `SceneBuilder` under its qualified name.
    public typealias SceneBuilder = Views.SceneBuilder
    /// `ScenePhase` under its qualified name.
    public typealias ScenePhase = Views.ScenePhase
    /// `SceneStorage` under its qualified name.
    public typealias SceneStorage = Views.SceneStorage
    /// `ScrollAnchorRole` under its qualified name.
    public typealias ScrollAnchorRole = Views.ScrollAnchorRole
    /// `ScrollBounceBehavior` under its qualified name.
    public typealias ScrollBounceBehavior = Views.ScrollBounceBehavior
    /// `ScrollDismissesKeyboardMode` under its qualified name.
    public typealias ScrollDismissesKeyboardMode = Views.ScrollDismissesKeyboardMode
    /// `ScrollGeometry` under its qualified name.
    public typealias ScrollGeometry = Views.ScrollGeometry
    /// `ScrollIndicatorVisibility` under its qualified name.
    public typealias ScrollIndicatorVisibility = Views.ScrollIndicatorVisibility
    /// `ScrollPhase` under its qualified name.
    public typealias ScrollPhase = Views.ScrollPhase
    /// `ScrollPosition` under its qualified name.
    public typealias ScrollPosition = Views.ScrollPosition
    /// `ScrollTarget` under its qualified name.
    public typealias ScrollTarget = Views.ScrollTarget
    /// `ScrollTargetBehavior` under its qualified name.
    public typealias ScrollTargetBehavior = Views.ScrollTargetBehavior
    /// `ScrollTargetBehaviorContext` under its qualified name.
    public typealias ScrollTargetBehaviorContext = Views.ScrollTargetBehaviorContext
    /// `ScrollTransitionConfiguration` under its qualified name.
    public typealias ScrollTransitionConfiguration = Views.ScrollTransitionConfiguration
    /// `ScrollTransitionPhase` under its qualified name.
    public typealias ScrollTransitionPhase = Views.ScrollTransitionPhase
    /// `ScrollView` under its qualified name.
    public typealias ScrollView = Views.ScrollView
    /// `ScrollViewProxy` under its qualified name.
    public typealias ScrollViewProxy = Views.ScrollViewProxy
    /// `ScrollViewReader` under its qualified name.
    public typealias ScrollViewReader = Views.ScrollViewReader
    /// `SearchFieldPlacement` under its qualified name.
    public typealias SearchFieldPlacement = Views.SearchFieldPlacement
    /// `SearchPresentationToolbarBehavior` under its qualified name.
    public typealias SearchPresentationToolbarBehavior = Views.SearchPresentationToolbarBehavior
    /// `SearchScopeActivation` under its qualified name.
    public typealias SearchScopeActivation = Views.SearchScopeActivation
    /// `SearchSuggestionsPlacement` under its qualified name.
    public typealias SearchSuggestionsPlacement = Views.SearchSuggestionsPlacement
    /// `Section` under its qualified name.
    public typealias Section = Views.Section
    /// `SecureField` under its qualified name.
    public typealias SecureField = Views.SecureField
    /// `SegmentedPickerStyle` under its qualified name.
    public typealias SegmentedPickerStyle = Views.SegmentedPickerStyle
    /// `SensoryFeedback` under its qualified name.
    public typealias SensoryFeedback = Views.SensoryFeedback
    /// `SequenceGesture` under its qualified name.
    public typealias SequenceGesture = Views.SequenceGesture
    /// `ShadowStyle` under its qualified name.
    public typealias ShadowStyle = Views.ShadowStyle
    /// `Shape` under its qualified name.
    public typealias Shape = Views.Shape
    /// `ShapeDrawing` under its qualified name.
    public typealias ShapeDrawing = Views.ShapeDrawing
    /// `ShapeStyle` under its qualified name.
    public typealias ShapeStyle = Views.ShapeStyle
    /// `ShareLink` under its qualified name.
    public typealias ShareLink = Views.ShareLink
    /// `SharePreview` under its qualified name.
    public typealias SharePreview = Views.SharePreview
    /// `SidebarAdaptableTabViewStyle` under its qualified name.
    public typealias SidebarAdaptableTabViewStyle = Views.SidebarAdaptableTabViewStyle
    /// `SidebarListStyle` under its qualified name.
    public typealias SidebarListStyle = Views.SidebarListStyle
    /// `SimultaneousGesture` under its qualified name.
    public typealias SimultaneousGesture = Views.SimultaneousGesture
    /// `SlideTransition` under its qualified name.
    public typealias SlideTransition = Views.SlideTransition
    /// `Slider` under its qualified name.
    public typealias Slider = Views.Slider
    /// `Spacer` under its qualified name.
    public typealias Spacer = Views.Spacer
    /// `SpacerSizing` under its qualified name.
    public typealias SpacerSizing = Views.SpacerSizing
    /// `SpatialTapGesture` under its qualified name.
    public typealias SpatialTapGesture = Views.SpatialTapGesture
    /// `Spring` under its qualified name.
    public typealias Spring = Views.Spring
    /// `SpringKeyframe` under its qualified name.
    public typealias SpringKeyframe = Views.SpringKeyframe
    /// `StackNavigationViewStyle` under its qualified name.
    public typealias StackNavigationViewStyle = Views.StackNavigationViewStyle
    /// `State` under its qualified name.
    public typealias State = Views.State
    /// `StateObject` under its qualified name.
    public typealias StateObject = Views.StateObject
    /// `Stepper` under its qualified name.
    public typealias Stepper = Views.Stepper
    /// `SubmitLabel` under its qualified name.
    public typealias SubmitLabel = Views.SubmitLabel
    /// `SubmitTriggers` under its qualified name.
    public typealias SubmitTriggers = Views.SubmitTriggers
    /// `SwitchToggleStyle` under its qualified name.
    public typealias SwitchToggleStyle = Views.SwitchToggleStyle
    /// `SymbolEffect` under its qualified name.
    public typealias SymbolEffect = Views.SymbolEffect
    /// `SymbolEffectOptions` under its qualified name.
    public typealias SymbolEffectOptions = Views.SymbolEffectOptions
    /// `SymbolEffectTransition` under its qualified name.
    public typealias SymbolEffectTransition = Views.SymbolEffectTransition
    /// `SymbolRenderingMode` under its qualified name.
    public typealias SymbolRenderingMode = Views.SymbolRenderingMode
    /// `SymbolVariants` under its qualified name.
    public typealias SymbolVariants = Views.SymbolVariants
    /// `SystemColor` under its qualified name.
    public typealias SystemColor = Views.SystemColor
    /// `Tab` under its qualified name.
    public typealias Tab = Views.Tab
    /// `TabBarMinimizeBehavior` under its qualified name.
    public typealias TabBarMinimizeBehavior = Views.TabBarMinimizeBehavior
    /// `TabBarOnlyTabViewStyle` under its qualified name.
    public typealias TabBarOnlyTabViewStyle = Views.TabBarOnlyTabViewStyle
    /// `TabContent` under its qualified name.
    public typealias TabContent = Views.TabContent
    /// `TabRole` under its qualified name.
    public typealias TabRole = Views.TabRole
    /// `TabSection` under its qualified name.
    public typealias TabSection = Views.TabSection
    /// `TabView` under its qualified name.
    public typealias TabView = Views.TabView
    /// `TabViewStyle` under its qualified name.
    public typealias TabViewStyle = Views.TabViewStyle
    /// `Table` under its qualified name.
    public typealias Table = Views.Table
    /// `TableColumn` under its qualified name.
    public typealias TableColumn = Views.TableColumn
    /// `TableColumnBuilder` under its qualified name.
    public typealias TableColumnBuilder = Views.TableColumnBuilder
    /// `TableColumnContent` under its qualified name.
    public typealias TableColumnContent = Views.TableColumnContent
    /// `TableColumns` under its qualified name.
    public typealias TableColumns = Views.TableColumns
    /// `TableStyle` under its qualified name.
    public typealias TableStyle = Views.TableStyle
    /// `TapGesture` under its qualified name.
    public typealias TapGesture = Views.TapGesture
    /// `Text` under its qualified name.
    public typealias Text = Views.Text
    /// `TextEditor` under its qualified name.
    public typealias TextEditor = Views.TextEditor
    /// `TextEditorStyle` under its qualified name.
    public typealias TextEditorStyle = Views.TextEditorStyle
    /// `TextField` under its qualified name.
    public typealias TextField = Views.TextField
    /// `TextFieldStyle` under its qualified name.
    public typealias TextFieldStyle = Views.TextFieldStyle
    /// `TextInputAutocapitalization` under its qualified name.
    public typealias TextInputAutocapitalization = Views.TextInputAutocapitalization
    /// `TextSelectability` under its qualified name.
    public typealias TextSelectability = Views.TextSelectability
    /// `TextStyleMetrics` under its qualified name.
    public typealias TextStyleMetrics = Views.TextStyleMetrics
    /// `TextStyles` under its qualified name.
    public typealias TextStyles = Views.TextStyles
    /// `TimelineSchedule` under its qualified name.
    public typealias TimelineSchedule = Views.TimelineSchedule
    /// `TimelineScheduleMode` under its qualified name.
    public typealias TimelineScheduleMode = Views.TimelineScheduleMode
    /// `TimelineView` under its qualified name.
    public typealias TimelineView = Views.TimelineView
    /// `TimelineViewDefaultContext` under its qualified name.
    public typealias TimelineViewDefaultContext = Views.TimelineViewDefaultContext
    /// `TitleAndIconLabelStyle` under its qualified name.
    public typealias TitleAndIconLabelStyle = Views.TitleAndIconLabelStyle
    /// `TitleOnlyLabelStyle` under its qualified name.
    public typealias TitleOnlyLabelStyle = Views.TitleOnlyLabelStyle
    /// `Toggle` under its qualified name.
    public typealias Toggle = Views.Toggle
    /// `ToggleStyle` under its qualified name.
    public typealias ToggleStyle = Views.ToggleStyle
    /// `ToggleStyleConfiguration` under its qualified name.
    public typealias ToggleStyleConfiguration = Views.ToggleStyleConfiguration
    /// `ToolbarContent` under its qualified name.
    public typealias ToolbarContent = Views.ToolbarContent
    /// `ToolbarContentBuilder` under its qualified name.
    public typealias ToolbarContentBuilder = Views.ToolbarContentBuilder
    /// `ToolbarDefaultItemKind` under its qualified name.
    public typealias ToolbarDefaultItemKind = Views.ToolbarDefaultItemKind
    /// `ToolbarItem` under its qualified name.
    public typealias ToolbarItem = Views.ToolbarItem
    /// `ToolbarItemGroup` under its qualified name.
    public typealias ToolbarItemGroup = Views.ToolbarItemGroup
    /// `ToolbarItemPlacement` under its qualified name.
    public typealias ToolbarItemPlacement = Views.ToolbarItemPlacement
    /// `ToolbarPlacement` under its qualified name.
    public typealias ToolbarPlacement = Views.ToolbarPlacement
    /// `ToolbarRole` under its qualified name.
    public typealias ToolbarRole = Views.ToolbarRole
    /// `ToolbarSpacer` under its qualified name.
    public typealias ToolbarSpacer = Views.ToolbarSpacer
    /// `ToolbarTitleDisplayMode` under its qualified name.
    public typealias ToolbarTitleDisplayMode = Views.ToolbarTitleDisplayMode
    /// `Transaction` under its qualified name.
    public typealias Transaction = Views.Transaction
    /// `TransactionKey` under its qualified name.
    public typealias TransactionKey = Views.TransactionKey
    /// `TransferRepresentation` under its qualified name.
    public typealias TransferRepresentation = Views.TransferRepresentation
    /// `TransferRepresentationBuilder` under its qualified name.
    public typealias TransferRepresentationBuilder = Views.TransferRepresentationBuilder
    /// `Transferable` under its qualified name.
    public typealias Transferable = Views.Transferable
    /// `Transition` under its qualified name.
    public typealias Transition = Views.Transition
    /// `TransitionPhase` under its qualified name.
    public typealias TransitionPhase = Views.TransitionPhase
    /// `TransitionProperties` under its qualified name.
    public typealias TransitionProperties = Views.TransitionProperties
    /// `TransitionSymbolEffect` under its qualified name.
    public typealias TransitionSymbolEffect = Views.TransitionSymbolEffect
    /// `TupleScene` under its qualified name.
    public typealias TupleScene = Views.TupleScene
    /// `TupleToolbarContent` under its qualified name.
    public typealias TupleToolbarContent = Views.TupleToolbarContent
    /// `TupleView` under its qualified name.
    public typealias TupleView = Views.TupleView
    /// `UIKeyboardType` under its qualified name.
    public typealias UIKeyboardType = Views.UIKeyboardType
    /// `UITextAutocapitalizationType` under its qualified name.
    public typealias UITextAutocapitalizationType = Views.UITextAutocapitalizationType
    /// `UITextContentType` under its qualified name.
    public typealias UITextContentType = Views.UITextContentType
    /// `UTType` under its qualified name.
    public typealias UTType = Views.UTType
    /// `UnevenRoundedRectangle` under its qualified name.
    public typealias UnevenRoundedRectangle = Views.UnevenRoundedRectangle
    /// `UnitCurve` under its qualified name.
    public typealias UnitCurve = Views.UnitCurve
    /// `UnitPoint` under its qualified name.
    public typealias UnitPoint = Views.UnitPoint
    /// `VStack` under its qualified name.
    public typealias VStack = Views.VStack
    /// `VStackLayout` under its qualified name.
    public typealias VStackLayout = Views.VStackLayout
    /// `VariableColorSymbolEffect` under its qualified name.
    public typealias VariableColorSymbolEffect = Views.VariableColorSymbolEffect
    /// `VectorArithmetic` under its qualified name.
    public typealias VectorArithmetic = Views.VectorArithmetic
    /// `VerticalAlignment` under its qualified name.
    public typealias VerticalAlignment = Views.VerticalAlignment
    /// `VerticalEdge` under its qualified name.
    public typealias VerticalEdge = Views.VerticalEdge
    /// `View` under its qualified name.
    public typealias View = Views.View
    /// `ViewAlignedScrollTargetBehavior` under its qualified name.
    public typealias ViewAlignedScrollTargetBehavior = Views.ViewAlignedScrollTargetBehavior
    /// `ViewBuilder` under its qualified name.
    public typealias ViewBuilder = Views.ViewBuilder
    /// `ViewDimensions` under its qualified name.
    public typealias ViewDimensions = Views.ViewDimensions
    /// `ViewImageConfig` under its qualified name.
    public typealias ViewImageConfig = Views.ViewImageConfig
    /// `ViewModifier` under its qualified name.
    public typealias ViewModifier = Views.ViewModifier
    /// `ViewModifierContent` under its qualified name.
    public typealias ViewModifierContent = Views.ViewModifierContent
    /// `ViewSpacing` under its qualified name.
    public typealias ViewSpacing = Views.ViewSpacing
    /// `ViewThatFits` under its qualified name.
    public typealias ViewThatFits = Views.ViewThatFits
    /// `Visibility` under its qualified name.
    public typealias Visibility = Views.Visibility
    /// `VisualEffect` under its qualified name.
    public typealias VisualEffect = Views.VisualEffect
    /// `WheelDatePickerStyle` under its qualified name.
    public typealias WheelDatePickerStyle = Views.WheelDatePickerStyle
    /// `WheelPickerStyle` under its qualified name.
    public typealias WheelPickerStyle = Views.WheelPickerStyle
    /// `WidgetFamily` under its qualified name.
    public typealias WidgetFamily = Views.WidgetFamily
    /// `WidgetPreviewContext` under its qualified name.
    public typealias WidgetPreviewContext = Views.WidgetPreviewContext
    /// `WiggleSymbolEffect` under its qualified name.
    public typealias WiggleSymbolEffect = Views.WiggleSymbolEffect
    /// `Window` under its qualified name.
    public typealias Window = Views.Window
    /// `WindowGroup` under its qualified name.
    public typealias WindowGroup = Views.WindowGroup
    /// `ZStack` under its qualified name.
    public typealias ZStack = Views.ZStack
    /// `ZStackLayout` under its qualified name.
    public typealias ZStackLayout = Views.ZStackLayout
    /// `ZoomNavigationTransition` under its qualified name.
    public typealias ZoomNavigationTransition = Views.ZoomNavigationTransition
  }
#endif
