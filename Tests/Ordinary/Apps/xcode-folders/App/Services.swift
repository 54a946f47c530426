protocol HasBed {
  var bed: String { get }
}

protocol Planning {
  func days(for plant: String) -> Int
}

struct SummerPlan: Planning {
  func days(for plant: String) -> Int { plant == "cactus" ? 14 : 2 }
}
