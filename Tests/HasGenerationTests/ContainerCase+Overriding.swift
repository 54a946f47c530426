@testable import DependencyGraph
@testable import Deriving
@testable import Roles

extension ContainerCase {
  private static let long = "aNameThatIsSoLongThatHardlyAnythingElseHasRoomBesideIt"
  private static let half = "aNameThatTakesHalfOfALineAndABit"

  /// Copies of containers with other members.
  static let overridings = [
    ContainerCase(
      "by an initializer", [],
      overriding: [
        Overriding(
          parameters: [
            Overriding.Parameter(label: "a", name: "a", type: "Int?"),
            Overriding.Parameter(label: "b", name: "b", type: "(any B)?"),
          ],
          making: .call([
            value("a"), value(label: "with", "b"), Overriding.Value(label: "c", property: "c"),
          ]))
      ],
      """
      extension AppDependency {
        /// A copy in which the given members take the place of its own.
        func overriding(a: Int? = nil, b: (any B)? = nil) -> AppDependency {
          AppDependency(a ?? self.a, with: b ?? self.b, c: c)
        }
      }
      """),
    ContainerCase(
      "a copy of itself, and everything around it", [],
      overriding: [
        Overriding(
          availability: ["@available(iOS 17, *)"], condition: "DEBUG", globalActor: "MainActor",
          access: "public",
          parameters: [
            Overriding.Parameter(label: "copy", name: "copy", type: "Int??"),
            Overriding.Parameter(label: long, name: long, type: "Int?"),
            Overriding.Parameter(label: half, name: half, type: "Int?"),
          ],
          hasOptionals: true, making: .copy,
          settings: [value("copy"), value(long), value(half)], copyName: "_copy")
      ],
      """
      #if DEBUG
        @available(iOS 17, *)
        extension AppDependency {
          /// A copy in which the given members take the place of its own.
          ///
          /// A member that may be `nil` is taken away by `.some(nil)`; `nil` keeps its own.
          @MainActor public func overriding(
            copy: Int?? = nil,
            \(long): Int? = nil,
            \(half): Int? = nil
          ) -> AppDependency {
            var _copy = self
            if let copy { _copy.copy = copy }
            if let \(long) {
              _copy.\(long) =
                \(long)
            }
            if let \(half) {
              _copy.\(half) = \(half)
            }
            return _copy
          }
        }
      #endif
      """),
    ContainerCase(
      "by an initializer, and set afterwards", [],
      overriding: [
        Overriding(
          parameters: [
            Overriding.Parameter(label: "a", name: "a", type: "Int?"),
            Overriding.Parameter(label: half, name: half, type: "Int?"),
          ],
          making: .call([
            value(label: "a", "a"), value(label: half, half), value(label: long, long),
          ]),
          derivesMembers: true,
          settings: [
            value("b"), Overriding.Value(property: "c"), value(half), value(long),
          ])
      ],
      """
      extension AppDependency {
        /// A copy in which the given members take the place of its own.
        ///
        /// What its initializer derives from them is derived anew.
        func overriding(a: Int? = nil, \(half): Int? = nil) -> AppDependency {
          var copy = AppDependency(
            a: a ?? self.a,
            \(half): \(half)
              ?? self.\(half),
            \(long):
              \(long)
              ?? self.\(long)
          )
          copy.b = b ?? self.b
          copy.c = c
          copy.\(half) =
            \(half) ?? self.\(half)
          copy.\(long) =
            \(long)
            ?? self.\(long)
          return copy
        }
      }
      """),
    ContainerCase(
      "by an initializer of its own, and behind a reference", [],
      overriding: [
        Overriding(
          globalActor: "MainActor", access: "public",
          parameters: [
            Overriding.Parameter(label: "`self`", name: "_self", type: "Int?"),
            Overriding.Parameter(label: "container", name: "container", type: "Int?"),
            Overriding.Parameter(label: long, name: long, type: "Int?"),
          ],
          making: .assignment(
            [
              Overriding.Value(property: "`self`", parameter: "_self"), value("container"),
              value(long), Overriding.Value(property: "rest"),
            ], original: "original"))
      ],
      reference: Reference(),
      """
      extension AppDependency {
        /// A copy in which the given members take the place of its own.
        @MainActor public func overriding(
          `self` _self: Int? = nil,
          container: Int? = nil,
          \(long): Int? = nil
        ) -> AppDependency {
          AppDependency(
            copying: self,
            self: _self,
            container: container,
            \(long):
              \(long)
          )
        }

        @MainActor private init(
          copying original: AppDependency,
          `self` _self: Int?,
          container: Int?,
          \(long): Int?
        ) {
          self.`self` = _self ?? original.`self`
          self.container = container ?? original.container
          self.\(long) =
            \(long)
            ?? original.\(long)
          self.rest = original.rest
        }
      }

      extension AppDependency {
        /// One shared copy: handing it on costs a reference, however many members there are.
        var byReference: Reference { Reference(self) }

        /// All that `AppDependency` has, behind one reference.
        final class Reference {
          private let container: AppDependency
          fileprivate init(_ container: AppDependency) { self.container = container }
        }
      }

      extension AppDependency.Reference {
        /// A copy in which the given members take the place of its own.
        @MainActor public func overriding(
          `self` _self: Int? = nil,
          container: Int? = nil,
          \(long): Int? = nil
        ) -> AppDependency.Reference {
          self.container.overriding(
            self: _self,
            container: container,
            \(long):
              \(long)
          ).byReference
        }
      }
      """),
  ]

  /// A value with a parameter of the same name.
  private static func value(label: String? = nil, _ name: String) -> Overriding.Value {
    Overriding.Value(label: label, property: name, parameter: name)
  }
}
