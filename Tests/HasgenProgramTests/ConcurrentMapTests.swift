import Testing

@testable import HasgenProgram

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 31, 32, 33, 64, 1_000], [1, 32])
  func keepsTheOrder(count: Int, batch: Int) {
    let numbers = Array(0..<count)
    #expect(
      numbers.concurrentMap(inBatchesOf: batch) { $0.map { $0 * 2 } } == numbers.map { $0 * 2 })
  }
}
