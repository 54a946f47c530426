/// Coming from an assembly with parameterised definitions.
enum Filling: Sendable {
  case lava, water
}

final class Bridge: Sendable {}

/// A moat is filled with what is asked for, and has the castle's one bridge.
final class Moat {
  let filling: Filling
  let bridge: Bridge

  init(filledWith filling: Filling, bridge: Bridge) {
    self.filling = filling
    self.bridge = bridge
  }
}

/// What is known only when it is made: a stack of files, opened for a user.
final class FileStack: Sendable {
  let user: String
  init(user: String) { self.user = user }
}

/// Nobody asks for it but the refresher.
final class Importer {
  let stack: FileStack
  init(stack: FileStack) { self.stack = stack }
}

final class Refresher {
  let importer: Importer
  let bridge: Bridge

  init(importer: Importer, bridge: Bridge) {
    self.importer = importer
    self.bridge = bridge
  }
}

/// As it was: definitions by name, with arguments that are matched while the app runs.
enum Assembling {
  final class Assembly {
    private let bridge = Bridge()
    private lazy var definitions: [String: ([Any]) -> AnyObject?] = [
      "moat": { [bridge] arguments in
        (arguments.first as? Filling).map { Moat(filledWith: $0, bridge: bridge) }
      },
      "refresher": { [bridge] arguments in
        (arguments.first as? FileStack).map {
          Refresher(importer: Importer(stack: $0), bridge: bridge)
        }
      },
    ]

    func component(_ name: String, _ arguments: Any...) -> AnyObject? {
      definitions[name]?(arguments)
    }
  }
}

/// As it is here: the methods are the definitions, and the bridge is a member, so it is shared.
protocol HasBridge {
  var bridge: Bridge { get }
}

protocol MakesMoat {
  func makeMoat(filledWith filling: Filling) -> Moat
}

/// The stack goes through the importer, two levels below.
protocol MakesRefresher {
  func makeRefresher(on stack: FileStack) -> Refresher
}

/// Asks for both.
final class Builder {
  typealias Dependencies = HasBridge & MakesMoat & MakesRefresher

  let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }
}
