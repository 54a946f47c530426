import BuildPlans
import DependencyGraph
import SwiftProgram

/// The refused values, with one word for each kind.
extension WiringSolver {
  /// The reasons why there is no function.
  package var refused: [Wiring.Refused] {
    failures.map { failure in
      Wiring.Refused(
        subject: failure.request.text, asker: failure.request.asker.name, kind: failure.kind)
    }
      + cycles.map { cycle in
        Wiring.Refused(
          subject: cycle.steps.map(\.name).joined(separator: ", "),
          asker: container.symbol.path, kind: "cycle")
      }
      + (obstacle.map {
        [Wiring.Refused(subject: container.symbol.path, asker: "", kind: $0.kind)]
      } ?? [])
  }
}

extension NotWirable.Cause {
  /// The mistake, in a word.
  fileprivate var kind: String {
    if case .severalInitializers(let rivals, let kind) = self {
      RejectedProvider.Reason.isOneOf(rivals, kind).kind ?? "container"
    } else {
      "container"
    }
  }
}

extension BuildingFailure {
  /// The mistake, in a word.
  fileprivate var kind: String {
    rejections.lazy.compactMap(\.reason.kind).first ?? "other"
  }
}

extension RejectedProvider.Reason {
  /// The mistake, in a word; `nil` for a rejection that only explains another.
  fileprivate var kind: String? {
    switch self {
    case .isOneOf(_, .argument): "arguments"
    case .isOneOf(_, .member), .isOneOf(_, .twin): "members"
    case .isOneOf(_, .implementation): "implementations"
    case .isOneOf(_, .marked): "marks"
    case .isOneOf(_, .initializer): "initializers"
    case .isOneOf(_, .factory): "makers"
    case .isOneOf(_, .scope): "scopes"
    case .lacks: "lacks"
    case .isOutOfReach: "reach"
    case .needsItself, .isContainer(isOwn: true): "cycle"
    case .givesOther: "maker"
    case .isMarkedInVain: "mark"
    case .isMadeByCase: "cases"
    default: nil
    }
  }
}
