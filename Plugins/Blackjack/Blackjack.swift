@main
struct BlackjackGame {
  static func main() {}
}
