protocol Caching: Sendable {
  var settings: String { get }
}

struct DiskCache: Caching {
  let settings: String

  init(limit: Int = 50, isShared: Bool = false, timeout: Double = 30, folder: String? = nil) {
    settings = "\(limit) \(isShared) \(timeout) \(folder ?? "none")"
  }
}

protocol KeyStoring: Sendable {
  var password: String { get }
}

struct KeyStore: KeyStoring {
  let password: String
}
