@testable import DependencyGraph
@testable import Deriving
@testable import Roles

extension ContainerCase {
  private static let long = "aNameThatIsSoLongThatHardlyAnythingElseHasRoomBesideIt"
  private static let half = "aNameThatTakesAlmostHalfOfALineAlone"
  private static let longType = "TypeWithANameThatTakesHalfOfALineByItself"

  /// The references to containers.
  static let references = [
    ContainerCase(
      "a reference without members", [], reference: Reference(),
      """
      extension AppDependency {
        /// One shared copy: handing it on costs a reference, however many members there are.
        var byReference: Reference { Reference(self) }

        /// All that `AppDependency` has, behind one reference.
        final class Reference {
          private let container: AppDependency
          fileprivate init(_ container: AppDependency) { self.container = container }
        }
      }
      """),
    ContainerCase(
      "everything around the members of a reference",
      name: "AppDependencyWithANameOfWhichTheInitializerIsLong", [],
      reference: Reference(
        access: "public", availability: ["@available(iOS 17, *)"], condition: "DEBUG",
        globalActor: "MainActor", isSendable: true, isMutable: true, holder: "_container",
        conformances: [Conformance(name: "HasA", condition: "DEBUG")]),
      """
      #if DEBUG
        @available(iOS 17, *)
        extension AppDependencyWithANameOfWhichTheInitializerIsLong {
          /// One shared copy: handing it on costs a reference, however many members there are.
          public var byReference: Reference { Reference(self) }

          /// All that `AppDependencyWithANameOfWhichTheInitializerIsLong` has, behind one reference.
          @MainActor public final class Reference: Sendable {
            private var _container: AppDependencyWithANameOfWhichTheInitializerIsLong
            fileprivate init(_ _container: AppDependencyWithANameOfWhichTheInitializerIsLong) {
              self._container = _container
            }
          }
        }
      #endif

      #if DEBUG
        extension AppDependencyWithANameOfWhichTheInitializerIsLong.Reference: HasA {}
      #endif
      """),
    ContainerCase(
      "members of a reference", [],
      reference: Reference(members: [
        ForwardedMember(kind: .alias, name: "Item", type: "AppDependency.Item"),
        ForwardedMember(kind: .property, name: "a", type: "Int", target: "container.a"),
        ForwardedMember(
          kind: .property, modifiers: ["@MainActor", "public", "static"],
          availability: ["@available(iOS 17, *)"], name: "b", type: "Int", effects: "async throws",
          target: "AppDependency.b"),
        ForwardedMember(
          kind: .property, condition: "DEBUG", name: "c", type: "Int", isSettable: true,
          target: "container.c"),
        ForwardedMember(
          kind: .property, name: long, type: "any \(longType)", target: "container.\(long)"),
        ForwardedMember(
          kind: .property, name: long, type: "Int", effects: "async throws", isSettable: true,
          target: "container.\(long)"),
        ForwardedMember(kind: .function, name: "d", target: "container.d"),
        ForwardedMember(
          kind: .subscript, name: "", parameters: ["index: Int"], type: "Int", isSettable: true,
          target: "container", arguments: ["index"]),
        ForwardedMember(
          kind: .function, name: long, genericParameters: "T", parameters: ["_ value: T"],
          type: longType, effects: "throws", whereClause: "T: \(longType)",
          target: "container.\(long)", arguments: ["value"]),
        ForwardedMember(
          kind: .function, name: long, type: longType, effects: "throws",
          target: "container.\(long)"),
        ForwardedMember(
          kind: .function, name: "e", parameters: ["first: \(longType)", "other: Int"],
          type: longType, target: "container.e", arguments: ["first: first", "other: other"]),
        ForwardedMember(
          kind: .function, name: "f",
          parameters: ["\(half)1: [Int: any P]", "\(half)2: [Int: any P]"], target: "container.f",
          arguments: ["\(half)1: \(half)1", "\(half)2: \(half)2"]),
      ]),
      """
      extension AppDependency {
        /// One shared copy: handing it on costs a reference, however many members there are.
        var byReference: Reference { Reference(self) }

        /// All that `AppDependency` has, behind one reference.
        final class Reference {
          private let container: AppDependency
          fileprivate init(_ container: AppDependency) { self.container = container }

          typealias Item = AppDependency.Item
          var a: Int { container.a }

          @available(iOS 17, *)
          @MainActor public static var b: Int {
            get async throws { try await AppDependency.b }
          }

          #if DEBUG
            var c: Int {
              get { container.c }
              set { container.c = newValue }
            }
          #endif

          var \(long):
            any \(longType)
          {
            container.\(long)
          }

          var \(long): Int {
            get async throws {
              try await container.\(long)
            }
            set { container.\(long) = newValue }
          }

          func d() {
            container.d()
          }

          subscript(index: Int) -> Int {
            get { container[index] }
            set { container[index] = newValue }
          }

          func \(long)<T>(
            _ value: T
          ) throws -> \(longType)
          where T: \(longType) {
            try container.\(long)(value)
          }

          func \(long)()
            throws -> \(longType)
          {
            try container.\(long)()
          }

          func e(
            first: \(longType), other: Int
          ) -> \(longType) {
            container.e(first: first, other: other)
          }

          func f(
            \(half)1: [Int: any P],
            \(half)2: [Int: any P]
          ) {
            container.f(
              \(half)1: \(half)1,
              \(half)2: \(half)2
            )
          }
        }
      }
      """),
  ]
}
