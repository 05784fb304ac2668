import InfoPlistCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum InfoPlist {
  static func main() {
    exit(InfoPlistCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
