import Core

extension HasNetwork { public var banner: String { "\(network)" } }
/// Other modules do not see it.
extension HasNetwork { var details: String { "\(network)" } }
