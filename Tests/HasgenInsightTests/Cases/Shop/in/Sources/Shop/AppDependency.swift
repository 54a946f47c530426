import Core

protocol HasAdmin {}
protocol HasRegion { var region: String { get } }

extension AppDependency: HasAdmin {}
struct AppDependency: HasRegion {
  let logger: any Logging
  let keychain: any Keychain

  var region: String { "en" }
}
