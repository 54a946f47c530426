import Core
import FeatA

struct AppDependency {
  let logger: Int
}
func start(_ app: AppDependency) {
  _ = Feature(dependencies: app)
}
