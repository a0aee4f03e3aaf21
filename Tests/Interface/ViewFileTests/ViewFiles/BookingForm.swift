#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

enum TravelClass: String, CaseIterable, Identifiable {
  case economy = "Economy"
  case comfort = "Comfort"
  case business = "Business"

  var id: Self { self }
}

struct BookingForm: View {
  @State private var name = "Ada Marin"
  @State private var email = ""
  @State private var travelClass = TravelClass.comfort
  @State private var passengers = 2
  @State private var luggage = 0.5
  @State private var departure = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var wantsSeat = true
  @State private var currency = "EUR"
  @State private var notes = ""

  var body: some View {
    NavigationStack {
      Form {
        Section("Passenger") {
          TextField("Name", text: $name)
            .textContentType(.name)
          TextField("E-mail", text: $email, prompt: Text("you@example.com"))
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        }
        Section {
          Picker("Class", selection: $travelClass) {
            ForEach(TravelClass.allCases) { option in
              Text(option.rawValue).tag(option)
            }
          }
          .pickerStyle(.segmented)
          Picker("Currency", selection: $currency) {
            ForEach(["EUR", "CHF", "SEK"], id: \.self) { Text($0) }
          }
          DatePicker("Departure", selection: $departure, displayedComponents: .date)
          Stepper("Passengers: \(passengers)", value: $passengers, in: 1...9)
          Toggle("Reserve a seat", isOn: $wantsSeat)
        } header: {
          Text("Journey")
        } footer: {
          Text("Seats are free in Comfort and Business.")
        }
        Section("Luggage") {
          Slider(value: $luggage, in: 0...1) {
            Text("Luggage")
          } minimumValueLabel: {
            Image(systemName: "bag")
          } maximumValueLabel: {
            Image(systemName: "shippingbox")
          }
          LabeledContent("Weight", value: "\(Int(luggage * 40)) kg")
        }
        Section {
          Button("Book") {}
            .disabled(email.isEmpty)
          Button("Delete draft", role: .destructive) {}
        }
      }
      .navigationTitle("New booking")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {}
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {}
        }
      }
    }
  }
}
