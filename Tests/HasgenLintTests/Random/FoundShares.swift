/// How much of what is not used is found, for each way of writing.
struct FoundShares {
  struct Share {
    var found = 0
    var all = 0
    var share: Double { all == 0 ? 1 : Double(found) / Double(all) }
  }

  private(set) var total = Share()
  /// Of the consumers that are written in ordinary ways only.
  private(set) var ordinary = Share()
  private(set) var forms: [String: Share] = [:]

  init(of trials: [RandomTrial]) {
    for trial in trials where trial.app.consumers.count == 1 {
      for consumer in trial.app.consumers {
        let found = consumer.unused.intersection(trial.found[consumer.name] ?? []).count
        total.found += found
        total.all += consumer.unused.count
        if consumer.forms.allSatisfy(Self.isOrdinary) {
          ordinary.found += found
          ordinary.all += consumer.unused.count
          if found < consumer.unused.count {
            missed.append("\(consumer.name) \(consumer.forms.sorted())")
          }
        }
        for form in consumer.forms {
          forms[form, default: Share()].found += found
          forms[form, default: Share()].all += consumer.unused.count
        }
      }
    }
  }

  /// The consumers written in ordinary ways of which something is not found.
  private(set) var missed: [String] = []

  private static let extraordinary: Set<String> = [
    "access: cast", "access: closure with a parameter", "access: for", "access: guard case",
    "access: if let", "access: immediate $0", "access: key path of self",
    "access: key path of the type", "access: local of the composition", "access: map of self",
    "access: parameter of a local function", "access: projected by with", "access: switch",
    "access: tuple", "access: var", "access: shadowed in a block",
    "access: captured by another name",
    "access: optional local", "holder: array", "holder: closure", "holder: enum",
    "holder: protocol",
    "holder: property wrapper", "holder: protocol that dictates", "holder: Injecting",
    "read: cast to narrower", "read: key path of a local", "read: map", "read: closure with types",
    "read: #if in a chain", "read: later assignment", "read: key path",
  ]
  private static let passes: Set<String> = [
    "pass: memberwise", "pass: renamed label", "pass: no label", "pass: static function",
    "pass: function", "pass: written type", "pass: property of another", "pass: setter",
    "pass: own function", "pass: default argument", "pass: other file",
  ]

  private static func isOrdinary(_ form: String) -> Bool {
    !extraordinary.contains(form) && !form.hasPrefix("escape")
      && (!form.hasPrefix("pass: ") || passes.contains(form))
  }

  var summary: String {
    "found \(total.found) of \(total.all), of ordinary ones \(ordinary.found) of \(ordinary.all)"
  }

  /// A line for each way of writing.
  var table: String {
    forms.sorted { $0.key < $1.key }.map { form, share in
      "| \(form) | \(share.found) of \(share.all) | \(Int(share.share * 100)) % |"
    }.joined(separator: "\n")
  }
}
