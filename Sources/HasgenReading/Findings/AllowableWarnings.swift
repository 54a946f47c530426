extension Diagnostic {
  /// The ids of warnings that a comment can allow.
  package static let idsOfAllowableWarnings: Set<DiagnosticID> = [
    .cannotBuild, .hiddenParent, .leftToYou, .mismatchedWitness,
    .notWirable, .optionalParent, .otherProtocolNames, .unmetDependency,
  ]

  /// True if the user may allow the diagnostic: it is a warning about code that may be intended.
  package var mayBeAllowed: Bool {
    severity == .warning && Self.idsOfAllowableWarnings.contains(id)
  }

  /// Returns the diagnostic with a note on how to allow it, unless another note shows a directive.
  package var sayingHowToAllow: Diagnostic {
    guard location?.path.hasSuffix(".swift") == true,
      !notes.contains(where: { $0.message.contains("// hasgen: ") })
    else { return self }
    let note = Note(
      "if that is as it should be: '// hasgen: allow \(id.rawValue): reason' above the line")
    let places = notes.filter(\.isFurther)
    return Diagnostic(
      severity: severity, id: id, message: message, location: location,
      notes: notes.filter { !$0.isFurther } + [note] + places)
  }
}
