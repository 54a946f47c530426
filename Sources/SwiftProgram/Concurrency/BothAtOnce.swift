import Dispatch

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
