#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct CalendarEvent: Identifiable {
  let id: Int
  var day: Int
  var title: String
  var hours: String
  var color: Color
}

struct MonthView: View {
  let monthName: String
  let dayCount: Int
  /// How many cells of the first week are empty.
  let leadingBlanks: Int
  let today: Int
  let events: [CalendarEvent]
  @State private var selectedDay: Int

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  init(
    monthName: String, dayCount: Int, leadingBlanks: Int, today: Int, events: [CalendarEvent], selectedDay: Int
  ) {
    self.monthName = monthName
    self.dayCount = dayCount
    self.leadingBlanks = leadingBlanks
    self.today = today
    self.events = events
    _selectedDay = State(initialValue: selectedDay)
  }

  var body: some View {
    VStack(spacing: 16) {
      header
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { index in
          Text(["M", "T", "W", "T", "F", "S", "S"][index])
            .font(.caption2.weight(.semibold))
            .foregroundStyle(.secondary)
        }
        ForEach(0..<leadingBlanks, id: \.self) { _ in
          Color.clear.frame(height: 40)
        }
        ForEach(1...dayCount, id: \.self) { day in
          dayCell(day)
        }
      }
      Divider()
      agenda
      Spacer(minLength: 0)
    }
    .padding()
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private var header: some View {
    HStack {
      Text(monthName)
        .font(.title2.bold())
      Spacer()
      Button {
      } label: {
        Image(systemName: "chevron.backward")
      }
      .accessibilityLabel("Previous month")
      Button {
      } label: {
        Image(systemName: "chevron.forward")
      }
      .accessibilityLabel("Next month")
      .padding(.leading, 12)
    }
  }

  private func dayCell(_ day: Int) -> some View {
    VStack(spacing: 2) {
      Text("\(day)")
        .font(.callout)
        .fontWeight(day == today ? .bold : .regular)
        .monospacedDigit()
        .foregroundStyle(day == selectedDay ? Color.white : day == today ? .red : .primary)
        .frame(width: 30, height: 30)
        .background {
          if day == selectedDay { Circle().fill(.red) }
        }
      HStack(spacing: 2) {
        ForEach(events.filter { $0.day == day }) { event in
          Circle().fill(event.color).frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(height: 40)
    .contentShape(Rectangle())
    .onTapGesture { selectedDay = day }
    .accessibilityAddTraits(day == selectedDay ? [.isButton, .isSelected] : .isButton)
  }

  @ViewBuilder private var agenda: some View {
    let shown = events.filter { $0.day == selectedDay }
    if shown.isEmpty {
      ContentUnavailableView("No events", systemImage: "calendar", description: Text("Enjoy your day."))
    } else {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(shown) { event in
          HStack(spacing: 10) {
            RoundedRectangle(cornerRadius: 2)
              .fill(event.color)
              .frame(width: 4)
            VStack(alignment: .leading) {
              Text(event.title).font(.subheadline.weight(.semibold))
              Text(event.hours).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
          }
          .fixedSize(horizontal: false, vertical: true)
        }
      }
    }
  }
}
