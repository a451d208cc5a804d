@main
struct Misfits {
  static func main() {}
}
