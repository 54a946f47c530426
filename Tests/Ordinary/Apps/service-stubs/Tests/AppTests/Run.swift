import Foundation

/// Runs the checks of all files; what is wrong is printed, and the status tells of it.
@main
struct Run {
  static func main() async throws {
    let check = Check()
    properties(check)
    try await effectfulProperties(check)
    functions(check)
    try await effects(check)
    await closures(check)
    try await generics(check)
    try await associatedTypes(check)
    try await sharing(check)
    try await isolated(check)
    try await others(check)
    try await inherited(check)
    clauses(check)
    released(check)
    values(check)
    for line in check.failures { print(line) }
    exit(check.failures.isEmpty ? 0 : 1)
  }
}

/// Keeps what was not as expected; used by one check at a time.
final class Check: @unchecked Sendable {
  private(set) var failures: [String] = []

  func callAsFunction(_ isRight: Bool, file: String = #fileID, line: Int = #line) {
    if !isRight { failures.append("\(file):\(line)") }
  }

  func throwing<E: Error & Equatable>(
    _ wanted: E, file: String = #fileID, line: Int = #line, _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      self(false, file: file, line: line)
    } catch {
      self(error as? E == wanted, file: file, line: line)
    }
  }
}
