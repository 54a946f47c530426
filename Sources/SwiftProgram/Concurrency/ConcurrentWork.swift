import Dispatch

extension Array where Element: Sendable {
  /// The results of a function for the elements, worked out by all cores; in the order of the
  /// elements.
  ///
  /// - Parameters:
  ///   - size: How many elements the function is handed at a time: enough to be worth a core's
  ///     attention, and few enough to go round.
  ///   - transform: Gives a result for each element that it is handed, no more and no fewer.
  package func concurrentMap<Result: Sendable>(
    inBatchesOf size: Int, _ transform: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let batches = (count + size - 1) / size
    guard batches > 1 else { return transform(self[...]) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each iteration fills a part of its own.
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

/// The results of two functions that do not depend on each other, worked out on two cores if there
/// are two.
package func bothAtOnce<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  // Each iteration writes one of them, and both are read behind the last.
  nonisolated(unsafe) var one: First?
  nonisolated(unsafe) var two: Second?
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 { one = first() } else { two = second() }
  }
  // Never `nil` here; without a force-unwrap, what is missing is made up for.
  return (one ?? first(), two ?? second())
}
