import Dispatch

extension Array where Element: Sendable {
  /// Returns the results of a function for the elements, computed on all cores, in the order of the
  /// elements.
  ///
  /// - Parameters:
  ///   - size: The number of elements that the function gets at a time: enough to be worth a core's
  ///     attention, and few enough to keep all cores busy.
  ///   - transform: Returns exactly one result for each element that it gets.
  package func concurrentMap<Result: Sendable>(
    inBatchesOf size: Int, _ transform: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let batches = (count + size - 1) / size
    guard batches > 1 else { return transform(self[...]) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each iteration initializes another range of the memory.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: batches) { batch in
        let range = batch * size..<Swift.min((batch + 1) * size, count)
        let made = transform(self[range])
        precondition(made.count == range.count, "a result for each element")
        _ = results[range].initialize(from: made)
      }
      initializedCount = count
    }
  }
}

/// Returns the results of two independent functions, computed on two cores if available.
package func bothAtOnce<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  // Each iteration writes one variable; both are read after the last iteration.
  nonisolated(unsafe) var one: First?
  nonisolated(unsafe) var two: Second?
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 { one = first() } else { two = second() }
  }
  // Neither is `nil` here; the second call only avoids a force-unwrap.
  return (one ?? first(), two ?? second())
}
