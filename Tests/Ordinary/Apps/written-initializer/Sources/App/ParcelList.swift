struct ParcelList {
  typealias Dependencies = HasPageSize & HasParcelStore & HasTracker

  let dependencies: any Dependencies

  func watch(_ parcel: String) { dependencies.parcelStore.parcels.append(parcel) }

  func firstPage() -> [String] {
    Array(dependencies.tracker.places().prefix(dependencies.pageSize))
  }
}

struct StatusLine {
  typealias Dependencies = HasCourier & HasLogger & HasServer

  let dependencies: any Dependencies

  func text(for parcel: String) -> String {
    dependencies.logger.log("shows \(parcel)")
    return "\(parcel): \(dependencies.courier.place(of: parcel)), \(dependencies.server.address)"
  }
}
