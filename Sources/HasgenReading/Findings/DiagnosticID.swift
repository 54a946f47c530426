/// The kind of a diagnostic, which is printed in brackets behind its message.
///
/// The raw value is the name that users see, in kebab case: `unmet-dependency`. `hasgen explain`
/// and the page of messages have an entry for each.
package enum DiagnosticID: String, Sendable, CaseIterable {
  // Consumers and Has-protocols.
  case unmetDependency = "unmet-dependency"
  case unknownName = "unknown-name"
  case unreadModule = "unread-module"
  case otherProtocolNames = "other-protocol-names"

  // Containers.
  case noContainer = "no-container"
  case unknownContainer = "unknown-container"
  case ambiguousContainer = "ambiguous-container"
  case hiddenContainer = "hidden-container"
  case duplicateDeclaration = "duplicate-declaration"

  // Conformances.
  case mismatchedWitness = "mismatched-witness"
  case notSendable = "not-sendable"

  // Scopes.
  case ambiguousParent = "ambiguous-parent"
  case cyclicParents = "cyclic-parents"
  case hiddenParent = "hidden-parent"
  case optionalParent = "optional-parent"

  // Building objects.
  case cannotBuild = "cannot-build"
  case notWirable = "not-wirable"
  case newParameter = "new-parameter"
  case wiringCycle = "wiring-cycle"

  // Code that is generated on request.
  case undeclarableProperty = "undeclarable-property"
  case protocolCollision = "protocol-collision"
  case leftToYou = "left-to-you"
  case unknownTests = "unknown-tests"

  // Directives.
  case unknownDirective = "unknown-directive"
  case idleDirective = "idle-directive"

  // The text of Swift files.
  case unreadableCode = "unreadable-code"
  case conflictMarker = "conflict-marker"

  // Paths, and files to read.
  case noSources = "no-sources"
  case noSwiftFile = "no-swift-file"
  case missingPath = "missing-path"
  case unreadableFile = "unreadable-file"
  case computedManifest = "computed-manifest"

  // The earlier graph of 'hasgen diff'.
  case unusableGraph = "unusable-graph"
  case unusableRevision = "unusable-revision"

  // Configuration and templates.
  case invalidConfiguration = "invalid-configuration"
  case unknownKey = "unknown-key"
  case unreadableConfiguration = "unreadable-configuration"
  case unreadableTemplates = "unreadable-templates"
  case invalidTemplate = "invalid-template"

  // Files to write.
  case outOfDate = "out-of-date"
  case outputInTheWay = "output-in-the-way"
  case outputOutside = "output-outside"
  case notInTarget = "not-in-target"
  case unwritableFile = "unwritable-file"

  // hasgen new.
  case cannotAdd = "cannot-add"
  case nameTaken = "name-taken"

  // hasgen lint.
  case authorityCast = "authority-cast"
  case forbiddenDependency = "forbidden-dependency"
  case repeatedDependency = "repeated-dependency"
  case shadowedDependency = "shadowed-dependency"
  case unaskedProtocol = "unasked-protocol"
  case unreadMember = "unread-member"
  case unusedDependency = "unused-dependency"

  /// The rules of `hasgen lint`, sorted by name.
  package static let lintRules: [DiagnosticID] = [
    .authorityCast, .forbiddenDependency, .repeatedDependency, .shadowedDependency,
    .unaskedProtocol, .unreadMember, .unusedDependency,
  ]
}
