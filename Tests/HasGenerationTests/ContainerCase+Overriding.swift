import DependencyGraph

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
            Overriding.Parameter(name: "a", type: "Int?"),
            Overriding.Parameter(name: "b", type: "(any B)?"),
          ],
          arguments: [
            Overriding.Value(name: "a"), Overriding.Value(label: "with", name: "b"),
            Overriding.Value(label: "c", name: "c", isReplaceable: false),
          ])
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
            Overriding.Parameter(name: "copy", type: "Int??"),
            Overriding.Parameter(name: long, type: "Int?"),
            Overriding.Parameter(name: half, type: "Int?"),
          ],
          hasOptionals: true, arguments: nil,
          settings: [
            Overriding.Value(name: "copy"), Overriding.Value(name: long),
            Overriding.Value(name: half),
          ],
          copyName: "_copy")
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
            Overriding.Parameter(name: "a", type: "Int?"),
            Overriding.Parameter(name: half, type: "Int?"),
          ],
          arguments: [
            Overriding.Value(label: "a", name: "a"), Overriding.Value(label: half, name: half),
            Overriding.Value(label: long, name: long),
          ],
          settings: [
            Overriding.Value(name: "b"),
            Overriding.Value(name: "c", isReplaceable: false),
            Overriding.Value(name: half), Overriding.Value(name: long),
          ])
      ],
      """
      extension AppDependency {
        /// A copy in which the given members take the place of its own.
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
  ]
}
