import Dispatch
import HasKit
import Testing

@Suite struct WeakTests {
  private protocol Presenting: AnyObject, Sendable {}
  private final class Presenter: Presenting {}

  private struct Container: Sendable {
    @Weak var presenter: Presenter?
    @Weak var any: (any Presenting)?
  }

  @Test func doesNotKeepItsObject() {
    var presenter: Presenter? = Presenter()
    let container = Container(presenter: presenter, any: presenter)
    #expect(container.presenter === presenter)
    #expect(container.any === presenter)
    presenter = nil
    #expect(container.presenter == nil)
    #expect(container.any == nil)
  }

  @Test func assigningChangesOneCopy() {
    let first = Presenter(), second = Presenter()
    var container = Container(presenter: first)
    let copy = container
    container.presenter = second
    #expect(container.presenter === second)
    #expect(copy.presenter === first)
    container.presenter = nil
    #expect(container.presenter == nil)
  }

  @Test func eightThreadsReadWhileItGoes() {
    for _ in 0..<200 {
      nonisolated(unsafe) var presenter: Presenter? = Presenter()
      let container = Container(presenter: presenter)
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        if thread == 0 { presenter = nil } else { _ = container.presenter }
      }
      #expect(container.presenter == nil)
    }
  }

  @Test func valuesStop() async {
    await #expect(processExitsWith: .failure) { _ = Weak(wrappedValue: 3) }
  }
}
