struct AppDependency {
  let database: any Databasing
  let orders: OrderRepository
  let customers: CustomerRepository
  let prices: PriceList
}
