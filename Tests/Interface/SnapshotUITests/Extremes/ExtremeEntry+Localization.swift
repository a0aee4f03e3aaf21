import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Text, localization and assets.
  static var localization: [ExtremeEntry] { keyedTexts + keyedControls + keyedScreens + datesAndAssets }

  private static func key(_ a: inout ExtremeArguments) -> LocalizedStringKey { LocalizedStringKey(a.words()) }

  private static func resource(_ a: inout ExtremeArguments) -> LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(a.words()))
  }

  @EntriesBuilder private static var keyedTexts: [ExtremeEntry] {
    ExtremeEntry("Text.init(_:)") { a in Text(resource(&a)) }
    ExtremeEntry("Text.init(_:)") { a in Text(AttributedString(a.words())) }
    ExtremeEntry("Text.init(_:)") { a in Text(Image(systemName: a.words("star"))) }
    ExtremeEntry("Text.init(_:)") { a in Text(min(a.date(), .distantFuture)...Date.distantFuture) }
    ExtremeEntry("Text.init(_:tableName:bundle:comment:)") { a in Text(key(&a)) }
    ExtremeEntry("Text.init(_:formatter:)") { a in Text(a.date(), formatter: ISO8601DateFormatter()) }
    ExtremeEntry("Text.init(_:formatter:)") { a in
      Text(NSNumber(value: a.number()), formatter: NumberFormatter())
    }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:)") { a in Text("\(a.number()) \(a.integer())") }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:)") { a in Text("\(a.words())") }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:)") { a in Text("\(Text(a.words()).bold())") }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:)") { a in
      Text("\(Image(systemName: a.words("star"))) \(a.words())")
    }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:)") { a in
      Text("\(AttributedString(a.words(), attributes: AttributeContainer()))")
    }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:specifier:)") { a in
      Text("\(a.number(), specifier: "%.3f") \(a.number(), specifier: "%d") \(a.integer(), specifier: "%099x")")
    }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:format:)") { a in Text("\(a.number(), format: .percent)") }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:format:)") { a in
      Text("\(a.integer(), format: .number.attributed)")
    }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:)") { a in Text("\(a.date())") }
    ExtremeEntry("LocalizedStringKey.appendInterpolation(_:formatter:)") { a in
      Text("\(NSNumber(value: a.number()), formatter: NumberFormatter())")
    }
    ExtremeEntry("AttributedString.init(markdown:options:baseURL:)") { a in
      Text(try AttributedString(markdown: "**" + a.words() + "** [" + a.words() + "](x)"))
    }
    ExtremeEntry("AttributedString.init(markdown:options:baseURL:)") { a in
      Text(try AttributedString(markdown: Data(a.words().utf8)))
    }
    ExtremeEntry("AttributedString.init(localized:table:bundle:locale:comment:)") { a in
      Text(AttributedString(localized: String.LocalizationValue(a.words())))
    }
    ExtremeEntry("String.init(localized:table:bundle:locale:comment:)") { a in
      Text(String(localized: String.LocalizationValue(a.words())))
    }
    ExtremeEntry("String.init(localized:)") { a in Text(String(localized: resource(&a))) }
    ExtremeEntry("Text.textScale(_:isEnabled:)") { a in Text(a.words()).textScale(.secondary) }
    ExtremeEntry("Text.speechAdjustedPitch(_:)") { a in Text("words").speechAdjustedPitch(a.number()) }
    ExtremeEntry("View.speechAdjustedPitch(_:)") { a in Text("words").padding(1).speechAdjustedPitch(a.number()) }
    ExtremeEntry("Text.fontWidth(_:)") { a in Text("words").fontWidth(Font.Width(a.length())) }
    ExtremeEntry("View.fontWidth(_:)") { a in Text("words").padding(1).fontWidth(Font.Width(a.length())) }
    ExtremeEntry("Text.underline(_:pattern:color:)") { a in Text("words").underline(pattern: .dash, color: a.color()) }
    ExtremeEntry("Text.strikethrough(_:pattern:color:)") { a in
      Text("words").strikethrough(pattern: .dash, color: a.color())
    }
    ExtremeEntry("View.underline(_:pattern:color:)") { a in
      Text("words").padding(1).underline(pattern: .dash, color: a.color())
    }
    ExtremeEntry("View.strikethrough(_:pattern:color:)") { a in
      Text("words").padding(1).strikethrough(pattern: .dash, color: a.color())
    }
  }

  @EntriesBuilder private static var keyedControls: [ExtremeEntry] {
    ExtremeEntry("Button.init(_:action:)") { a in Button(key(&a)) {} }
    ExtremeEntry("Button.init(_:role:action:)") { a in Button(key(&a), role: .cancel) {} }
    ExtremeEntry("Button.init(_:role:action:)") { a in Button(resource(&a), role: .cancel) {} }
    ExtremeEntry("Button.init(_:systemImage:action:)") { a in Button(key(&a), systemImage: a.words()) {} }
    ExtremeEntry("DatePicker.init(_:selection:displayedComponents:)") { a in
      DatePicker(key(&a), selection: .constant(a.date()))
    }
    ExtremeEntry("DatePicker.init(_:selection:in:displayedComponents:)") { a in
      DatePicker(key(&a), selection: .constant(a.date()), in: .distantPast ... .distantFuture)
    }
    ExtremeEntry("DisclosureGroup.init(_:content:)") { a in DisclosureGroup(key(&a)) { Text("x") } }
    ExtremeEntry("DisclosureGroup.init(_:isExpanded:content:)") { a in
      DisclosureGroup(key(&a), isExpanded: .constant(true)) { Text("x") }
    }
    ExtremeEntry("GroupBox.init(_:content:)") { a in GroupBox(key(&a)) { Text("x") } }
    ExtremeEntry("Label.init(_:systemImage:)") { a in Label(key(&a), systemImage: a.words()) }
    ExtremeEntry("Label.init(_:systemImage:)") { a in Label(resource(&a), systemImage: a.words()) }
    ExtremeEntry("LabeledContent.init(_:content:)") { a in LabeledContent(key(&a)) { Text("x") } }
    ExtremeEntry("LabeledContent.init(_:value:)") { a in LabeledContent(key(&a), value: a.words()) }
    ExtremeEntry("LabeledContent.init(_:value:format:)") { a in
      LabeledContent(key(&a), value: a.number(), format: .number)
    }
    ExtremeEntry("LabeledContent.init(_:value:format:)") { a in
      LabeledContent(a.words(), value: a.number(), format: .percent)
    }
    ExtremeEntry("Link.init(_:destination:)") { a in Link(key(&a), destination: URL(fileURLWithPath: "/")) }
    ExtremeEntry("Menu.init(_:content:)") { a in Menu(key(&a)) { Text("x") } }
    ExtremeEntry("Menu.init(_:systemImage:content:)") { a in Menu(key(&a), systemImage: "star") { Text("x") } }
    ExtremeEntry("Picker.init(_:selection:content:)") { a in
      Picker(key(&a), selection: .constant(1)) { Text("x").tag(1) }
    }
    ExtremeEntry("ProgressView.init(_:)") { a in ProgressView(key(&a)) }
    ExtremeEntry("ProgressView.init(_:value:total:)") { a in
      ProgressView(key(&a), value: a.number(), total: a.number())
    }
    ExtremeEntry("Section.init(_:content:)") { a in List { Section(key(&a)) { Text("x") } } }
    ExtremeEntry("Section.init(_:content:)") { a in List { Section(resource(&a)) { Text("x") } } }
    ExtremeEntry("SecureField.init(_:text:)") { a in SecureField(key(&a), text: .constant(a.words())) }
    ExtremeEntry("SecureField.init(_:text:prompt:)") { a in
      SecureField(a.words(), text: .constant(""), prompt: Text(a.words()))
    }
    ExtremeEntry("SecureField.init(_:text:prompt:)") { a in
      SecureField(key(&a), text: .constant(""), prompt: Text(a.words()))
    }
    ExtremeEntry("ShareLink.init(_:item:subject:message:)") { a in ShareLink(key(&a), item: "x") }
    ExtremeEntry("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)") { a in
      Stepper(key(&a), onIncrement: {}, onDecrement: nil)
    }
    ExtremeEntry("Stepper.init(_:value:in:step:onEditingChanged:)") { a in
      Stepper(key(&a), value: .constant(a.integer()), in: 0...10, step: a.integer())
    }
    ExtremeEntry("Stepper.init(_:value:step:onEditingChanged:)") { a in
      Stepper(key(&a), value: .constant(a.integer()), step: a.integer())
    }
    ExtremeEntry("TextField.init(_:text:)") { a in TextField(key(&a), text: .constant(a.words())) }
    ExtremeEntry("TextField.init(_:text:prompt:)") { a in
      TextField(key(&a), text: .constant(""), prompt: Text(a.words()))
    }
    ExtremeEntry("TextField.init(_:text:prompt:axis:)") { a in
      TextField(key(&a), text: .constant(a.words()), axis: .vertical)
    }
    ExtremeEntry("TextField.init(_:value:format:prompt:)") { a in
      TextField(key(&a), value: .constant(a.number()), format: .number)
    }
    ExtremeEntry("Toggle.init(_:isOn:)") { a in Toggle(key(&a), isOn: .constant(true)) }
    ExtremeEntry("Toggle.init(_:isOn:)") { a in Toggle(resource(&a), isOn: .constant(true)) }
    ExtremeEntry("Toggle.init(_:systemImage:isOn:)") { a in
      Toggle(key(&a), systemImage: "star", isOn: .constant(true))
    }
  }

  @EntriesBuilder private static var keyedScreens: [ExtremeEntry] {
    ExtremeEntry("ContentUnavailableView.init(_:systemImage:description:)") { a in
      ContentUnavailableView(key(&a), systemImage: "star", description: Text(a.words()))
    }
    ExtremeEntry("NavigationLink.init(_:destination:)") { a in NavigationLink(key(&a), destination: Text("x")) }
    ExtremeEntry("NavigationLink.init(_:destination:)") { a in NavigationLink(key(&a)) { Text("x") } }
    ExtremeEntry("NavigationLink.init(_:value:)") { a in NavigationLink(key(&a), value: 1) }
    ExtremeEntry("Tab.init(_:systemImage:role:content:)") { a in
      TabView { Tab(key(&a), systemImage: "star") { Text("x") } }
    }
    ExtremeEntry("Tab.init(_:systemImage:value:role:content:)") { a in
      TabView(selection: .constant(1)) { Tab(key(&a), systemImage: "star", value: 1) { Text("x") } }
    }
    ExtremeEntry("View.accessibilityAction(named:_:)") { a in Text("x").accessibilityAction(named: key(&a)) {} }
    ExtremeEntry("View.accessibilityHint(_:)") { a in Text("x").accessibilityHint(key(&a)) }
    ExtremeEntry("View.accessibilityLabel(_:)") { a in Text("x").accessibilityLabel(key(&a)) }
    ExtremeEntry("View.accessibilityLabel(_:)") { a in Text("x").accessibilityLabel(resource(&a)) }
    ExtremeEntry("View.accessibilityValue(_:)") { a in Text("x").accessibilityValue(key(&a)) }
    ExtremeEntry("View.badge(_:)") { a in List { Text("x").badge(Text(a.words())) } }
    ExtremeEntry("View.badge(_:)") { a in List { Text("x").badge(key(&a)) } }
    ExtremeEntry("View.navigationBarTitle(_:displayMode:)") { a in
      NavigationStack { Text("x").navigationBarTitle(key(&a), displayMode: .inline) }
    }
    ExtremeEntry("View.navigationBarTitle(_:displayMode:)") { a in
      NavigationStack { Text("x").navigationBarTitle(Text(a.words()), displayMode: .inline) }
    }
    ExtremeEntry("View.navigationTitle(_:)") { a in NavigationStack { Text("x").navigationTitle(key(&a)) } }
    ExtremeEntry("View.navigationTitle(_:)") { a in NavigationStack { Text("x").navigationTitle(resource(&a)) } }
    ExtremeEntry("View.searchable(text:placement:prompt:)") { a in
      NavigationStack { Text("x").searchable(text: .constant(""), prompt: key(&a)) }
    }
    ExtremeEntry("View.searchable(text:placement:prompt:)") { a in
      NavigationStack { Text("x").searchable(text: .constant(""), prompt: Text(a.words())) }
    }
  }

  @EntriesBuilder private static var datesAndAssets: [ExtremeEntry] {
    ExtremeEntry("Text.init(_:style:)") { a in
      let date = a.date()
      return Text(date, style: .relative) + Text(date, style: .timer) + Text(date, style: .offset)
        + Text(date, style: .date) + Text(date, style: .time)
    }
    ExtremeEntry("Text.init(timerInterval:pauseTime:countsDown:showsHours:)") { a in
      Text(timerInterval: .distantPast ... .distantFuture, pauseTime: a.date())
    }
    ExtremeEntry("Image.resizable(capInsets:resizingMode:)") { a in
      let insets = EdgeInsets(top: a.length(), leading: a.length(), bottom: a.length(), trailing: a.length())
      return Image(pixels: PixelImage(PixelBuffer(width: 4, height: 4))).resizable(capInsets: insets)
    }
    ExtremeEntry("Image.resizable(capInsets:resizingMode:)") { a in
      Image(pixels: PixelImage(PixelBuffer(width: 4, height: 4))).resizable(resizingMode: .tile)
        .frame(width: a.length(), height: a.length())
    }
    ExtremeEntry(calling: "Color.init(_:)") { a in
      _ = Color(ColorResource(name: a.words(), bundle: .main)).description
    }
    ExtremeEntry("View.mainBundle(_:)") { a in Text(a.words()).mainBundle(nil) }
  }
}

