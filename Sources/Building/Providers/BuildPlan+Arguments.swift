import SwiftReading
import SwiftProgram

extension BuildPlan {
  /// The number of calls that take a runtime argument, and their name, if that number is wrong: no
  /// call takes it, or one call takes it more than once. Several objects may get the same argument.
  package func misuse(ofArgument index: Int) -> (times: Int, by: String)? {
    var total = 0
    var misuse: (times: Int, by: String)?
    visit { part in
      switch part {
      case .argument(index): total += 1
      case .call(let provider, let arguments):
        let count = arguments.count { if case .argument(index) = $0.value { true } else { false } }
        if count > 1 { misuse = (count, provider.name) }
      default: break
      }
    }
    return total == 0 ? (0, name) : misuse
  }
}
