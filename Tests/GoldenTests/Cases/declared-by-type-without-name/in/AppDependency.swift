struct AppDependency {
  let numbers: [Int]
  let make: (Int) -> String
  let pair: (Int, Int)
  let both: any Logging & Sendable
  let first: Double
  let second: Double
}
