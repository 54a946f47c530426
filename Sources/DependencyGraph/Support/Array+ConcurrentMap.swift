import Dispatch

extension Array where Element: Sendable {
  /// What a function makes of the elements, over all cores; in the order of the elements.
  ///
  /// - Parameters:
  ///   - size: How many elements the function is handed at a time: enough to be worth a core's
  ///     attention, and few enough to go round.
  ///   - transform: Gives a result for each element that it is handed.
  package func concurrentMap<Result: Sendable>(
    inBatchesOf size: Int, _ transform: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let batches = (count + size - 1) / size
    guard batches > 1 else { return transform(self[...]) }
    let results = [[Result]](unsafeUninitializedCapacity: batches) { results, initializedCount in
      // Each iteration fills an element of its own.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: batches) { batch in
        let range = batch * size..<Swift.min((batch + 1) * size, count)
        results.initializeElement(at: batch, to: transform(self[range]))
      }
      initializedCount = batches
    }
    return results.flatMap(\.self)
  }
}
