struct AppDependency {
  let a, b, c, d, e: Int
  let f: Int
  let g: Int
  let h: Int
  let i: Int
  let j: Int
  let k: Int
}
