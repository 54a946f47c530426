struct Book: Equatable, Sendable {
  let title: String
}

/// A catalogue of many years: implicit optionals, overloads that differ in types only, subscripts,
/// and members with conditions of use.
// hasgen: stub
protocol Cataloguing: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var shelf: String! { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func number(of text: String!) -> Int!

  func add(_ books: [Book])
  func add(_ books: [[Book]])
  func add(_ books: [String: [Book]])

  subscript(number: Int) -> Book { get set }
  subscript(titled title: String) -> Book? { get }

  @available(*, deprecated, message: "use 'add'") func insert(_ books: [Book])
  @available(*, deprecated, message: "use 'shelf'") var room: String { get }
  @available(*, noasync) func waitForPrinter() -> Int
}

protocol HasCatalogue { var catalogue: any Cataloguing { get } }
