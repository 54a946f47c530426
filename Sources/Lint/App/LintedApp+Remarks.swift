import Supply
import Findings
import SwiftProgram
import Usage

extension LintedApp {
  /// The consumers of which it is not known what they use, with the reason; in lines.
  package var remarks: [String] {
    compositions.compactMap { composition in
      for id in composition.terms.flatMap(\.protocols).sorted() where uses.hasMembers(id) {
        guard case .unknown(let place) = uses.use(of: id, in: composition) else { continue }
        let reason = place.map {
          "passes them where hasgen cannot follow them (\($0.path):\($0.line):\($0.column))"
        }
        return "'\(composition.consumer)' "
          + (reason ?? "may use what it likes: others decide on '\(composition.nameToTell)'")
      }
      return nil
    }
  }
}
