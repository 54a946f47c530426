final class Ledger {
  var lines: [String] = []
}

protocol HasLedger {
  var ledger: Ledger { get }
}

protocol HasAppName {
  var appName: String { get }
}

protocol HasTitle {
  var title: String { get }
}

protocol HasGreeting {
  var greeting: String { get }
}

protocol HasBuild {
  var isDebug: Bool { get }
  var isRelease: Bool { get }
}

struct AppDependency {
  static let version: String = "1.0"
  static var build: String { "17" }

  let ledger: Ledger
  let appName: String
  let separator: String = ", "
  let isDebug: Bool
  lazy var footer: String = "Page 1"

  var title: String { appName + separator + suffix }
  var archive: Ledger { ledger }
  var isRelease: Bool { !isDebug }
  private var suffix: String { "version \(Self.version) (\(Self.build))" }
}

extension AppDependency {
  var greeting: String { "Welcome to \(appName)" }
}

struct InvoiceScreen {
  typealias Dependencies = HasAppName & HasBuild & HasGreeting & HasLedger & HasTitle

  let dependencies: any Dependencies

  func open() {
    dependencies.ledger.lines.append(dependencies.greeting)
    guard dependencies.isRelease, !dependencies.isDebug else { return }
    dependencies.ledger.lines.append("\(dependencies.title) of \(dependencies.appName)")
  }
}
