/// The kind of a diagnostic: what stands behind its message in brackets.
///
/// The raw value is the name that users see, in kebab case: `unmet-dependency`. `hasgen explain` and
/// the page of messages have an entry for each.
public enum DiagnosticID: String, Sendable, Hashable, Codable, CaseIterable {
  // Consumers and Has-protocols.
  case unmetDependency = "unmet-dependency"
  case unknownName = "unknown-name"
  case needOfChild = "need-of-child"
  case unreadModule = "unread-module"
  case cyclicAlias = "cyclic-alias"
  case otherProtocolNames = "other-protocol-names"

  // Containers.
  case noContainer = "no-container"
  case unknownContainer = "unknown-container"
  case ambiguousContainer = "ambiguous-container"
  case hiddenContainer = "hidden-container"
  case noncopyableContainer = "noncopyable-container"
  case largeContainer = "large-container"
  case duplicateDeclaration = "duplicate-declaration"

  // Conformances.
  case mismatchedWitness = "mismatched-witness"
  case notSendable = "not-sendable"
  case unsureConformance = "unsure-conformance"

  // Scopes.
  case notForwarded = "not-forwarded"
  case ambiguousParent = "ambiguous-parent"
  case cyclicParents = "cyclic-parents"
  case hiddenParent = "hidden-parent"
  case optionalParent = "optional-parent"

  // Building objects.
  case cannotBuild = "cannot-build"
  case notWirable = "not-wirable"
  case notPartlyLive = "not-partly-live"
  case wiringCycle = "wiring-cycle"

  // What is generated on request.
  case undeclarableProperty = "undeclarable-property"
  case protocolCollision = "protocol-collision"
  case notOverridable = "not-overridable"
  case notByReference = "not-by-reference"
  case leftOutOfReference = "left-out-of-reference"
  case notDoubled = "not-doubled"
  case unknownTests = "unknown-tests"

  // Directives.
  case unknownDirective = "unknown-directive"
  case idleDirective = "idle-directive"

  // The text of Swift files.
  case unterminatedLiteral = "unterminated-literal"
  case unclosedBracket = "unclosed-bracket"
  case strayBracket = "stray-bracket"
  case unclosedCondition = "unclosed-condition"
  case strayDirective = "stray-directive"
  case unexpectedToken = "unexpected-token"
  case unexpectedCharacter = "unexpected-character"
  case invalidEncoding = "invalid-encoding"
  case nulByte = "nul-byte"
  case conflictMarker = "conflict-marker"
  case editorPlaceholder = "editor-placeholder"
  case nestedTooDeep = "nested-too-deep"

  // Paths, and files to read.
  case noSources = "no-sources"
  case noSwiftFile = "no-swift-file"
  case missingPath = "missing-path"
  case unreadableFile = "unreadable-file"
  case partialSources = "partial-sources"
  case partialRun = "partial-run"
  case staleFileList = "stale-file-list"
  case unusableFileList = "unusable-file-list"
  case unusableOutline = "unusable-outline"

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
  case unwritableFile = "unwritable-file"

  // hasgen new.
  case invalidName = "invalid-name"
  case nameTaken = "name-taken"
  case severalContainers = "several-containers"
  case noRoomForProperty = "no-room-for-property"
  case severalModules = "several-modules"
  case unknownModule = "unknown-module"
  case unknownProtocol = "unknown-protocol"
  case fileInTheWay = "file-in-the-way"
  case folderOutside = "folder-outside"

  // hasgen init.
  case folderNotEmpty = "folder-not-empty"
  case noClone = "no-clone"
}
