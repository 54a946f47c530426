import Dispatch

/// Answers that are worked out once, for what is asked again and again of something that never
/// changes: it decides how long an answer takes, and never what it is.
package final class Memo<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  /// Behind the lock.
  private var answers: [Question: Answer] = [:]

  package init() {}

  /// The answer to a question. Two threads that ask at once may both work it out.
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
