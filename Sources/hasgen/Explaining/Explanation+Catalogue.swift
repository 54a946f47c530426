import Findings
import Lint

extension Explanation {
  /// All explanations, sorted by name: of the tool's own messages, and of the rules of `lint`.
  static let all: [Explanation] =
    (entries.map { Explanation(id: $0.key, markdown: String(decoding: $0.value, as: UTF8.self)) }
    + LintRule.all.map { Explanation(id: $0.id, markdown: $0.page) })
    .sorted { $0.id.rawValue < $1.id.rawValue }

  /// The explanation of a kind of diagnostic; `nil` for what is none.
  init?(of id: DiagnosticID) {
    guard let known = Self.all.first(where: { $0.id == id }) else { return nil }
    self = known
  }

  /// The names of all kinds of diagnostics, sorted.
  static var names: [String] { all.map(\.id.rawValue) }

  /// The Markdown files of `Entries`; a test wants one for each of the tool's own messages.
  private static let entries: [DiagnosticID: [UInt8]] = [
    .ambiguousContainer: PackageResources.ambiguous_container_md,
    .ambiguousParent: PackageResources.ambiguous_parent_md,
    .cannotAdd: PackageResources.cannot_add_md,
    .cannotBuild: PackageResources.cannot_build_md,
    .computedManifest: PackageResources.computed_manifest_md,
    .conflictMarker: PackageResources.conflict_marker_md,
    .cyclicAlias: PackageResources.cyclic_alias_md,
    .cyclicParents: PackageResources.cyclic_parents_md,
    .duplicateDeclaration: PackageResources.duplicate_declaration_md,
    .editorPlaceholder: PackageResources.editor_placeholder_md,
    .hiddenContainer: PackageResources.hidden_container_md,
    .hiddenParent: PackageResources.hidden_parent_md,
    .idleDirective: PackageResources.idle_directive_md,
    .invalidConfiguration: PackageResources.invalid_configuration_md,
    .invalidEncoding: PackageResources.invalid_encoding_md,
    .invalidTemplate: PackageResources.invalid_template_md,
    .largeContainer: PackageResources.large_container_md,
    .leftOutOfReference: PackageResources.left_out_of_reference_md,
    .leftToYou: PackageResources.left_to_you_md,
    .mismatchedWitness: PackageResources.mismatched_witness_md,
    .missingPath: PackageResources.missing_path_md,
    .nameTaken: PackageResources.name_taken_md,
    .needOfChild: PackageResources.need_of_child_md,
    .nestedTooDeep: PackageResources.nested_too_deep_md,
    .newParameter: PackageResources.new_parameter_md,
    .noContainer: PackageResources.no_container_md,
    .noSources: PackageResources.no_sources_md,
    .noSwiftFile: PackageResources.no_swift_file_md,
    .noncopyableContainer: PackageResources.noncopyable_container_md,
    .notByReference: PackageResources.not_by_reference_md,
    .notForwarded: PackageResources.not_forwarded_md,
    .notOverridable: PackageResources.not_overridable_md,
    .notSendable: PackageResources.not_sendable_md,
    .notWirable: PackageResources.not_wirable_md,
    .nulByte: PackageResources.nul_byte_md,
    .optionalParent: PackageResources.optional_parent_md,
    .otherProtocolNames: PackageResources.other_protocol_names_md,
    .outOfDate: PackageResources.out_of_date_md,
    .outputInTheWay: PackageResources.output_in_the_way_md,
    .outputOutside: PackageResources.output_outside_md,
    .partialSources: PackageResources.partial_sources_md,
    .protocolCollision: PackageResources.protocol_collision_md,
    .strayBracket: PackageResources.stray_bracket_md,
    .strayDirective: PackageResources.stray_directive_md,
    .unclosedBracket: PackageResources.unclosed_bracket_md,
    .unclosedCondition: PackageResources.unclosed_condition_md,
    .undeclarableProperty: PackageResources.undeclarable_property_md,
    .undeclaredImport: PackageResources.undeclared_import_md,
    .unexpectedCharacter: PackageResources.unexpected_character_md,
    .unexpectedToken: PackageResources.unexpected_token_md,
    .unknownContainer: PackageResources.unknown_container_md,
    .unknownDirective: PackageResources.unknown_directive_md,
    .unknownKey: PackageResources.unknown_key_md,
    .unknownName: PackageResources.unknown_name_md,
    .unknownProtocol: PackageResources.unknown_protocol_md,
    .unknownTests: PackageResources.unknown_tests_md,
    .unmetDependency: PackageResources.unmet_dependency_md,
    .unreadModule: PackageResources.unread_module_md,
    .unreadableConfiguration: PackageResources.unreadable_configuration_md,
    .unreadableFile: PackageResources.unreadable_file_md,
    .unreadableTemplates: PackageResources.unreadable_templates_md,
    .unsureConformance: PackageResources.unsure_conformance_md,
    .unterminatedLiteral: PackageResources.unterminated_literal_md,
    .unusableGraph: PackageResources.unusable_graph_md,
    .unusableRevision: PackageResources.unusable_revision_md,
    .unwritableFile: PackageResources.unwritable_file_md,
    .wiringCycle: PackageResources.wiring_cycle_md,
  ]
}
