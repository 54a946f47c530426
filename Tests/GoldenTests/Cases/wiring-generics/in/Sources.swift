protocol Logging: Sendable {}

final class Some { init(a: some Logging) {} }
final class Several { init(a: [some Logging]) {} }

struct AppDependency {
  let some: Some
  let several: Several
}
