struct AppDependency {
  let server: Server
  let logger: any Logging
  let courier: any Courier
  let parcelStore: ParcelStore
  let pageSize = 2

  /// Takes the members in an order of its own, and logs.
  init(
    logger: any Logging, parcelStore: ParcelStore, courier: any Courier, server: Server
  ) {
    self.server = server
    self.logger = logger
    self.courier = courier
    self.parcelStore = parcelStore
    logger.log("starts with \(server.address)")
  }

  /// Follows from the other members.
  var tracker: Tracker { Tracker(courier: courier, parcelStore: parcelStore) }
}
