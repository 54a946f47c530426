protocol Reading: Sendable {}
protocol Storing: Reading {}
final class Disk: Storing {}
final class Sync: Sendable { init(reader: any Reading) {} }
struct AppDependency: Sendable { let store: any Storing; let sync: Sync }
final class VM { init(reader: any Reading) {} }
protocol MakesVM { func makeVM() -> VM }
final class Co { init(dependencies: any MakesVM) {} }
