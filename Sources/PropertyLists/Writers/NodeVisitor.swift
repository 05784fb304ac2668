/// Takes the values of a walk one by one, in order.
///
/// In a dictionary, `key` and a value alternate. Buffers are valid only during the call. A visitor that sets `isFinished` ends the walk.
protocol NodeVisitor: ~Copyable {
  /// Whether the walk may end, because a limit has been reached.
  var isFinished: Bool { get }

  mutating func beginDictionary(isEmpty: Bool)
  mutating func endDictionary(isEmpty: Bool)
  mutating func beginArray(isEmpty: Bool)
  mutating func endArray(isEmpty: Bool)
  mutating func beginSet(isEmpty: Bool)
  mutating func endSet(isEmpty: Bool)
  /// A key, decoded, in well-formed UTF-8.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>)
  /// A string, decoded, in well-formed UTF-8.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>)
  mutating func integer(_ value: PropertyListInteger)
  /// A real with its spelling in ASCII; the spelling is empty for a number that does not come from text.
  mutating func real(_ value: Double, spelling: UnsafeBufferPointer<UInt8>)
  mutating func boolean(_ value: Bool)
  mutating func date(_ value: PropertyListDate)
  mutating func data(_ bytes: UnsafeBufferPointer<UInt8>)
  mutating func uid(_ value: UInt64)
  mutating func null()
  /// A value or, when `isKey`, a key that could not be read.
  mutating func unreadable(isKey: Bool)
}
