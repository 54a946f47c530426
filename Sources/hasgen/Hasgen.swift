@main
struct Hasgen {
  static func main() {}
}
