// Values go by their names: no other member of the type takes the place of a default, or of what is
// handed over.
import Foundation

protocol Cache: Sendable {}
struct DiskCache: Cache {
  init(limit: Int = 50, isDebug: Bool = false, timeout: Double = 30, name: String? = nil) {}
}
protocol Vault: Sendable {}
struct SecretVault: Vault { init(password: String, path: String) {} }
protocol Mirror: Sendable {}
struct PathMirror: Mirror { init(path: String) {} }

struct AppDependency: Sendable {
  let buildNumber: Int
  let isDebug: Bool
  let appName: String
  let cache: any Cache
  let vault: any Vault
  let mirror: any Mirror
}

// The default stays, and the only member of a type is not what another name asks for.
final class Screen { init(id: UUID, columns: Int = 3, appName: String) {} }
protocol MakesScreen { func makeScreen(id: UUID) -> Screen }

// The label says which member is meant, or else the internal name.
struct Range: Sendable { init(from start: Int, to end: Int) {} }
final class Page { init(buildNumber number: Int, of appName: String) {} }
protocol MakesPage { func makePage() -> Page }

// What has a value of its own, or is computed, is in nobody's way.
struct TitleDependency {
  let title: String
  let separator: String = ", "
  private var cached: String { "" }
  var shout: String { title + "!" }
  var remote: String { get async throws { title } }
  let isDebug: Bool
  var isRelease: Bool { !isDebug }
}
extension TitleDependency { var greeting: String { "hi" } }

final class Coordinator { typealias Dependencies = MakesScreen & MakesPage }
