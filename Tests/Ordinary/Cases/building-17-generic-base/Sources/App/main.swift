// What 'cells' are follows from the base class of 'PriceList'; they are a value.
let app = AppDependency.live(cells: [3, 5])
precondition(app.prices.cells == [3, 5], "prices: \(app.prices.cells)")

// Each repository has the mapper of its own entity, and the database of the container.
precondition(app.orders.rows == ["first Order", "second Order"], "orders: \(app.orders.rows)")
let found = app.customers.find("second")
precondition(found == ["second Customer"], "customers: \(found)")
precondition(app.orders.database === app.database, "the orders have a second database")
precondition(app.customers.database === app.database, "the customers have a second database")

let other = AppDependency.live(cells: [], orders: app.orders)
precondition(other.orders === app.orders, "the orders that were passed")
precondition(other.customers.database === other.database, "the database of a passed member")
precondition(other.database !== app.database, "one database for two apps")
