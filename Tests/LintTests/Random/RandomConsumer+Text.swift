/// The sources of consumers.
extension RandomConsumer {
  /// What all consumers have in common.
  static let prelude =
    (0..<protocolCount).map { id in
      "protocol Has\(id) { var p\(id): Int { get } }\n"
        + "extension Has\(id) { var twice\(id): Int { 2 * p\(id) } }\n"
          + """
          final class Child\(id) {
            typealias Dependencies = Has\(id)
            var dependencies: any Dependencies
            init(dependencies: any Dependencies) { self.dependencies = dependencies }
            static func make(with dependencies: any Dependencies) { read(dependencies.p\(id)) }
            func run() { read(dependencies.p\(id)) }
          }
          func pass\(id)(_ dependencies: any Has\(id)) { read(dependencies.p\(id)) }

          """
    }.joined()
      + """
      struct AppDependency: \((0..<protocolCount).map { "Has\($0)" }.joined(separator: ", ")) {
      \((0..<protocolCount).map { "  var p\($0): Int { \($0) }\n" }.joined())}
      func read(_ value: Int?) {}
      func sink(_ value: Any) {}
      func sinkGeneric<T>(_ value: T) {}
      enum Route { case to(Any) }
      @dynamicMemberLookup protocol Injecting<Dependencies> {
        associatedtype Dependencies
        var dependencies: Dependencies { get }
      }
      extension Injecting {
        subscript<Member>(dynamicMember member: KeyPath<Dependencies, Member>) -> Member {
          dependencies[keyPath: member]
        }
      }
      class Model<D> {
        let dependencies: D
        init(dependencies: D) { self.dependencies = dependencies }
      }

      """

  private var composition: String { asked.map { "Has\($0)" }.joined(separator: " & ") }

  /// The consumer's own file.
  var text: String {
    let own = reads.filter { ![.otherFile, .elsewhere, .mapped].contains($0.way) }
    let body =
      own.map { "  \(reading($0.protocol, $0.way))\n" }.joined()
      + passes.map { "  \(passing($0.protocol, $0.way))\n" }.joined()
      + (escape.map { "  \(escaping($0))\n" } ?? "")
    let run = "func run() {\n\(body)}\n" + methods
    let initializer = "init(\(holder): any Dependencies) { self.\(holder) = \(holder) }\n"
    switch form {
    case .property, .parameter:
      return """
        final class \(name) {
        typealias Dependencies = \(composition)
        let \(holder): any Dependencies
        \(initializer)\(run)}

        """
    case .inline:
      return """
        final class \(name) {
        let \(holder): any \(composition)
        init(with given: any \(composition)) { \(holder) = given }
        \(run)}

        """
    case .generic:
      return """
        final class \(name)<D: \(composition)> {
        let \(holder): D
        init(\(holder): D) { self.\(holder) = \(holder) }
        \(run)}

        """
    case .superclass:
      return "final class \(name): Model<any \(composition)> {\n\(run)}\n"
    case .subclass:
      return """
        class Base\(number) {
        typealias Dependencies = \(composition)
        let \(holder): any Dependencies
        \(initializer)}
        final class \(name): Base\(number) {
        \(run)}

        """
    case .extended:
      return """
        protocol Screen\(number): AnyObject { var dependencies: any \(composition) { get } }
        extension Screen\(number) {
        \(run)}
        final class \(name): Screen\(number) {
        let dependencies: any \(composition)
        init(dependencies: any \(composition)) { self.dependencies = dependencies }
        }

        """
    case .pair:
      return """
        final class \(name) {
        typealias Own = \(composition)
        typealias Dependencies = Own & Has0
        private let pair: (own: any Own, nested: any Has0)
        var \(holder): any Own { pair.own }
        init(\(holder): any Dependencies) { pair = (own: \(holder), nested: \(holder)) }
        func nest() { read(pair.nested.p0) }
        \(run)}

        """
    case .optional:
      return """
        final class \(name) {
        typealias Dependencies = \(composition)
        var \(holder): (any Dependencies)!
        \(run)}

        """
    case .dynamic:
      return """
        final class \(name): Injecting {
        typealias Dependencies = \(composition)
        let dependencies: any Dependencies
        \(initializer)\(run)}

        """
    case .container:
      return """
        final class \(name)Dependency {
        typealias Dependencies = \(composition)
        let \(holder): any Dependencies
        \(initializer)\(run)}

        """
    }
  }

