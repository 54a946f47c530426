/// One line of a table: something of ours against its floor or its peer, round by round.
struct Comparison {
  let subject: String
  let ours: [Double]
  let other: [Double]
  let unit: Unit
  var limit: Limit?

  /// Until where something is good enough.
  enum Limit {
    /// So many times the other.
    case times(Double)
    /// So much more than the other, in the unit.
    case plus(Double)
    /// Less than this, in the unit, whatever the other.
    case below(Double)
  }

  /// The ratio of each round.
  var ratios: [Double] { zip(ours, other).map { $0 / $1 } }

  /// The median of the ratios of the rounds.
  var ratio: Double { ratios.median }

  /// True if the limit is kept; `nil` if there is none.
  var isKept: Bool? {
    switch limit {
    case .times(let limit): ratio <= limit
    case .plus(let limit): zip(ours, other).map { $0 - $1 }.median <= limit
    case .below(let limit): ours.median < limit
    case nil: nil
    }
  }

  /// The cells of the line.
  var cells: [String] {
    let limit =
      switch limit {
      case .times(let limit): "≤ \(limit.text(digits: 3))"
      case .plus(let limit): "≤ + \(unit.text(limit))"
      case .below(let limit): "< \(unit.text(limit))"
      case nil: ""
      }
    let kept = isKept.map { $0 ? "yes" : "**no**" } ?? ""
    return [
      subject, unit.text(ours.median), unit.text(other.median), ratio.text(digits: 3), limit, kept,
    ]
  }
}

/// The unit of a number.
enum Unit {
  case seconds, bytes
  /// A ratio itself.
  case times

  /// A number with its unit, in three digits.
  func text(_ value: Double) -> String {
    switch self {
    case .bytes: "\((value / 1_000_000).text(digits: 3)) MB"
    case .times: value.text(digits: 3)
    case .seconds where value < 1e-6: "\((value * 1e9).text(digits: 3)) ns"
    case .seconds where value < 1e-3: "\((value * 1e6).text(digits: 3)) µs"
    case .seconds where value < 1: "\((value * 1e3).text(digits: 3)) ms"
    case .seconds: "\(value.text(digits: 3)) s"
    }
  }
}

extension Double {
  /// With so many digits that mean something, and no zeros behind the point.
  func text(digits: Int) -> String {
    guard isFinite else { return "–" }
    var digitsLeft = max(0, digits - 1)
    var size = magnitude
    while size >= 10, digitsLeft > 0 {
      size /= 10
      digitsLeft -= 1
    }
    while size > 0, size < 1, digitsLeft < 9 {
      size *= 10
      digitsLeft += 1
    }
    var scale = 1.0
    for _ in 0..<digitsLeft { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
