import GardenKit

struct AppDependency {
  let garden: Garden
}

/// Lives as long as a bed is open.
struct BedScope {
  let app: AppDependency
  let bed: String
}
