@testable import DependencyGraph
@testable import Roles

extension ContainerCase {
  private static let long = "aPropertyWithANameThatTakesAboutHalfOfALine"
  private static let longType = "TypeOfANameThatTakesAboutTheOtherHalfLine"

  static let declaring = [
    ContainerCase(
      "protocols declared for properties",
      protocols: [
        DeclaredProtocol(
          name: "HasA", property: "a", type: "A", access: "public", documentation: "One.\n\n  Two."),
        DeclaredProtocol(
          name: "HasB", property: "b", type: "B", globalActor: "MainActor",
          effects: "async throws", availability: ["@available(iOS 17,*)"]),
        DeclaredProtocol(name: "HasC", property: "c", type: "C", condition: "DEBUG"),
        DeclaredProtocol(
          name: "HasD", property: "d", type: "D", availability: ["@available(iOS 17, *)"],
          condition: "DEBUG", documentation: "Four."),
      ], [],
      """
      /// One.
      ///
      ///   Two.
      public protocol HasA { var a: A { get } }

      @available(iOS 17, *)
      protocol HasB { @MainActor var b: B { get async throws } }

      #if DEBUG
        protocol HasC { var c: C { get } }

        /// Four.
        @available(iOS 17, *)
        protocol HasD { var d: D { get } }
      #endif
      """),
    ContainerCase(
      "long protocols declared for properties",
      protocols: [
        DeclaredProtocol(name: "HasLong", property: long, type: longType),
        DeclaredProtocol(name: "HasLongBraces", property: "\(long)s", type: longType),
        DeclaredProtocol(name: "HasLonger", property: "\(long)s", type: "Store<\(longType)>"),
        DeclaredProtocol(name: "HasLongest", property: "\(long)s", type: "AnyStore<\(longType)>"),
        DeclaredProtocol(
          name: "HasTheLongest", property: "\(long)s", type: "Store<\(longType)>",
          globalActor: "MainActor", effects: "async", condition: "DEBUG"),
      ], [],
      """
      protocol HasLong {
        var \(long): \(longType) { get }
      }

      protocol HasLongBraces {
        var \(long)s: \(longType) {
          get
        }
      }

      protocol HasLonger {
        var \(long)s: Store<\(longType)>
        { get }
      }

      protocol HasLongest {
        var \(long)s:
          AnyStore<\(longType)>
        { get }
      }

      #if DEBUG
        protocol HasTheLongest {
          @MainActor var \(long)s:
            Store<\(longType)>
          { get async }
        }
      #endif
      """),
  ]
}
