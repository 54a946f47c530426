protocol HasA { var a: Int { get } }

// hasgen: contianer
struct Services {
  let a: Int
}
