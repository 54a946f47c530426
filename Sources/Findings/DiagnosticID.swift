/// The kind of a diagnostic: what stands behind its message in brackets.
///
/// The raw value is the name that users see, in kebab case: `unmet-dependency`. `hasgen explain` and
/// the page of messages have an entry for each. Rules of `hasgen lint` declare theirs beside the rule.
public struct DiagnosticID: RawRepresentable, Sendable, Hashable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  // Consumers and Has-protocols.
  public static let unmetDependency = DiagnosticID(rawValue: "unmet-dependency")
  public static let unknownName = DiagnosticID(rawValue: "unknown-name")
  public static let needOfChild = DiagnosticID(rawValue: "need-of-child")
  public static let unreadModule = DiagnosticID(rawValue: "unread-module")
  public static let cyclicAlias = DiagnosticID(rawValue: "cyclic-alias")
  public static let otherProtocolNames = DiagnosticID(rawValue: "other-protocol-names")

  // Containers.
  public static let noContainer = DiagnosticID(rawValue: "no-container")
  public static let unknownContainer = DiagnosticID(rawValue: "unknown-container")
  public static let ambiguousContainer = DiagnosticID(rawValue: "ambiguous-container")
  public static let hiddenContainer = DiagnosticID(rawValue: "hidden-container")
  public static let noncopyableContainer = DiagnosticID(rawValue: "noncopyable-container")
  public static let largeContainer = DiagnosticID(rawValue: "large-container")
  public static let duplicateDeclaration = DiagnosticID(rawValue: "duplicate-declaration")

  // Conformances.
  public static let mismatchedWitness = DiagnosticID(rawValue: "mismatched-witness")
  public static let notSendable = DiagnosticID(rawValue: "not-sendable")
  public static let unsureConformance = DiagnosticID(rawValue: "unsure-conformance")

  // Scopes.
  public static let notForwarded = DiagnosticID(rawValue: "not-forwarded")
  public static let ambiguousParent = DiagnosticID(rawValue: "ambiguous-parent")
  public static let cyclicParents = DiagnosticID(rawValue: "cyclic-parents")
  public static let hiddenParent = DiagnosticID(rawValue: "hidden-parent")
  public static let optionalParent = DiagnosticID(rawValue: "optional-parent")

  // Building objects.
  public static let cannotBuild = DiagnosticID(rawValue: "cannot-build")
  public static let notWirable = DiagnosticID(rawValue: "not-wirable")
  public static let notPartlyLive = DiagnosticID(rawValue: "not-partly-live")
  public static let wiringCycle = DiagnosticID(rawValue: "wiring-cycle")

  // What is generated on request.
  public static let undeclarableProperty = DiagnosticID(rawValue: "undeclarable-property")
  public static let protocolCollision = DiagnosticID(rawValue: "protocol-collision")
  public static let notOverridable = DiagnosticID(rawValue: "not-overridable")
  public static let notByReference = DiagnosticID(rawValue: "not-by-reference")
  public static let leftOutOfReference = DiagnosticID(rawValue: "left-out-of-reference")
  public static let notDoubled = DiagnosticID(rawValue: "not-doubled")
  public static let unknownTests = DiagnosticID(rawValue: "unknown-tests")

  // Directives.
  public static let unknownDirective = DiagnosticID(rawValue: "unknown-directive")
  public static let idleDirective = DiagnosticID(rawValue: "idle-directive")

  // The text of Swift files.
  public static let unterminatedLiteral = DiagnosticID(rawValue: "unterminated-literal")
  public static let unclosedBracket = DiagnosticID(rawValue: "unclosed-bracket")
  public static let strayBracket = DiagnosticID(rawValue: "stray-bracket")
  public static let unclosedCondition = DiagnosticID(rawValue: "unclosed-condition")
  public static let strayDirective = DiagnosticID(rawValue: "stray-directive")
  public static let unexpectedToken = DiagnosticID(rawValue: "unexpected-token")
  public static let unexpectedCharacter = DiagnosticID(rawValue: "unexpected-character")
  public static let invalidEncoding = DiagnosticID(rawValue: "invalid-encoding")
  public static let nulByte = DiagnosticID(rawValue: "nul-byte")
  public static let conflictMarker = DiagnosticID(rawValue: "conflict-marker")
  public static let editorPlaceholder = DiagnosticID(rawValue: "editor-placeholder")
  public static let nestedTooDeep = DiagnosticID(rawValue: "nested-too-deep")

  // Paths, and files to read.
  public static let noSources = DiagnosticID(rawValue: "no-sources")
  public static let noSwiftFile = DiagnosticID(rawValue: "no-swift-file")
  public static let missingPath = DiagnosticID(rawValue: "missing-path")
  public static let unreadableFile = DiagnosticID(rawValue: "unreadable-file")
  public static let partialSources = DiagnosticID(rawValue: "partial-sources")
  public static let partialRun = DiagnosticID(rawValue: "partial-run")
  public static let staleFileList = DiagnosticID(rawValue: "stale-file-list")
  public static let unusableFileList = DiagnosticID(rawValue: "unusable-file-list")
  public static let unusableOutline = DiagnosticID(rawValue: "unusable-outline")

  // Configuration and templates.
  public static let invalidConfiguration = DiagnosticID(rawValue: "invalid-configuration")
  public static let unknownKey = DiagnosticID(rawValue: "unknown-key")
  public static let unreadableConfiguration = DiagnosticID(rawValue: "unreadable-configuration")
  public static let unreadableTemplates = DiagnosticID(rawValue: "unreadable-templates")
  public static let invalidTemplate = DiagnosticID(rawValue: "invalid-template")

  // Files to write.
  public static let outOfDate = DiagnosticID(rawValue: "out-of-date")
  public static let outputInTheWay = DiagnosticID(rawValue: "output-in-the-way")
  public static let outputOutside = DiagnosticID(rawValue: "output-outside")
  public static let unwritableFile = DiagnosticID(rawValue: "unwritable-file")

  // hasgen new.
  public static let invalidName = DiagnosticID(rawValue: "invalid-name")
  public static let nameTaken = DiagnosticID(rawValue: "name-taken")
  public static let severalContainers = DiagnosticID(rawValue: "several-containers")
  public static let noRoomForProperty = DiagnosticID(rawValue: "no-room-for-property")
  public static let severalModules = DiagnosticID(rawValue: "several-modules")
  public static let unknownModule = DiagnosticID(rawValue: "unknown-module")
  public static let unknownProtocol = DiagnosticID(rawValue: "unknown-protocol")
  public static let fileInTheWay = DiagnosticID(rawValue: "file-in-the-way")
  public static let folderOutside = DiagnosticID(rawValue: "folder-outside")

  // hasgen init.
  public static let folderNotEmpty = DiagnosticID(rawValue: "folder-not-empty")
  public static let noClone = DiagnosticID(rawValue: "no-clone")
}