extension ExtremeCoverageTests {
  /// Declarations of text, localization and assets without an entry, and why.
  static let localizationExemptions: [String: String] = {
    let options = "AttributedString.init(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:)"
    let made = "called by every interpolated literal"
    let named = "a name without an asset is an error: AssetTests"
    let timer =
      "LocalizedStringKey.StringInterpolation.appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:)"
    return [
      options: "takes a language of Foundation",
      "Color.init(_:bundle:)": named,
      "Image.init(_:)": named,
      "ColorResource.init(name:bundle:)": named,
      "Image.init(_:bundle:)": named,
      "Image.init(_:bundle:label:)": named,
      "Image.init(_:label:)": named,
      "Image.init(decorative:)": named,
      "Image.init(decorative:bundle:)": named,
      "ImageResource.init(name:bundle:)": named,
      "Label.init(_:image:)": named,
      "Font.init(_:)": "keeps a number that Text.fontWidth(_:) applies",
      "InlinePresentationIntent.init(rawValue:)": "keeps bits",
      "LocalizedStringKey.StringInterpolation.appendInterpolation(_:)": "does what Text.init(_:) does",
      "LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)": "does what Text.init(_:style:) does",
      timer: "does what Text.init(timerInterval:pauseTime:countsDown:showsHours:) does",
      "LocalizedStringKey.appendLiteral(_:)": made,
      "LocalizedStringKey.init(_:)": "called by the entries of titles",
      "LocalizedStringKey.init(literalCapacity:interpolationCount:)": made,
      "LocalizedStringKey.init(stringInterpolation:)": made,
      "LocalizedStringKey.init(stringLiteral:)": "called by every literal",
      "LocalizedStringResource.==(left:right:)": "compares bundles",
      "LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)": "takes a static string",
      "LocalizedStringResource.init(_:table:locale:bundle:comment:)": "called by the entry of String.init(localized:)",
      "LocalizedStringResource.init(stringInterpolation:)": made,
      "LocalizedStringResource.init(stringLiteral:)": "called by every literal",
      "Matrix.withMainBundle(_:)": "takes a bundle",
      "String.init(_:)": "called by the entry of String.init(localized:table:bundle:locale:comment:)",
      "String.init(localized:defaultValue:table:bundle:locale:comment:)": "takes a static string",
      "String.init(stringInterpolation:)": made,
      "String.init(stringLiteral:)": "called by every literal",
      "Text.init(pattern:color:)": "keeps a color that nothing draws",
      "Text.typesettingLanguage(_:isEnabled:)": "takes a language of Foundation",
      "View.typesettingLanguage(_:isEnabled:)": "takes a language of Foundation",
    ]
  }()
}
