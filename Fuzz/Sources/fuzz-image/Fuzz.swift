import FuzzContents
import FuzzReading

@main
enum Fuzz {
  static func main() {
    runFuzzer { start, count in
      fuzzImage(fuzzSource(start, count))
      return 0
    }
  }
}
