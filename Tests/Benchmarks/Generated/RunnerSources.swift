/// The hand-written part of the package that is measured.
enum RunnerSources {
  /// Those that need three services, as a composition and as plain arguments, and those that read
  /// one. In a module apart from the calls, so that none is made for the one container.
  static let consumers = """
    public import Services

    public final class Consumer {
      public typealias Dependencies = HasService0 & HasService1 & HasService2

      private let dependencies: any Dependencies

      public init(dependencies: any Dependencies) { self.dependencies = dependencies }
    }

    /// Takes out of the composition what it needs.
    public final class TakingConsumer {
      private let service0: any Service0
      private let service1: any Service1
      private let service2: any Service2

      public init(dependencies: any Consumer.Dependencies) {
        service0 = dependencies.service0
        service1 = dependencies.service1
        service2 = dependencies.service2
      }
    }

    public final class PlainConsumer {
      private let service0: any Service0
      private let service1: any Service1
      private let service2: any Service2

      public init(service0: any Service0, service1: any Service1, service2: any Service2) {
        self.service0 = service0
        self.service1 = service1
        self.service2 = service2
      }

      @inline(never) public func read() -> Int { service0.number() }
    }

    @inline(never) public func read(composition: any Consumer.Dependencies) -> Int {
      composition.service0.number()
    }
    @inline(never) public func read(argument: any Service0) -> Int { argument.number() }

    @inline(never) func read(generic: some Consumer.Dependencies) -> Int {
      generic.service0.number()
    }
    @inline(never) public func readInModule(_ reference: AppDependency.Reference) -> Int {
      read(generic: reference)
    }

    @inline(never) public func keep(_ container: AppDependency) {}

    """

  /// The measured operations. None is inlined, so that each call is measured.
  static let operations = """
    import App
    import Services

    typealias Reference = AppDependency.Reference
    typealias Three = Consumer.Dependencies

    @inline(never) func consumer(byValue container: AppDependency) -> Consumer {
      Consumer(dependencies: container)
    }
    @inline(never) func consumer(byReference container: Reference) -> Consumer {
      Consumer(dependencies: container)
    }
    @inline(never) func takingConsumer(byReference container: Reference) -> TakingConsumer {
      TakingConsumer(dependencies: container)
    }
    @inline(never) func consumer(
      _ service0: any Service0, _ service1: any Service1, _ service2: any Service2
    ) -> PlainConsumer {
      PlainConsumer(service0: service0, service1: service1, service2: service2)
    }

    @inline(never) func read(generic: some Three) -> Int { generic.service0.number() }
    @inline(never) func read(reference: Reference) -> Int { reference.service0.number() }

    @inline(never) func handOn(byValue container: AppDependency) -> Int {
      read(composition: container)
    }
    @inline(never) func handOn(byReference container: Reference) -> Int {
      read(composition: container)
    }
    @inline(never) func handOn(_ service0: any Service0) -> Int { read(argument: service0) }

    """

  /// The loops, in turns; prints for each operation and round what one took, in seconds.
  static let main = """
    import App
    import Services

    struct Operation {
      let name: String
      var times = 10_000
      let loop: (Int) -> Void
    }

    @main
    struct Main {
      static func main() {
        let container = AppDependency.live()
        let reference = container.byReference
        let composition: any Three = reference
        let (one, two, three) = (container.service0, container.service1, container.service2)
        let plain = consumer(one, two, three)
        let operations = [
          Operation(name: "consumer by value") { for _ in 0..<$0 { keep(consumer(byValue: container)) } },
          Operation(name: "consumer by reference") { for _ in 0..<$0 { keep(consumer(byReference: reference)) } },
          Operation(name: "taking consumer") { for _ in 0..<$0 { keep(takingConsumer(byReference: reference)) } },
          Operation(name: "consumer by arguments") { for _ in 0..<$0 { keep(consumer(one, two, three)) } },
          Operation(name: "composition by value") { for _ in 0..<$0 { keep(handOn(byValue: container)) } },
          Operation(name: "composition by reference") { for _ in 0..<$0 { keep(handOn(byReference: reference)) } },
          Operation(name: "argument") { for _ in 0..<$0 { keep(handOn(one)) } },
          Operation(name: "read composition") { for _ in 0..<$0 { keep(read(composition: composition)) } },
          Operation(name: "read generic") { for _ in 0..<$0 { keep(read(generic: reference)) } },
          Operation(name: "read generic in module") { for _ in 0..<$0 { keep(readInModule(reference)) } },
          Operation(name: "read reference") { for _ in 0..<$0 { keep(read(reference: reference)) } },
          Operation(name: "read stored") { for _ in 0..<$0 { keep(plain.read()) } },
          Operation(name: "graph by value", times: 200) {
            for _ in 0..<$0 { keep(AppDependency.live()) }
          },
          Operation(name: "graph by reference", times: 200) {
            for _ in 0..<$0 { keep(AppDependency.live().byReference) }
          },
          Operation(name: "graph", times: 200) { for _ in 0..<$0 { buildGraph() } },
        ]
        let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 5 : 5
        for round in 0...rounds {
          for operation in operations {
            let time = ContinuousClock().measure { operation.loop(operation.times) }
            // The first round warms up.
            if round > 0 {
              print(operation.name, time / .seconds(1) / Double(operation.times), separator: "\\t")
            }
          }
        }
      }
    }

    """
}
