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
/// `self.imageProvider` reads `dependencies.imageProvider`, and the compiler checks it: a member
/// that the composition does not have is an error.
@dynamicMemberLookup
public protocol Injecting<Dependencies> {
  /// The composition of Has-protocols.
  associatedtype Dependencies

  /// The dependencies that were passed to the initializer.
  var dependencies: Dependencies { get }
}

extension Injecting {
  /// A member of the dependencies.
  public subscript<Member>(dynamicMember member: KeyPath<Dependencies, Member>) -> Member {
    dependencies[keyPath: member]
  }
}
