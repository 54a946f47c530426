/// The kind of a diagnostic, which is printed in brackets behind its message.
///
/// The raw value is the name that users see, in kebab case: `unmet-dependency`. `hasgen explain`
/// and the page of messages have an entry for each.
package struct DiagnosticID: RawRepresentable, Sendable, Hashable, Codable {
  /// The name in kebab case.
  package let rawValue: String

  /// Creates a kind from its name; any text is allowed.
  package init(rawValue: String) { self.rawValue = rawValue }

  // Consumers and Has-protocols.
  package static let unmetDependency = DiagnosticID(rawValue: "unmet-dependency")
  package static let unknownName = DiagnosticID(rawValue: "unknown-name")
  package static let unreadModule = DiagnosticID(rawValue: "unread-module")
  package static let otherProtocolNames = DiagnosticID(rawValue: "other-protocol-names")

  // Containers.
  package static let noContainer = DiagnosticID(rawValue: "no-container")
  package static let unknownContainer = DiagnosticID(rawValue: "unknown-container")
  package static let ambiguousContainer = DiagnosticID(rawValue: "ambiguous-container")
  package static let hiddenContainer = DiagnosticID(rawValue: "hidden-container")
  package static let duplicateDeclaration = DiagnosticID(rawValue: "duplicate-declaration")

  // Conformances.
  package static let mismatchedWitness = DiagnosticID(rawValue: "mismatched-witness")
  package static let notSendable = DiagnosticID(rawValue: "not-sendable")

  // Scopes.
  package static let ambiguousParent = DiagnosticID(rawValue: "ambiguous-parent")
  package static let cyclicParents = DiagnosticID(rawValue: "cyclic-parents")
  package static let hiddenParent = DiagnosticID(rawValue: "hidden-parent")
  package static let optionalParent = DiagnosticID(rawValue: "optional-parent")

  // Building objects.
  package static let cannotBuild = DiagnosticID(rawValue: "cannot-build")
  package static let notWirable = DiagnosticID(rawValue: "not-wirable")
  package static let newParameter = DiagnosticID(rawValue: "new-parameter")
  package static let wiringCycle = DiagnosticID(rawValue: "wiring-cycle")

  // Code that is generated on request.
  package static let undeclarableProperty = DiagnosticID(rawValue: "undeclarable-property")
  package static let protocolCollision = DiagnosticID(rawValue: "protocol-collision")
  package static let leftToYou = DiagnosticID(rawValue: "left-to-you")
  package static let unknownTests = DiagnosticID(rawValue: "unknown-tests")

  // Directives.
  package static let unknownDirective = DiagnosticID(rawValue: "unknown-directive")
  package static let idleDirective = DiagnosticID(rawValue: "idle-directive")

  // The text of Swift files.
  package static let unterminatedLiteral = DiagnosticID(rawValue: "unterminated-literal")
  package static let unclosedBracket = DiagnosticID(rawValue: "unclosed-bracket")
  package static let strayBracket = DiagnosticID(rawValue: "stray-bracket")
  package static let unclosedCondition = DiagnosticID(rawValue: "unclosed-condition")
  package static let strayDirective = DiagnosticID(rawValue: "stray-directive")
  package static let unexpectedToken = DiagnosticID(rawValue: "unexpected-token")
  package static let unexpectedCharacter = DiagnosticID(rawValue: "unexpected-character")
  package static let invalidEncoding = DiagnosticID(rawValue: "invalid-encoding")
  package static let nulByte = DiagnosticID(rawValue: "nul-byte")
  package static let conflictMarker = DiagnosticID(rawValue: "conflict-marker")
  package static let editorPlaceholder = DiagnosticID(rawValue: "editor-placeholder")
  package static let nestedTooDeep = DiagnosticID(rawValue: "nested-too-deep")

  // Paths, and files to read.
  package static let noSources = DiagnosticID(rawValue: "no-sources")
  package static let noSwiftFile = DiagnosticID(rawValue: "no-swift-file")
  package static let missingPath = DiagnosticID(rawValue: "missing-path")
  package static let unreadableFile = DiagnosticID(rawValue: "unreadable-file")
  package static let computedManifest = DiagnosticID(rawValue: "computed-manifest")

  // The earlier graph of 'hasgen diff'.
  package static let unusableGraph = DiagnosticID(rawValue: "unusable-graph")
  package static let unusableRevision = DiagnosticID(rawValue: "unusable-revision")

  // Configuration and templates.
  package static let invalidConfiguration = DiagnosticID(rawValue: "invalid-configuration")
  package static let unknownKey = DiagnosticID(rawValue: "unknown-key")
  package static let unreadableConfiguration = DiagnosticID(rawValue: "unreadable-configuration")
  package static let unreadableTemplates = DiagnosticID(rawValue: "unreadable-templates")
  package static let invalidTemplate = DiagnosticID(rawValue: "invalid-template")

  // Files to write.
  package static let outOfDate = DiagnosticID(rawValue: "out-of-date")
  package static let outputInTheWay = DiagnosticID(rawValue: "output-in-the-way")
  package static let outputOutside = DiagnosticID(rawValue: "output-outside")
  package static let notInTarget = DiagnosticID(rawValue: "not-in-target")
  package static let unwritableFile = DiagnosticID(rawValue: "unwritable-file")

  // hasgen new.
  package static let cannotAdd = DiagnosticID(rawValue: "cannot-add")
  package static let nameTaken = DiagnosticID(rawValue: "name-taken")

  // hasgen lint.
  package static let authorityCast = DiagnosticID(rawValue: "authority-cast")
  package static let forbiddenDependency = DiagnosticID(rawValue: "forbidden-dependency")
  package static let repeatedDependency = DiagnosticID(rawValue: "repeated-dependency")
  package static let shadowedDependency = DiagnosticID(rawValue: "shadowed-dependency")
  package static let unaskedProtocol = DiagnosticID(rawValue: "unasked-protocol")
  package static let unreadMember = DiagnosticID(rawValue: "unread-member")
  package static let unusedDependency = DiagnosticID(rawValue: "unused-dependency")

  /// The rules of `hasgen lint`, sorted by name.
  package static let lintRules: [DiagnosticID] = [
    .authorityCast, .forbiddenDependency, .repeatedDependency, .shadowedDependency,
    .unaskedProtocol, .unreadMember, .unusedDependency,
  ]
}
