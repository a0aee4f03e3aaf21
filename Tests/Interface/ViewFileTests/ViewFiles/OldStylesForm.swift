#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

enum Unit: String, CaseIterable, Identifiable {
  case metric = "Metric"
  case imperial = "Imperial"

  var id: String { rawValue }
}

struct OldStylesForm: View {
  @State private var unit = Unit.metric
  @State private var size = 2
  @State private var date = Date(timeIntervalSince1970: 1_770_000_000)
  @State private var isOn = true
  @State private var name = ""
  @State private var amount: Double = 12.5
  @State private var password = ""

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  var body: some View {
    List {
      Section {
        Picker(selection: $unit, label: Text("Units")) {
          ForEach(Unit.allCases) { unit in
            Text(unit.rawValue).tag(unit)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        Toggle("Notifications", isOn: $isOn)
          .toggleStyle(SwitchToggleStyle(tint: .purple))
        TextField("Name", text: $name, onCommit: {})
          .textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("Amount", value: $amount, formatter: formatter)
        SecureField("Password", text: $password)
      }
      Section {
        Picker("Size", selection: $size) {
          ForEach(0..<6) { index in
            Text("Size \(index)").tag(index)
          }
        }
        .pickerStyle(WheelPickerStyle())
        .frame(height: 140)
        DatePicker("Date", selection: $date, displayedComponents: [.date])
          .datePickerStyle(GraphicalDatePickerStyle())
      }
      Button("Delete", role: .destructive) {}
        .buttonStyle(BorderlessButtonStyle())
    }
    .listStyle(InsetGroupedListStyle())
    .menuStyle(BorderlessButtonMenuStyle())
  }
}
