import Observation
import SnapshotUI

// The two listings that people compare: a view that is its own model, and a view with a view model.

struct ContentModel {
  @State var sheetShown = false
  @State var counter = 0

  func increase() { counter += 1 }
  func showSheet() { sheetShown.toggle() }
}

extension ContentModel: View {
  var body: some View {
    let _ = assert(bodyAssertion)
    VStack {
      Text("The counter value is \(counter)")
      Button("Increase", action: increase)
      Button("Show sheet", action: showSheet)
    }
    .sheet(isPresented: $sheetShown) { Sheet() }
  }
}

@Observable final class ContentViewModel {
  var sheetShown = false
  var counter = 0

  func increase() { counter += 1 }
  func showSheet() { sheetShown.toggle() }
}

struct ContentView: View {
  @State var vm = ContentViewModel()

  var body: some View {
    let _ = assert(bodyAssertion)
    VStack {
      Text("The counter value is \(vm.counter)")
      Button("Increase", action: vm.increase)
      Button("Show sheet", action: vm.showSheet)
    }
    .sheet(isPresented: $vm.sheetShown) { Sheet() }
  }
}

struct Sheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = assert(bodyAssertion)
    VStack {
      Text("This is a sheet")
      Button("Done") { dismiss() }
    }
  }
}
