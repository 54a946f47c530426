protocol Databasing: AnyObject {
  func rows(of table: String) -> [String]
}

final class MemoryDatabase: Databasing {
  func rows(of table: String) -> [String] { ["first \(table)", "second \(table)"] }
}

struct Order {}
struct Customer {}

/// Knows the table of an entity.
final class Mapper<Entity> {
  var table: String { "\(Entity.self)" }
}

class Repository<Entity> {
  let database: any Databasing
  let mapper: Mapper<Entity>

  init(database: any Databasing, mapper: Mapper<Entity>) {
    self.database = database
    self.mapper = mapper
  }

  var rows: [String] { database.rows(of: mapper.table) }
}

final class OrderRepository: Repository<Order> {}

/// Gives the parameter of its base class another name.
class SearchableRepository<Item>: Repository<Item> {
  func find(_ word: String) -> [String] { rows.filter { $0.hasPrefix(word) } }
}

final class CustomerRepository: SearchableRepository<Customer> {}

class Table<Cell> {
  let cells: Cell

  init(cells: Cell) { self.cells = cells }
}

final class PriceList: Table<[Int]> {}
