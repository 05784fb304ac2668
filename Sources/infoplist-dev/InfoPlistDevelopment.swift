import ArgumentParser
import _InfoPlistDevTools

@main
enum InfoPlistDevelopment {
  static func main() {
    DevelopmentCommand.main()
  }
}
