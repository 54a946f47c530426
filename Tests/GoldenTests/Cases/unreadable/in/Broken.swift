struct Broken {
  func open() {
    print("never closed
  }
