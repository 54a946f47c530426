struct AppDependency {
  let cart: Cart
  let payments: any Paying
  let stock: Stock
  let prices: PriceList
}

/// Lives as long as an order is open.
struct OrderScope {
  let app: AppDependency
  let order: Order
}

/// What the staff has; the permission is given by hand.
struct StaffScope {
  let app: AppDependency
}

extension StaffScope: HasRefundPermission {}

/// One refund of the staff.
struct RefundScope {
  let staff: StaffScope
  let order: Order
}
