import Dispatch

/// A cache of answers about data that never changes.
package final class Memo<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  /// Protected by `lock`.
  private var answers: [Question: Answer] = [:]

  package init() {}

  /// Returns the answer to a question. Two threads that ask at the same time may both compute it.
  package func answer(_ question: Question, or workOut: () -> Answer) -> Answer {
    lock.wait()
    let known = answers[question]
    lock.signal()
    if let known { return known }
    let answer = workOut()
    lock.wait()
    answers[question] = answer
    lock.signal()
    return answer
  }
}
