import FuzzReading

@main
enum Fuzz {
  static func main() {
    runFuzzer { start, count in
      fuzzReading(start, count, format: nil)
      return 0
    }
  }
}
