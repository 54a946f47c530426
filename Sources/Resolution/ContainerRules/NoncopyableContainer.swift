import Findings

/// A container that cannot be copied, so that nothing is generated for it.
struct NoncopyableContainer: Sendable {
  let name: String
  let location: Location
  /// The Has-protocols that it could conform to by hand.
  let possible: [String]
  /// The Has-protocols that it could conform to if they did not ask for copying.
  let copyable: [String]

  var diagnostic: Diagnostic {
    var cures: [String] = []
    if !possible.isEmpty {
      cures.append("write it by hand: 'extension \(name): \(possible.joined(separator: ", ")) {}'")
    }
    for other in copyable {
      cures.append(
        "'\(other)' asks for a copyable type; if it need not, declare it "
          + "'protocol \(other): ~Copyable', and write 'extension \(name): \(other) {}' by hand")
    }
    return Diagnostic(
      severity: .warning, id: .noncopyableContainer,
      message: "nothing is generated for '\(name)', since it is '~Copyable'",
      location: location, notes: cures.map { Diagnostic.Note($0) })
  }
}
