// A closure that has a member's name gives that member, one that makes something a new one.
protocol Api: Sendable {}
final class WebApi: Api {}
final class Poller: Sendable { init(api: @escaping @Sendable () -> any Api) {} }
final class Retrier: Sendable { init(makeApi: @escaping @Sendable () -> any Api) {} }
final class Label: Sendable { init(name: () -> String) {} }

struct AppDependency: Sendable {
  let poller: Poller
  let retrier: Retrier
  let label: Label
  let api: any Api
  let name: String
}
