protocol Reading: Sendable {}
protocol Storing: Reading {}
final class Disk: Storing {}
final class Fake: Reading, Storing {}  // hasgen: ignore
struct AppDependency: Sendable { let store: any Storing; let sync: Sync }
final class Sync: Sendable {
  init(reader: @escaping @Sendable () -> any Reading, other: (any Reading)?) {}
}
