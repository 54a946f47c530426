import Foundation

@testable import App

/// Says when what is built on first use is built.
@main
struct Run {
  static func main() {
    var failures: [String] = []
    func expect(_ isTrue: Bool, _ what: String) {
      if !isTrue { failures.append("\(what): \(Births.names)") }
      Births.names = []
    }

    let app = AppDependency.live()
    expect(Births.names == ["Other"], "built at once")
    _ = app.composer.heavy()
    expect(Births.names == ["Heavy"], "built by the closure")
    let heavier = app.heavier
    expect(Births.names == ["Heavier"], "built by the container")
    expect(heavier.heavy === app.heavy, "one object, of the other member")
    expect(app.composer.heavy() === app.heavy, "one object, of the closure")

    let eager = EagerDependency.live()
    expect(Births.names == ["Heavy", "Heavier", "Other"], "built at once all the same")
    expect(eager.heavier.heavy === eager.heavy, "one object, of what is built at once")

    if !failures.isEmpty {
      print(failures.joined(separator: "\n"))
      exit(1)
    }
  }
}
