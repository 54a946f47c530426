protocol HasItem { var item: Int { get } }
#if DEBUG
  protocol HasDebugger { var debugger: Int { get } }
  protocol HasDebuggerToo { var debugger: Int { get } }
#endif
protocol HasVersion {
  #if DEBUG
    var debugger: Int { get }
  #endif
  #if os(Linux)
    func penguin() -> Int
  #else
    func penguin() -> String
  #endif
}
@available(macOS 99, *)
struct Future {}
@available(macOS 99, *)
protocol HasFuture { var future: Int { get } }
@available(macOS 99, *)
protocol HasFutureFactory { func makeFuture() -> Future }
@available(*, deprecated, message: "ask for HasItem")
protocol HasOld { var old: Int { get } }
/// Asks for the same without any restriction.
protocol HasOldToo { var old: Int { get } }

struct AppDependency {
  let item: Int
  let old: Int
  let future: Int

  #if DEBUG
    let debugger: Int
  #endif

  @available(macOS 99, *)
  func makeFuture() -> Future { Future() }

  #if os(Linux)
    func penguin() -> Int { 1 }
  #else
    func penguin() -> String { "" }
  #endif
}

#if FLAG
  extension AppDependency: HasByHand {}
#endif
protocol HasByHand { var item: Int { get } }
