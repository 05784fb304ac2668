import Synchronization

/// What several rules work out from one subject, each kept under its type.
final class SharedResults: Sendable {
  private let results: Mutex<[ObjectIdentifier: any Sendable]> = Mutex([:])

  /// The result of a type, made when it is first asked for. It may be made twice when two threads ask at once; both get the same.
  func result<Result: Sendable>(of type: Result.Type, _ make: () -> Result) -> Result {
    let key: ObjectIdentifier = ObjectIdentifier(type)
    if let known: Result = results.withLock({ $0[key] }) as? Result { return known }
    let made: Result = make()
    return results.withLock { results in
      if let known: Result = results[key] as? Result { return known }
      results[key] = made
      return made
    }
  }
}
