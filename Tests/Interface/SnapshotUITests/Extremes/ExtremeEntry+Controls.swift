import Foundation
import SnapshotUI

private struct TableValue: Identifiable {
  let id: Int
  let name = "name"
}

extension ExtremeEntry {
  @EntriesBuilder static var values: [ExtremeEntry] {
    ExtremeEntry("TableColumn.width(_:)") { a in
      let words = a.words()
      return Table([TableValue(id: 1), TableValue(id: 2)]) {
        TableColumn("Name") { _ in Text(words) }.width(a.length())
        TableColumn("Other", value: \.name)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    ExtremeEntry("TableColumn.width(min:ideal:max:)") { a in
      Table([TableValue(id: 1)]) {
        TableColumn("Name", value: \.name).width(min: a.length(), ideal: a.length(), max: a.length())
        TableColumn("Other", value: \.name)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    ExtremeEntry(
      "Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    ) { a in
      Slider(value: .constant(a.number()), in: a.range(), step: a.number(0)) { [label = a.view()] in
        label
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    ExtremeEntry("Slider.init(value:in:onEditingChanged:)") { a in
      Slider(value: .constant(a.number()), in: a.range())
    }
    ExtremeEntry("Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)") { a in
      Slider(
        value: .constant(a.number()), in: a.range(), minimumValueLabel: a.view(), maximumValueLabel: a.view()
      ) { Text("label") }
    }
    ExtremeEntry("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)") { a in
      Slider(
        value: .constant(a.number()), in: a.range(), step: a.number(0), minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) { Text("label") }
    }
    ExtremeEntry("Slider.init(value:in:step:onEditingChanged:)") { a in
      Slider(value: .constant(Float(a.number())), in: 5...5, step: Float(a.number()))
    }
    ExtremeEntry("Slider.init(value:in:step:label:onEditingChanged:)") { a in
      Slider(value: .constant(a.number()), in: a.range(), step: a.number()) { Text("label") }
    }
    ExtremeEntry("Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)") { a in
      Stepper { [label = a.view()] in
        label
      } onIncrement: {
      } onDecrement: {
      }
    }
    ExtremeEntry("Stepper.init(value:in:step:label:onEditingChanged:)") { a in
      Stepper(value: .constant(a.integer()), in: a.integers(), step: a.integer(1)) { [label = a.view()] in label }
    }
    ExtremeEntry("Stepper.init(value:in:step:label:onEditingChanged:)") { a in
      Stepper(value: .constant(a.number()), in: a.range(), step: a.number(1)) { Text("label") }
    }
    ExtremeEntry("Stepper.init(value:step:label:onEditingChanged:)") { a in
      Stepper(value: .constant(a.integer()), step: a.integer(1)) { Text("label") }
    }
    ExtremeEntry("Stepper.init(value:step:label:onEditingChanged:)") { a in
      Stepper(value: .constant(UInt8(truncatingIfNeeded: a.integer())), step: a.integer(1)) { Text("label") }
    }
    ExtremeEntry("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)") { a in
      Stepper(a.words(), onIncrement: nil, onDecrement: {})
    }
    ExtremeEntry("Stepper.init(_:value:in:step:onEditingChanged:)") { a in
      Stepper(
        a.words(), value: .constant(UInt(truncatingIfNeeded: a.integer())), in: 0...UInt.max, step: a.integer(1))
    }
    ExtremeEntry("Stepper.init(_:value:step:onEditingChanged:)") { a in
      Stepper(a.words(), value: .constant(a.date()), step: a.number(1))
    }
    ExtremeEntry("ProgressView.init(_:)") { a in ProgressView(a.words()) }
    ExtremeEntry("ProgressView.init(value:total:)") { a in ProgressView(value: a.number(), total: a.number(1)) }
    ExtremeEntry("ProgressView.init(_:value:total:)") { a in
      ProgressView(a.words(), value: Float(a.number()), total: Float(a.number(1)))
    }
    ExtremeEntry(
      "Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)"
    ) { a in
      Gauge(value: a.number(), in: a.range()) { [label = a.view()] in
        label
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      .gaugeStyle(.accessoryCircular)
    }
    ExtremeEntry("Gauge.init(value:in:label:currentValueLabel:)") { a in
      Gauge(value: a.number(), in: a.range()) {
        Text("label")
      } currentValueLabel: {
        Text("now")
      }
      .gaugeStyle(.accessoryLinear)
    }
    ExtremeEntry("Gauge.init(value:in:label:)") { a in
      Gauge(value: Float(a.number()), in: 0...0) { Text("label") }.gaugeStyle(.accessoryCircularCapacity)
    }
    ExtremeEntry("DatePicker.init(selection:displayedComponents:label:)") { a in
      DatePicker(selection: .constant(a.date())) { [label = a.view()] in label }
    }
    ExtremeEntry("DatePicker.init(selection:in:displayedComponents:label:)") { a in
      DatePicker(selection: .constant(a.date()), in: Date.distantPast...Date.distantFuture) { Text("label") }
    }
    ExtremeEntry("DatePicker.init(_:selection:displayedComponents:)") { a in
      DatePicker(a.words(), selection: .constant(a.date()), displayedComponents: .date)
    }
    ExtremeEntry("DatePicker.init(_:selection:in:displayedComponents:)") { a in
      DatePicker(a.words(), selection: .constant(a.date()), in: Date.distantPast...Date.distantPast)
    }
    ExtremeEntry(calling: "DatePickerComponents.init(rawValue:)") { a in
      _ = DatePickerComponents(rawValue: UInt(truncatingIfNeeded: a.integer()))
    }
    ExtremeEntry("ButtonBorderShape.roundedRectangle(radius:)") { a in
      Button("x") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: a.length()))
    }
    ExtremeEntry("ButtonBorderShape.inset(by:)") { a in
      Text("x").background(.red, in: ButtonBorderShape.roundedRectangle(radius: a.length()).inset(by: a.length()))
    }
    ExtremeEntry(calling: "ButtonBorderShape.path(in:)") { a in
      _ = ButtonBorderShape.roundedRectangle(radius: a.length()).inset(by: a.length()).path(in: a.rect())
      _ = ButtonBorderShape.circle.inset(by: a.length()).path(in: a.rect())
    }
    ExtremeEntry("View.badge(_:)") { a in List { [count = a.integer()] in Text("x").badge(count) } }
    ExtremeEntry("View.badge(_:)") { a in List { [words = a.words()] in Text("x").badge(words) } }
    ExtremeEntry("View.listRowInsets(_:)") { a in List { [insets = a.insets()] in Text("x").listRowInsets(insets) } }
    ExtremeEntry("View.listRowBackground(_:)") { a in List { [v = a.view()] in Text("x").listRowBackground(v) } }
    ExtremeEntry("View.onTapGesture(count:perform:)") { a in Color.red.onTapGesture(count: a.integer(1)) {} }
    ExtremeEntry("View.searchable(text:placement:prompt:)") { a in
      NavigationStack { [text = a.words(), prompt = a.words()] in
        Text("x").searchable(text: .constant(text), prompt: prompt)
      }
    }
    ExtremeEntry("View.searchable(text:placement:prompt:)") { a in
      NavigationStack { [text = a.words()] in Text("x").searchable(text: .constant(text)) }
    }
  }

  @EntriesBuilder static var buttons: [ExtremeEntry] {
    ExtremeEntry("Button.init(action:label:)") { a in Button(action: {}) { [label = a.view()] in label } }
    ExtremeEntry("Button.init(role:action:label:)") { a in
      Button(role: .destructive, action: {}) { [label = a.view()] in label }.buttonStyle(.borderedProminent)
    }
    ExtremeEntry("Button.init(_:action:)") { a in Button(a.words()) {} }
    ExtremeEntry("Button.init(_:role:action:)") { a in Button(a.words(), role: .cancel) {}.buttonStyle(.bordered) }
    ExtremeEntry("Button.init(_:systemImage:action:)") { a in Button(a.words(), systemImage: a.words("star")) {} }
    ExtremeEntry("Label.init(title:icon:)") { a in
      let (title, icon) = (a.view(), a.view())
      return Label(title: { title }, icon: { icon })
    }
    ExtremeEntry("Label.init(_:systemImage:)") { a in
      Label(a.words(), systemImage: a.words("star")).labelStyle(.iconOnly)
    }
    ExtremeEntry("Link.init(destination:label:)") { a in
      Link(destination: URL(fileURLWithPath: "/a")) { [label = a.view()] in label }
    }
    ExtremeEntry("Link.init(_:destination:)") { a in Link(a.words(), destination: URL(fileURLWithPath: "/a")) }
    ExtremeEntry("ShareLink.init(item:subject:message:label:)") { a in
      ShareLink(item: "x") { [label = a.view()] in label }
    }
    ExtremeEntry("ShareLink.init(item:subject:message:)") { a in
      ShareLink(item: a.words(), subject: Text(a.words()), message: Text(a.words()))
    }
    ExtremeEntry("ShareLink.init(_:item:subject:message:)") { a in ShareLink(a.words(), item: "x") }
    ExtremeEntry("Menu.init(content:label:)") { a in
      let (content, label) = (a.view(), a.view())
      return Menu {
        content
      } label: {
        label
      }
    }
    ExtremeEntry("Menu.init(_:content:)") { a in Menu(a.words()) { [view = a.view()] in view } }
    ExtremeEntry("Menu.init(_:systemImage:content:)") { a in
      Menu(a.words(), systemImage: a.words("star")) { [view = a.view()] in view }
    }
    ExtremeEntry("Toggle.init(isOn:label:)") { a in Toggle(isOn: .constant(true)) { [label = a.view()] in label } }
    ExtremeEntry("Toggle.init(_:systemImage:isOn:)") { a in
      Toggle(a.words(), systemImage: a.words("star"), isOn: .constant(false))
    }
    ExtremeEntry("Toggle.init(_:isOn:)") { a in Toggle(a.words(), isOn: .constant(false)) }
    ExtremeEntry("TextField.init(_:text:)") { a in TextField(a.words(), text: .constant(a.words())) }
    ExtremeEntry("TextField.init(_:text:prompt:)") { a in
      TextField(a.words(), text: .constant(a.words("")), prompt: Text(a.words())).textFieldStyle(.roundedBorder)
    }
    ExtremeEntry("TextField.init(_:text:prompt:axis:)") { a in
      TextField(a.words(), text: .constant(a.words()), axis: .vertical).lineLimit(a.integer(2)...)
    }
    ExtremeEntry("TextField.init(_:value:format:prompt:)") { a in
      TextField(a.words(), value: .constant(a.number()), format: .number)
    }
    ExtremeEntry("TextEditor.init(text:)") { a in TextEditor(text: .constant(a.words())) }
    ExtremeEntry("SecureField.init(_:text:)") { a in SecureField(a.words(), text: .constant(a.words())) }
    ExtremeEntry("UITextContentType.init(rawValue:)") { a in
      TextField("x", text: .constant("")).textContentType(UITextContentType(rawValue: a.words()))
    }
    ExtremeEntry("Picker.init(selection:content:label:)") { a in
      let (number, view) = (a.integer(), a.view())
      return Picker(selection: .constant(number)) {
        view; Text("1").tag(1)
      } label: {
        view
      }.pickerStyle(.segmented)
    }
    ExtremeEntry("Picker.init(_:selection:content:)") { a in
      let (number, view) = (a.integer(), a.view())
      return Picker(a.words(), selection: .constant(number)) {
        view; Text("2").tag(2)
      }
    }
    ExtremeEntry("View.accessibilityLabel(_:)") { a in Color.red.accessibilityLabel(a.words()) }
    ExtremeEntry("View.accessibilityLabel(_:)") { a in Color.red.accessibilityLabel(Text(a.words())) }
    ExtremeEntry("View.accessibilityValue(_:)") { a in Color.red.accessibilityValue(a.words()) }
    ExtremeEntry("View.accessibilityValue(_:)") { a in Color.red.accessibilityValue(Text(a.words())) }
    ExtremeEntry("View.accessibilityHint(_:)") { a in Color.red.accessibilityHint(a.words()) }
    ExtremeEntry("View.accessibilityHint(_:)") { a in Color.red.accessibilityHint(Text(a.words())) }
    ExtremeEntry("View.accessibilityIdentifier(_:)") { a in Text("x").accessibilityIdentifier(a.words()) }
    ExtremeEntry("View.accessibilitySortPriority(_:)") { a in
      HStack { [one = a.number(), other = a.number()] in
        Text("x").accessibilitySortPriority(one)
        Text("y").accessibilitySortPriority(other)
        Text("z").accessibilitySortPriority(1)
      }
    }
    ExtremeEntry("View.accessibilityAction(named:_:)") { a in Text("x").accessibilityAction(named: a.words()) {} }
    ExtremeEntry("View.accessibilityAction(named:_:)") { a in
      Text("x").accessibilityAction(named: Text(a.words())) {}
    }
    ExtremeEntry(calling: "AccessibilityTraits.init(rawValue:)") { a in
      _ = AccessibilityTraits(rawValue: UInt(truncatingIfNeeded: a.integer())).names()
    }
    ExtremeEntry("View.accessibilityAddTraits(_:)") { a in
      Text("x").accessibilityAddTraits(AccessibilityTraits(rawValue: UInt(truncatingIfNeeded: a.integer())))
    }
    ExtremeEntry("View.accessibilityRemoveTraits(_:)") { a in
      Text("x").accessibilityRemoveTraits(AccessibilityTraits(rawValue: UInt(truncatingIfNeeded: a.integer())))
    }
  }
}