  /// The name of the type whose values hold the dependencies.
  private var type: String { form == .container ? "\(name)Dependency" : name }

  /// What stands in another file.
  var otherText: String {
    var text = ""
    for (id, way) in reads {
      switch way {
      case .otherFile:
        text += "extension \(extended) { func more\(id)() { read(\(holder).p\(id)) } }\n"
      case .elsewhere where form == .generic:
        text +=
          "func look\(number)_\(id)<D: \(composition)>(_ it: \(type)<D>) { read(it.\(holder).p\(id)) }\n"
      case .elsewhere:
        text += "func look\(number)_\(id)(_ it: \(type)) { read(it.\(holder).p\(id)) }\n"
      case .mapped where form == .generic:
        text +=
          "func map\(number)_\(id)<D: \(composition)>(_ them: [\(type)<D>]) { read(them.map { $0.\(holder).p\(id) }.first) }\n"
      case .mapped where form == .optional:
        text +=
          "func map\(number)_\(id)(_ them: [\(type)]) { read(them.map { $0.\(holder).p\(id) }.first) }\n"
      case .mapped:
        text +=
          "func map\(number)_\(id)(_ them: [\(type)]) { read(them.map(\\.\(holder).p\(id)).first) }\n"
      default: break
      }
    }
    return text
  }

  private var extended: String {
    form == .extended ? "Screen\(number)" : type
  }

  /// The functions that some ways need.
  private var methods: String {
    passes.filter { $0.way == .method }.map { id, _ in
      "func take\(id)(other given: any Has\(id)) { read(given.p\(id)) }\n"
    }.joined()
  }

  private func reading(_ id: Int, _ way: Reading) -> String {
    let plain = "\(holder).p\(id)"
    switch way {
    case .plain, .otherFile, .elsewhere, .mapped:
      return form == .dynamic && id.isMultiple(of: 2) ? "read(self.p\(id))" : "read(\(plain))"
    case .onSelf: return "read(self\n  .\(plain))"
    case .local: return "let value\(id) = \(plain); read(value\(id))"
    case .captured: return "let f\(id) = { [\(holder)] in read(\(holder)\(bang).p\(id)) }; f\(id)()"
    case .weakly: return "let f\(id) = { [weak self] in read(self?.\(plain)) }; f\(id)()"
    case .keyPath: return "read(\(holder)\(bang)[keyPath: \\.p\(id)])"
    case .string: return "read(\"\\(\(plain))\".count)"
    case .alias: return "let d\(id) = \(holder)\(bang); read(d\(id).p\(id))"
    case .typedAlias: return "let d\(id): any Has\(id) = \(holder)\(bang); read(d\(id).p\(id))"
    case .byDefault: return "read(\(holder).twice\(id))"
    case .condition: return "#if DEBUG\n  read(\(plain))\n#else\n  read(\(plain))\n#endif"
    case .nested: return "func local\(id)() { read(\(plain)) }; local\(id)()"
    case .inDefer: return "do { defer { read(\(plain)) } }"
    }
  }

  /// What makes a value of an optional one.
  private var bang: String { form == .optional ? "!" : "" }

  private func passing(_ id: Int, _ way: Passing) -> String {
    let value = "\(holder)\(bang)"
    switch way {
    case .initializer: return "Child\(id)(dependencies: \(value)).run()"
    case .implicit:
      return "let c\(id): Child\(id) = .init(dependencies: self.\(value)); c\(id).run()"
    case .function: return "pass\(id)(\(value))"
    case .static: return "Child\(id).make(with: \(value))"
    case .narrower: return "let n\(id): any Has\(id) = \(value); read(n\(id).p\(id))"
    case .method: return "take\(id)(other: \(value))"
    case .assigned:
      return "func set\(id)(_ child: Child\(id)) { child.dependencies = \(value) }"
    }
  }

  private func escaping(_ escape: Escape) -> String {
    let value = "\(holder)\(bang)"
    switch escape {
    case .any: return "sink(\(value))"
    case .list: return "let all = [\(value)]; sink(all)"
    case .closure: return "let f = { self.\(value) }; sink(f)"
    case .cast: return "sink((\(value) as Any) as? AppDependency as Any)"
    case .payload: return "sink(Route.to(\(value)))"
    case .generic: return "sinkGeneric(\(value))"
    case .dictionary: return "let all = [\"x\": \(value)]; sink(all)"
    }
  }
}
