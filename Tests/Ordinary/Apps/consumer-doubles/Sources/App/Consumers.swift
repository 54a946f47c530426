import Core
import Foundation

final class Plain {
  typealias Dependencies = HasLogger & MakesDayScreen
}

@MainActor
final class OnMain {
  typealias Dependencies = HasScreen & HasLogger & HasPartlyMain
  init(dependencies: any Dependencies) {}
}

final class Effects {
  typealias Dependencies = HasStore & HasFailure & HasFactory & MakesScreens
}

final class Settable {
  typealias Dependencies = HasSettings & HasPair & HasLeft
}

final class Optionals {
  typealias Dependencies = HasMaybe & HasSession
}

struct Shared {
  typealias Dependencies = HasShared & HasLogger
  typealias Others = HasSharedLogger & Sendable
}

/// A protocol of a global actor does not make what is behind it `Sendable`, as it does a class.
struct Themed {
  typealias Dependencies = HasTheme & HasShared
}

struct Underscored {
  typealias Dependencies = HasTitles
}

struct Objects {
  typealias Dependencies = HasOwner & AnyObject
  typealias Others = HasFree
}

struct Keyed {
  typealias Dependencies = HasKeyed & HasVersion
}

@available(macOS 14, iOS 17, *)
final class New {
  typealias Dependencies = HasNew & HasRenewed
}

/// Names mean something else in it.
struct Shadowing {
  struct Track {}
  typealias Day = Int
  typealias Dependencies = HasMaybe & MakesDayScreen
}

enum Outer {
  final class Inner {
    typealias Dependencies = HasClock & HasFiles
  }
}

extension Outer.Inner {
  typealias More = Dependencies & Plain.Dependencies
}

final class Generic<Item> {
  typealias Dependencies = HasLogger
}

struct View<D: HasLogger & HasClock> {
  let dependencies: D
}

final class InPlace {
  private let context: any HasLogger & HasSession
  init(context: any HasLogger & HasSession) { self.context = context }
}

protocol Routing {
  typealias Dependencies = HasLogger & HasClock
}

typealias FeatureDependencies = HasLogger & HasFiles

protocol ScreenDependencies: HasLogger, HasClock {
  var title: String { get }
}

final class ByUmbrella {
  typealias Dependencies = ScreenDependencies & HasSession
}

struct Packaged {
  typealias Dependencies = HasPackaged
}

final class Conditional {
  #if DEBUG
    typealias Dependencies = HasLogger & HasDebugger
  #else
    typealias Dependencies = HasLogger
  #endif
}

struct BehindConditional {
  typealias Dependencies = Conditional.Dependencies & HasClock
}

private struct Hidden {
  typealias Dependencies = HasLogger
}

struct ByHand {
  typealias Dependencies = HasLogger
}

protocol HasParent { var parent: Self { get } }

extension AppDependency: HasParent {
  var parent: AppDependency { self }
}

struct HoldsItself {
  typealias Dependencies = HasParent
}

final class WithProtocol {
  protocol Dependencies: HasLogger, HasClock {}
}

extension String {
  typealias Dependencies = HasLogger & HasClock
}

struct OptionalInPlace {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var context: (any HasLogger & HasClock)!
  func use<D>(_ other: D) where D: HasLogger & HasClock {}
}

final class GenericOuter<Item> {
  struct Inner {
    private typealias Dependencies = HasLogger
  }
}

#if DEBUG
  protocol HasMarker {}
  extension AppDependency: HasMarker {}
#endif

struct Marked {
  #if DEBUG
    typealias Inner = HasMarker & HasLogger
  #else
    typealias Inner = HasLogger
  #endif
  typealias Dependencies = Inner & HasClock
}

protocol HasValue<Value> {
  associatedtype Value
  var value: Value { get }
  func keep(_ value: Value) -> [Value]
}

protocol HasPage<Page, Mark> {
  associatedtype Page: Equatable
  associatedtype Mark
  var page: Page { get set }
  var mark: Mark { get }
}

extension AppDependency: HasValue, HasPage {
  var value: Int { 1 }
  func keep(_ value: Int) -> [Int] { [value] }
  var page: String {
    get { "" }
    set {}
  }
  var mark: [String: Int] { [:] }
}

struct Decided {
  typealias Dependencies = HasValue<Int> & HasPage<String, [String: Int]>
}

struct OneByOne<D> where D: HasLogger, D: HasClock, D: Sendable {
  let dependencies: D
}

@available(*, deprecated, renamed: "Plain")
enum Past {
  final class Old {
    typealias Dependencies = HasLogger
  }
}

@available(*, unavailable)
final class Gone {
  typealias Dependencies = HasLogger
}

/// Its protocol tells one property under the name that another is kept under.
protocol HasUnderscore {
  var line: Int { get }
  var _line: Int { get }
}

extension AppDependency: HasUnderscore {
  var line: Int { 1 }
  var _line: Int { 2 }
}

struct Underscore {
  typealias Dependencies = HasUnderscore
}
