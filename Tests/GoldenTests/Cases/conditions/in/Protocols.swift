protocol HasAlways { var always: Int { get } }
#if DEBUG
  protocol HasDebugMenu { var debugMenu: Int { get } }
#endif
protocol HasWitnessInDebug { var inDebug: Int { get } }
protocol HasTwoVersions { var twoVersions: Int { get } }
protocol HasThreeVersions { var threeVersions: Int { get } }
protocol HasPart {
  var part: Int { get }
  #if DEBUG
    var debugPart: Int { get }
  #endif
}
#if os(Linux) || os(macOS)
  protocol HasShell { var shell: Int { get } }
#endif
#if canImport(Nowhere)
  protocol HasElsewhere { var elsewhere: String { get } }
#else
  protocol HasElsewhere { var elsewhere: Int { get } }
#endif
