import Foundation
import SnapshotUI

extension CatalogPage {
  /// The types of the styles of this module.
  static var styleTypes: CatalogPage {
    CatalogPage("styleTypes") {
      CatalogCase("AccessoryCircularCapacityGaugeStyle") {
        Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      }
      CatalogCase("AccessoryCircularGaugeStyle") {
        Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(AccessoryCircularGaugeStyle())
      }
      CatalogCase("AccessoryLinearCapacityGaugeStyle") {
        Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
      }
      CatalogCase("AccessoryLinearGaugeStyle") {
        Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(AccessoryLinearGaugeStyle())
      }
      CatalogCase("DefaultGaugeStyle") { Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(DefaultGaugeStyle()) }
      CatalogCase("LinearCapacityGaugeStyle") {
        Gauge(value: 0.4) { Text("Gauge") }.gaugeStyle(LinearCapacityGaugeStyle())
      }
      CatalogCase("AutomaticControlGroupStyle") {
        ControlGroup { Button("A") {} }.controlGroupStyle(AutomaticControlGroupStyle())
      }
      CatalogCase("CompactMenuControlGroupStyle") {
        ControlGroup { Button("A") {} }.controlGroupStyle(CompactMenuControlGroupStyle())
      }
      CatalogCase("MenuControlGroupStyle") {
        ControlGroup { Button("A") {} }.controlGroupStyle(MenuControlGroupStyle())
      }
      CatalogCase("NavigationControlGroupStyle") {
        ControlGroup { Button("A") {} }.controlGroupStyle(NavigationControlGroupStyle())
      }
      CatalogCase("PaletteControlGroupStyle") {
        ControlGroup { Button("A") {} }.controlGroupStyle(PaletteControlGroupStyle())
      }
      CatalogCase("AutomaticDisclosureGroupStyle") {
        DisclosureGroup("More") { Text("x") }.disclosureGroupStyle(AutomaticDisclosureGroupStyle())
      }
      CatalogCase("AutomaticLabeledContentStyle") {
        LabeledContent("Key", value: "x").labeledContentStyle(AutomaticLabeledContentStyle())
      }
      CatalogCase("DefaultGroupBoxStyle") { GroupBox("Box") { Text("x") }.groupBoxStyle(DefaultGroupBoxStyle()) }
      CatalogCase("AutomaticFormStyle") { Form { Text("Row") }.formStyle(AutomaticFormStyle()) }
      CatalogCase("ColumnsFormStyle") { Form { Text("Row") }.formStyle(ColumnsFormStyle()) }
      CatalogCase("GroupedFormStyle") { Form { Text("Row") }.formStyle(GroupedFormStyle()) }
      CatalogCase("AutomaticTextEditorStyle") {
        TextEditor(text: .constant("Text")).textEditorStyle(AutomaticTextEditorStyle())
      }
      CatalogCase("PlainTextEditorStyle") {
        TextEditor(text: .constant("Text")).textEditorStyle(PlainTextEditorStyle())
      }
      CatalogCase("BorderlessButtonMenuStyle") { Menu("Menu") {}.menuStyle(BorderlessButtonMenuStyle()) }
      CatalogCase("ButtonMenuStyle") { Menu("Menu") {}.menuStyle(ButtonMenuStyle()) }
      CatalogCase("DefaultMenuStyle") { Menu("Menu") {}.menuStyle(DefaultMenuStyle()) }
      CatalogCase("ButtonToggleStyle") { Toggle("On", isOn: .constant(true)).toggleStyle(ButtonToggleStyle()) }
      CatalogCase("DefaultToggleStyle") { Toggle("On", isOn: .constant(true)).toggleStyle(DefaultToggleStyle()) }
      CatalogCase("SwitchToggleStyle") { Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle()) }
      CatalogCase("CircularProgressViewStyle") {
        ProgressView(value: 0.6).progressViewStyle(CircularProgressViewStyle())
      }
      CatalogCase("DefaultProgressViewStyle") { ProgressView(value: 0.6).progressViewStyle(DefaultProgressViewStyle()) }
      CatalogCase("LinearProgressViewStyle") { ProgressView(value: 0.6).progressViewStyle(LinearProgressViewStyle()) }
      CatalogCase("CompactDatePickerStyle") {
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(CompactDatePickerStyle())
      }
      CatalogCase("DefaultDatePickerStyle") {
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(DefaultDatePickerStyle())
      }
      CatalogCase("GraphicalDatePickerStyle", size: CGSize(width: 320, height: 360)) {
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(GraphicalDatePickerStyle())
      }
      CatalogCase("WheelDatePickerStyle", size: CGSize(width: 320, height: 360)) {
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(WheelDatePickerStyle())
      }
      CatalogCase("DefaultListStyle") { List { Text("Row") }.listStyle(DefaultListStyle()) }
      CatalogCase("GroupedListStyle") { List { Text("Row") }.listStyle(GroupedListStyle()) }
      CatalogCase("InsetGroupedListStyle") { List { Text("Row") }.listStyle(InsetGroupedListStyle()) }
      CatalogCase("InsetListStyle") { List { Text("Row") }.listStyle(InsetListStyle()) }
      CatalogCase("PlainListStyle") { List { Text("Row") }.listStyle(PlainListStyle()) }
      CatalogCase("SidebarListStyle") { List { Text("Row") }.listStyle(SidebarListStyle()) }
      CatalogCase("ListLook") { List { Text("Row") }.listStyle(ListLook.plain) }
      CatalogCase("DefaultPickerStyle") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(DefaultPickerStyle())
      }
      CatalogCase("InlinePickerStyle") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(InlinePickerStyle())
      }
      CatalogCase("MenuPickerStyle") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(MenuPickerStyle())
      }
      CatalogCase("NavigationLinkPickerStyle") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(NavigationLinkPickerStyle())
      }
      CatalogCase("PalettePickerStyle") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(PalettePickerStyle())
      }
      CatalogCase("SegmentedPickerStyle") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(SegmentedPickerStyle())
      }
      CatalogCase("WheelPickerStyle", size: CGSize(width: 120, height: 216)) {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(WheelPickerStyle())
      }
      CatalogCase("PickerLook") {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(PickerLook.segmented)
      }
      CatalogCase("DefaultTextFieldStyle") {
        TextField("Name", text: .constant("Text")).textFieldStyle(DefaultTextFieldStyle())
      }
      CatalogCase("PlainTextFieldStyle") {
        TextField("Name", text: .constant("Text")).textFieldStyle(PlainTextFieldStyle())
      }
      CatalogCase("RoundedBorderTextFieldStyle") {
        TextField("Name", text: .constant("Text")).textFieldStyle(RoundedBorderTextFieldStyle())
      }
      CatalogCase("GlassButtonStyle") { Button("Go") {}.buttonStyle(GlassButtonStyle()) }
      CatalogCase("GlassProminentButtonStyle") { Button("Go") {}.buttonStyle(GlassProminentButtonStyle()) }
      CatalogCase("LinkButtonStyle") { Button("Go") {}.buttonStyle(LinkButtonStyle()) }
    }
  }
}
