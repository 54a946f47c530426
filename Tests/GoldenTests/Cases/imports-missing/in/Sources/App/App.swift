import Core
import Feat

// The manifest lets the module import 'Net', and no file does.
struct AppDependency { let logger: any Logging }
final class Coordinator {
  typealias Dependencies = MakesScreen
  init(dependencies: any Dependencies) {}
}
