struct Order {}
struct User {}
struct Pet: Codable, Hashable {}
extension User: Codable {}
enum Kind { case cat, dog }
