protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
// hasgen: ignore
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }

/// The services.
// hasgen: container
struct Services {
  let a: Int
  let b: Int // hasgen: ignore
  let c: Int
  // hasgen: ignore
  let d: Int
}
