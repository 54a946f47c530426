import DependencyGraph
import Findings

extension Explanation {
  /// The explanation of a kind of diagnostic.
  ///
  /// The entry is the Markdown file of its name in `Entries`; the compiler wants one for each kind.
  init(of id: DiagnosticID) {
    self.init(id: id, markdown: String(decoding: Self.bytes(of: id), as: UTF8.self))
  }

  /// All explanations, sorted by name.
  static var all: [Explanation] {
    DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }.map { Explanation(of: $0) }
  }

  private static func bytes(of id: DiagnosticID) -> [UInt8] {
    switch id {
    case .ambiguousContainer: PackageResources.ambiguous_container_md
    case .ambiguousParent: PackageResources.ambiguous_parent_md
    case .cannotBuild: PackageResources.cannot_build_md
    case .conflictMarker: PackageResources.conflict_marker_md
    case .cyclicAlias: PackageResources.cyclic_alias_md
    case .cyclicParents: PackageResources.cyclic_parents_md
    case .duplicateDeclaration: PackageResources.duplicate_declaration_md
    case .editorPlaceholder: PackageResources.editor_placeholder_md
    case .fileInTheWay: PackageResources.file_in_the_way_md
    case .folderNotEmpty: PackageResources.folder_not_empty_md
    case .folderOutside: PackageResources.folder_outside_md
    case .hiddenContainer: PackageResources.hidden_container_md
    case .hiddenParent: PackageResources.hidden_parent_md
    case .idleDirective: PackageResources.idle_directive_md
    case .invalidConfiguration: PackageResources.invalid_configuration_md
    case .invalidEncoding: PackageResources.invalid_encoding_md
    case .invalidName: PackageResources.invalid_name_md
    case .invalidTemplate: PackageResources.invalid_template_md
    case .largeContainer: PackageResources.large_container_md
    case .leftOutOfReference: PackageResources.left_out_of_reference_md
    case .mismatchedWitness: PackageResources.mismatched_witness_md
    case .missingPath: PackageResources.missing_path_md
    case .nameTaken: PackageResources.name_taken_md
    case .needOfChild: PackageResources.need_of_child_md
    case .nestedTooDeep: PackageResources.nested_too_deep_md
    case .noClone: PackageResources.no_clone_md
    case .noContainer: PackageResources.no_container_md
    case .noRoomForProperty: PackageResources.no_room_for_property_md
    case .noSources: PackageResources.no_sources_md
    case .noSwiftFile: PackageResources.no_swift_file_md
    case .noncopyableContainer: PackageResources.noncopyable_container_md
    case .notByReference: PackageResources.not_by_reference_md
    case .notDoubled: PackageResources.not_doubled_md
    case .notForwarded: PackageResources.not_forwarded_md
    case .notPartlyLive: PackageResources.not_partly_live_md
    case .notOverridable: PackageResources.not_overridable_md
    case .notSendable: PackageResources.not_sendable_md
    case .notWirable: PackageResources.not_wirable_md
    case .nulByte: PackageResources.nul_byte_md
    case .optionalParent: PackageResources.optional_parent_md
    case .otherProtocolNames: PackageResources.other_protocol_names_md
    case .outOfDate: PackageResources.out_of_date_md
    case .outputInTheWay: PackageResources.output_in_the_way_md
    case .outputOutside: PackageResources.output_outside_md
    case .partialRun: PackageResources.partial_run_md
    case .partialSources: PackageResources.partial_sources_md
    case .protocolCollision: PackageResources.protocol_collision_md
    case .severalContainers: PackageResources.several_containers_md
    case .severalModules: PackageResources.several_modules_md
    case .staleFileList: PackageResources.stale_file_list_md
    case .strayBracket: PackageResources.stray_bracket_md
    case .strayDirective: PackageResources.stray_directive_md
    case .unclosedBracket: PackageResources.unclosed_bracket_md
    case .unclosedCondition: PackageResources.unclosed_condition_md
    case .undeclarableProperty: PackageResources.undeclarable_property_md
    case .unexpectedCharacter: PackageResources.unexpected_character_md
    case .unexpectedToken: PackageResources.unexpected_token_md
    case .unknownContainer: PackageResources.unknown_container_md
    case .unknownDirective: PackageResources.unknown_directive_md
    case .unknownKey: PackageResources.unknown_key_md
    case .unknownModule: PackageResources.unknown_module_md
    case .unknownName: PackageResources.unknown_name_md
    case .unknownProtocol: PackageResources.unknown_protocol_md
    case .unknownTests: PackageResources.unknown_tests_md
    case .unmetDependency: PackageResources.unmet_dependency_md
    case .unreadModule: PackageResources.unread_module_md
    case .unreadableConfiguration: PackageResources.unreadable_configuration_md
    case .unreadableFile: PackageResources.unreadable_file_md
    case .unreadableTemplates: PackageResources.unreadable_templates_md
    case .unsureConformance: PackageResources.unsure_conformance_md
    case .unterminatedLiteral: PackageResources.unterminated_literal_md
    case .unusableFileList: PackageResources.unusable_file_list_md
    case .unusableOutline: PackageResources.unusable_outline_md
    case .unwritableFile: PackageResources.unwritable_file_md
    case .wiringCycle: PackageResources.wiring_cycle_md
    }
  }
}
