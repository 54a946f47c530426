/// A type that reads the members of its dependencies as if they were its own.
///
/// ```swift
/// final class ArticleCoordinator: Injecting {
///   typealias Dependencies = HasImageProvider & HasArticleProvider
///   let dependencies: any Dependencies
///
///   func open() { self.imageProvider.load() }
/// }
/// ```
///
/// Checked by the compiler, stored nowhere: `self.imageProvider` is `dependencies.imageProvider`, and
/// a member that the composition does not have does not compile.
@dynamicMemberLookup
public protocol Injecting<Dependencies> {
  /// The composition.
  associatedtype Dependencies

  /// What the type was handed.
  var dependencies: Dependencies { get }
}

extension Injecting {
  /// A member of the dependencies.
  public subscript<Member>(dynamicMember member: KeyPath<Dependencies, Member>) -> Member {
    dependencies[keyPath: member]
  }
}
