protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }
protocol HasE { var e: Int { get } }

struct AppDependency {
  #if DEBUG
    let a: Int
    let b: Int
  #else
    let d: Int
  #endif
  #if os(iOS)
    let c: Int
  #endif
  #if DEBUG
    let d: Int
    let e: Int
  #endif
}

#if !DEBUG
  // Never met.
  final class Release {
    typealias Dependencies = HasA & HasD
  }
#endif

// Met at times.
final class Console {
  typealias Dependencies = HasB & HasD
}

// A platform's.
final class Phone {
  typealias Dependencies = HasC
}

// Met under the same condition, and by a type of the user's under the other.
#if DEBUG
  final class Debugger {
    typealias Dependencies = HasA
  }
#endif
final class Both {
  typealias Dependencies = HasE
}
struct BothServices: HasE {
  let e: Int
}
