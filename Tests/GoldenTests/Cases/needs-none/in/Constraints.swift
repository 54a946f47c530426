protocol HasTitle { var title: String { get } }
protocol HasSubtitle { var subtitle: String { get } }
protocol HasEmptyValue { static var emptyValue: Self { get } }

extension String: HasEmptyValue {
  static var emptyValue: String { "" }
}
func orEmpty<T: HasEmptyValue>(_ value: T?) -> T { value ?? .emptyValue }

protocol Screen { associatedtype Model: HasTitle & HasSubtitle }
struct Grid<Cell: HasTitle & HasSubtitle> { let cells: [Cell] }
extension Array where Element: HasTitle & HasSubtitle {
  var titles: [String] { map { $0.title + $0.subtitle } }
}
func show(_ model: any HasTitle, _ models: [any HasTitle & HasSubtitle]) {}

protocol HasChildren {
  associatedtype Child: HasChildren
  var children: [Child] { get }
}

// What inherits from one.
protocol TitledScreen: HasTitle { func show() }
protocol Row: HasTitle, HasSubtitle, Hashable {}
