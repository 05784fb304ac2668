import FuzzContents
import FuzzReading

@main
enum Fuzz {
  static func main() {
    runFuzzer { start, count in
      fuzzArchive(fuzzSource(start, count))
      return 0
    }
  }
}
