#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Answers that are worked out once, for what is asked again and again of something that never
/// changes: it decides how long an answer takes, and never what it is.
package final class Memo<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// Behind the lock.
  private var answers: [Question: Answer] = [:]
  /// The number of answers that were worked out, behind the lock as well.
  private var count = 0

  package init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The answer to a question. Two threads that ask at once may both work it out.
  package func answer(_ question: Question, or workOut: () -> Answer) -> Answer {
    if let known = known(question) { return known }
    let answer = workOut()
    pthread_mutex_lock(lock)
    answers[question] = answer
    count += 1
    pthread_mutex_unlock(lock)
    return answer
  }

  /// The questions so far, in no particular order.
  var questions: [Question] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return Array(answers.keys)
  }

  /// The number of answers that were worked out so far.
  package var workCount: Int {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return count
  }

  private func known(_ question: Question) -> Answer? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return answers[question]
  }
}
