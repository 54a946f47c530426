#if !hasFeature(Embedded)
  /// The reason why a registry cannot resolve a type. All types are given by their full names.
  public enum RegistryError: Error, Equatable {
    /// The type is not registered; with the types that are.
    case notRegistered(String, registered: [String])
    /// The registered object was held weakly, and is deallocated.
    case gone(String)
    /// The factory takes other arguments.
    case otherArguments(String, wanted: String, given: String)
    /// Factories need each other; with their types in the order of the calls, and the first type
    /// again at the end.
    case cycle([String])
  }

  extension RegistryError: CustomStringConvertible {
    /// The cause, with the registered type whose name is the most similar.
    public var description: String {
      switch self {
      case .notRegistered(let type, let registered):
        var lines = ["nothing is registered under '\(type)'"]
        if let nearest = type.nearest(of: registered) { lines.append("did you mean '\(nearest)'?") }
        let names = registered.map { "'\($0)'" }.joined(separator: ", ")
        lines.append(registered.isEmpty ? "the registry is empty" : "registered: \(names)")
        return lines.joined(separator: "; ")
      case .gone(let type):
        return "what was registered under '\(type)' is gone: it was held weakly"
      case .otherArguments(let type, let wanted, let given):
        return "'\(type)' is made from \(wanted), not from \(given)"
      case .cycle(let types):
        let way = types.map { "'\($0)'" }.joined(separator: " needs ")
        return "factories need each other: \(way); pass one of them a closure that resolves later"
      }
    }
  }

  extension String {
    /// The name that differs by the fewest letters, if these are less than half of the letters.
    fileprivate func nearest(of names: [String]) -> String? {
      let distances = names.map { (name: $0, distance: distance(to: $0)) }
      return distances.filter { $0.distance * 2 < max(count, $0.name.count) }
        .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// The number of letters to insert, remove or replace.
    private func distance(to other: String) -> Int {
      let letters = Array(other)
      var row = Array(0...letters.count)
      for (i, letter) in enumerated() {
        var diagonal = i
        row[0] = i + 1
        for j in letters.indices {
          let cost = Swift.min(
            diagonal + (letter == letters[j] ? 0 : 1), row[j] + 1, row[j + 1] + 1)
          diagonal = row[j + 1]
          row[j + 1] = cost
        }
      }
      return row[letters.count]
    }
  }
#endif
