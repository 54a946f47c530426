protocol Reading: Sendable {}
protocol Writing: Sendable {}
final class Disk: Reading, Writing {}
final class Sync: Sendable { init(reader: any Reading, writer: any Writing) {} }
struct AppDependency: Sendable { let store: any Reading & Writing; let sync: Sync }
