@testable import DependencyGraph
@testable import Deriving
@testable import Roles
import SwiftWriting

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
        ForwardedMember(alias: MemberHead(.alias, name: "Item", type: "AppDependency.Item")),
        ForwardedMember(MemberHead(.property, name: "a", type: "Int"), to: "container.a"),
        ForwardedMember(
          MemberHead(
            .property, modifiers: ["@MainActor", "public", "static"], name: "b", type: "Int",
            effects: "async throws"),
          availability: ["@available(iOS 17, *)"], to: "AppDependency.b"),
        ForwardedMember(
          MemberHead(.property, name: "c", type: "Int"), condition: "DEBUG", to: "container.c",
          isSettable: true),
        ForwardedMember(
          MemberHead(.property, name: long, type: "any \(longType)"), to: "container.\(long)"),
        ForwardedMember(
          MemberHead(.property, name: long, type: "Int", effects: "async throws"),
          to: "container.\(long)", isSettable: true),
        ForwardedMember(MemberHead(.function, name: "d"), to: "container.d"),
        ForwardedMember(
          MemberHead(.subscript, parameters: ["index: Int"], type: "Int"), to: "container",
          ["index"], isSettable: true),
        ForwardedMember(
          MemberHead(
            .function, name: long, genericParameters: "T", parameters: ["_ value: T"],
            type: longType, effects: "throws", whereClause: "T: \(longType)"),
          to: "container.\(long)", ["value"]),
        ForwardedMember(
          MemberHead(.function, name: long, type: longType, effects: "throws"),
          to: "container.\(long)"),
        ForwardedMember(
          MemberHead(
            .function, name: "e", parameters: ["first: \(longType)", "other: Int"], type: longType),
          to: "container.e", ["first: first", "other: other"]),
        ForwardedMember(
          MemberHead(
            .function, name: "f",
            parameters: ["\(half)1: [Int: any P]", "\(half)2: [Int: any P]"]),
          to: "container.f", ["\(half)1: \(half)1", "\(half)2: \(half)2"]),
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
