@main
struct Casino {
  static func main() {}
}
