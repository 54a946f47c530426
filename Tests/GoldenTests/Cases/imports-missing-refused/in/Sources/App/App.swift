import Core
import Feat

// What names 'Net' cannot be written here.
struct AppDependency { let logger: any Logging }
final class Coordinator {
  typealias Dependencies = MakesScreen
}
