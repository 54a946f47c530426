// Two calls that take a value of one name take two, also for one member, and also if closures of one
// name make them.
final class Cache { init(url: String) {} }
final class Net { init(url: String, cache: Cache) {} }
final class Page { init(title: String) {} }
final class Book { init(makePage: () -> Page) {} }
final class Paper { init(makePage: () -> Page, book: Book) {} }
struct AppDependency {
  let net: Net
  let paper: Paper
}
