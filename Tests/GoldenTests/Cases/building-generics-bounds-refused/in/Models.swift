struct Order {}
struct User {}
struct Pet: Codable, Hashable {}
enum Kind { case cat, dog }
