import Findings

/// A type by its name and place, as a note tells of it.
struct NamedType: Sendable {
  let name: String
  let location: Location
}
