@testable import App

extension StubCataloguing {
  /// A catalogue of two books.
  static func ofTwo() -> StubCataloguing {
    StubCataloguing(
      shelf: "A", number: { text in text.map(\.count) },
      subscriptNumber: { number in number == 0 ? .emma : .dracula },
      subscriptTitled: { title in title == "Emma" ? .emma : nil }, room: { "cellar" },
      waitForPrinter: { 3 })
  }
}

struct CatalogueTests {
  /// Implicit optionals are optionals of closures and calls; subscripts are called.
  func findsBooks() {
    let stub = StubCataloguing.ofTwo()
    let catalogue: any Cataloguing = stub
    precondition(catalogue.number(of: "abc") == 3 && catalogue.number(of: nil) == nil, "numbers")
    let shelf: String = catalogue.shelf
    catalogue.shelf = nil
    precondition(shelf == "A" && catalogue.shelf == nil, "the shelf")
    precondition(catalogue[0] == .emma && catalogue[titled: "Macbeth"] == nil, "the subscripts")
    catalogue[1] = .emma
    precondition(
      stub.calls == [
        .number(of: "abc"), .number(of: nil), .setShelf(nil), .subscriptNumber(0),
        .subscriptTitled(titled: "Macbeth"), .setSubscriptNumber(1, .emma),
      ], "calls: \(stub.calls)")
  }

  /// Overloads have closures and calls of their own; the deprecated ones cause no warning.
  func recordsOverloads() {
    var added: [String] = []
    let stub = StubCataloguing(
      shelf: nil, number: { _ in nil }, addBook: { added += $0.map(\.title) },
      addStringBook: { added += $0.keys }, subscriptNumber: { _ in .emma },
      subscriptTitled: { _ in nil }, insert: { added += $0.map(\.title) }, room: { "cellar" },
      waitForPrinter: { 0 })
    stub.add([.emma])
    stub.add([[.emma, .dracula]])
    stub.add(["new": [.dracula]])
    stub.insert([.dracula])
    precondition(added == ["Emma", "new", "Dracula"], "added: \(added)")
    precondition(stub.room == "cellar", "the deprecated property")
    precondition(
      stub.calls == [
        .addBook([.emma]), .addBook2([[.emma, .dracula]]), .addStringBook(["new": [.dracula]]),
        .insert([.dracula]),
      ], "calls: \(stub.calls)")
  }

  /// One member is not for asynchronous code; the stub is.
  func waits() {
    let stub = StubCataloguing.ofTwo()
    precondition(stub.waitForPrinter() == 3 && stub.calls == [.waitForPrinter], "the printer")
  }
}
