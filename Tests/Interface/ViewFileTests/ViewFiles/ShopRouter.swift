#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import Observation
  import SnapshotUI
#endif

// MARK: - Routes

enum ShopRoute: Hashable, Codable {
  case category(String)
  case product(Int)
  case reviews(product: Int)
}

@MainActor
@Observable
final class ShopRouter {
  var path: [ShopRoute] = []

  init(path: [ShopRoute] = []) { self.path = path }

  func open(_ route: ShopRoute) { path.append(route) }

  func popToRoot() { path.removeAll() }
}

struct ShopProduct: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: String
  let category: String

  static let all = [
    ShopProduct(id: 1, name: "Enamel mug", price: "€ 14", category: "Kitchen"),
    ShopProduct(id: 2, name: "Linen towel", price: "€ 22", category: "Kitchen"),
    ShopProduct(id: 3, name: "Desk lamp", price: "€ 89", category: "Office"),
  ]
}

// MARK: - Screens

struct ShopView: View {
  @State private var router: ShopRouter
  @State private var query = ""

  init(router: ShopRouter) { _router = State(initialValue: router) }

  private var categories: [String] { ["Kitchen", "Office"] }

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Section("Categories") {
          ForEach(categories, id: \.self) { category in
            NavigationLink(value: ShopRoute.category(category)) {
              Label(category, systemImage: "tag")
            }
          }
        }
        Section("New") {
          ForEach(ShopProduct.all) { ProductRow(product: $0) }
        }
      }
      .navigationTitle("Shop")
      .searchable(text: $query, prompt: "Search products")
      .navigationDestination(for: ShopRoute.self) { route in
        switch route {
        case .category(let name): CategoryScreen(name: name)
        case .product(let id): ProductScreen(product: ShopProduct.all.first { $0.id == id } ?? ShopProduct.all[0])
        case .reviews: ReviewsScreen()
        }
      }
    }
    .environment(router)
  }
}

private struct ProductRow: View {
  let product: ShopProduct

  var body: some View {
    NavigationLink(value: ShopRoute.product(product.id)) {
      LabeledContent(product.name, value: product.price)
    }
  }
}

private struct CategoryScreen: View {
  let name: String

  var body: some View {
    List(ShopProduct.all.filter { $0.category == name }) { ProductRow(product: $0) }
      .navigationTitle(name)
      .listStyle(.plain)
  }
}

private struct ProductScreen: View {
  let product: ShopProduct
  @Environment(ShopRouter.self) private var router
  @State private var isInBag = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 16)
          .fill(.quaternary)
          .frame(height: 180)
          .overlay { Image(systemName: "photo").font(.largeTitle).foregroundStyle(.secondary) }
        Text(product.name).font(.title.bold())
        Text(product.price).font(.title3).foregroundStyle(.secondary)
        Button("Read Reviews") { router.open(.reviews(product: product.id)) }
        Button("Back to Shop") { router.popToRoot() }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if !isInBag {
        ToolbarItem(placement: .bottomBar) {
          Button("Add to Bag") { isInBag = true }
            .buttonStyle(.borderedProminent)
        }
      }
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button {
        } label: {
          Image(systemName: "heart")
        }
        .accessibilityLabel("Favorite")
      }
    }
  }
}

private struct ReviewsScreen: View {
  var body: some View {
    List {
      Text("★★★★★ Lovely, heavier than it looks.")
      Text("★★★★☆ The handle gets warm.")
    }
    .navigationTitle("Reviews")
    .navigationBarTitleDisplayMode(.inline)
  }
}
