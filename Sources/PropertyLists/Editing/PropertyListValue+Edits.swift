/// Edits of a value without a file. A document in the binary format is edited this way.
extension PropertyListValue {
  /// The value after some edits, made in order. The effective entry of a key is the last one.
  public func applying(
    _ edits: [PropertyListEdit], options: PropertyListEditOptions = PropertyListEditOptions()
  ) throws(PropertyListEditError) -> PropertyListValue {
    var value: PropertyListValue = self
    for edit in edits { value = try value.applying(edit, options) }
    return value
  }

  private func applying(_ edit: PropertyListEdit, _ options: PropertyListEditOptions) throws(PropertyListEditError) -> PropertyListValue {
    switch edit {
    case .set(let path, let value):
      return try adding(value, at: path, options: options, replaces: true, placement: .automatic)
    case .insert(let value, let path, let placement):
      return try adding(value, at: path, options: options, replaces: false, placement: placement)
    case .append(let value, let path):
      return try adding(value, at: PropertyListPath(path.components + [.end]), options: options, replaces: false, placement: .end)
    case .remove(let path):
      return try removing(path, options)
    case .rename(let path, let newKey):
      guard let parent: PropertyListPath = path.parent, case .key(let key)? = path.components.last else {
        throw .invalidPath(path, "only an entry of a dictionary has a key")
      }
      return try modifying(parent, options) { (container) throws(PropertyListEditError) in
        guard case .dictionary(var dictionary) = container else {
          throw .wrongKind(parent, found: container.kind, wanted: "a dictionary")
        }
        guard let index: Int = dictionary.index(of: key, options.firstEntryWins) else {
          throw .notFound(path, under: parent)
        }
        guard key == newKey || dictionary[newKey] == nil else {
          throw .alreadyExists(parent.appending(key: newKey), help: "remove it first, or choose another key")
        }
        dictionary.entries[index].key = newKey
        return .dictionary(dictionary)
      }
    case .move(let source, let target):
      guard let value: PropertyListValue = self.value(at: source, firstEntryWins: options.firstEntryWins) else {
        throw .notFound(source, under: source.parent ?? .root)
      }
      try PropertyListEdit.checkMove(source, target)
      if source == target { return self }
      // Within one dictionary a move is a new name.
      if source.parent == target.parent, case .key? = source.components.last, case .key(let key)? = target.components.last {
        return try applying(.rename(source, to: key), options)
      }
      return try removing(source, options.plain)
        .adding(value, at: target, options: options, replaces: false, placement: .automatic)
    case .merge(let dictionary, let path, let policy):
      guard let present: PropertyListValue = value(at: path, firstEntryWins: options.firstEntryWins) else {
        throw .notFound(path, under: path.parent ?? .root)
      }
      guard case .dictionary = present else { throw .wrongKind(path, found: present.kind, wanted: "a dictionary") }
      var result: PropertyListValue = self
      for edit in PropertyListEdit.merging(
        dictionary, into: path, policy, present: { self.value(at: $0, firstEntryWins: options.firstEntryWins) })
      {
        result = try result.applying(edit, options)
      }
      return result
    case .sortKeys(let path):
      return try modifying(path, options) { (container) throws(PropertyListEditError) in
        guard case .dictionary(let dictionary) = container else {
          throw .wrongKind(path, found: container.kind, wanted: "a dictionary")
        }
        let order: [Int] = PropertyListEdit.sortedOrder(dictionary.keys)
        return .dictionary(PropertyListDictionary(order.map { dictionary.entries[$0] }))
      }
    }
  }

  /// The value at the end of a path; nil where a step leads nowhere. Of duplicate keys the last counts.
  public func value(at path: PropertyListPath) -> PropertyListValue? {
    value(at: path, firstEntryWins: false)
  }

  private func value(at path: PropertyListPath, firstEntryWins: Bool) -> PropertyListValue? {
    var value: PropertyListValue = self
    for component in path.components {
      guard let next: PropertyListValue = value.child(component, firstEntryWins) else { return nil }
      value = next
    }
    return value
  }

  private func child(_ component: PropertyListPath.Component, _ firstEntryWins: Bool) -> PropertyListValue? {
    switch (component, self) {
    case (.key(let key), .dictionary(let dictionary)):
      return dictionary.index(of: key, firstEntryWins).map { dictionary.entries[$0].value }
    case (.index(let position), .array(let elements)), (.index(let position), .set(let elements)):
      let position: Int = position < 0 ? position + elements.count : position
      return elements.indices.contains(position) ? elements[position] : nil
    default: return nil
    }
  }

  /// Replaces the value at a path by what `change` makes of it.
  private func modifying(
    _ path: PropertyListPath, _ options: PropertyListEditOptions,
    _ change: (PropertyListValue) throws(PropertyListEditError) -> PropertyListValue
  ) throws(PropertyListEditError) -> PropertyListValue {
    var chain: [PropertyListValue] = [self]
    for (offset, component) in path.components.enumerated() {
      let container: PropertyListValue = chain[offset]
      guard let next: PropertyListValue = container.child(component, options.firstEntryWins) else {
        let parent: PropertyListPath = PropertyListPath(Array(path.components[..<offset]))
        throw PropertyListEdit.missing(component, in: container.kind, count: container.elementCount, at: parent)
      }
      chain.append(next)
    }
    var result: PropertyListValue = try change(chain[path.components.count])
    for (offset, component) in path.components.enumerated().reversed() {
      result = chain[offset].replacing(component, with: result, options.firstEntryWins)
    }
    return result
  }

  private var elementCount: Int {
    switch self {
    case .array(let elements), .set(let elements): elements.count
    case .dictionary(let dictionary): dictionary.count
    default: 0
    }
  }

  private func replacing(
    _ component: PropertyListPath.Component, with value: PropertyListValue, _ firstEntryWins: Bool
  ) -> PropertyListValue {
    switch (component, self) {
    case (.key(let key), .dictionary(var dictionary)):
      if let index: Int = dictionary.index(of: key, firstEntryWins) { dictionary.entries[index].value = value }
      return .dictionary(dictionary)
    case (.index(let position), .array(var elements)):
      elements[position < 0 ? position + elements.count : position] = value
      return .array(elements)
    case (.index(let position), .set(var elements)):
      elements[position < 0 ? position + elements.count : position] = value
      return .set(elements)
    default: return self
    }
  }

  private func removing(_ path: PropertyListPath, _ options: PropertyListEditOptions) throws(PropertyListEditError) -> PropertyListValue {
    guard let parent: PropertyListPath = path.parent, let last: PropertyListPath.Component = path.components.last else {
      throw .invalidPath(path, "the root cannot be removed", help: "set it to another value instead")
    }
    return try modifying(parent, options) { (container) throws(PropertyListEditError) in
      guard container.child(last, options.firstEntryWins) != nil else {
        throw PropertyListEdit.missing(last, in: container.kind, count: container.elementCount, at: parent)
      }
      switch (last, container) {
      case (.key(let key), .dictionary(var dictionary)):
        let places: [Int] = dictionary.entries.indices.filter { dictionary.entries[$0].key == key }
        for place in PropertyListEdit.chosen(places, options.duplicateKeys, effective: options.firstEntryWins ? 0 : places.count - 1)
          .reversed()
        {
          dictionary.entries.remove(at: place)
        }
        return .dictionary(dictionary)
      case (.index(let position), .array(var elements)):
        elements.remove(at: position < 0 ? position + elements.count : position)
        return .array(elements)
      case (.index(let position), .set(var elements)):
        elements.remove(at: position < 0 ? position + elements.count : position)
        return .set(elements)
      default: return container
      }
    }
  }

  private func adding(
    _ value: PropertyListValue, at path: PropertyListPath, options: PropertyListEditOptions, replaces: Bool, placement: EntryPlacement
  ) throws(PropertyListEditError) -> PropertyListValue {
    guard let parent: PropertyListPath = path.parent, let last: PropertyListPath.Component = path.components.last else {
      guard replaces else { throw .alreadyExists(path, help: "set it instead") }
      return value
    }
    if options.createsIntermediates, self.value(at: parent, firstEntryWins: options.firstEntryWins) == nil,
      let (higher, wrapped): (PropertyListPath, PropertyListValue) = PropertyListEdit.wrapping(
        value, at: path, exists: { self.value(at: $0, firstEntryWins: options.firstEntryWins) != nil })
    {
      return try adding(wrapped, at: higher, options: options.plain, replaces: false, placement: .automatic)
    }
    return try modifying(parent, options) { (container) throws(PropertyListEditError) in
      switch (last, container) {
      case (.key(let key), .dictionary(var dictionary)):
        if let index: Int = dictionary.index(of: key, options.firstEntryWins) {
          guard replaces else { throw .alreadyExists(path, help: "set it instead") }
          dictionary.entries[index].value = value
        } else {
          let slot: Int = try PropertyListEdit.slot(for: key, among: dictionary.keys, placement, parent)
          dictionary.entries.insert(PropertyListDictionary.Entry(key: key, value: value), at: slot)
        }
        return .dictionary(dictionary)
      case (_, .array(var elements)):
        let slot: Int = try PropertyListEdit.elementSlot(last, count: elements.count, replaces: replaces, parent)
        if replaces, slot < elements.count { elements[slot] = value } else { elements.insert(value, at: slot) }
        return .array(elements)
      default:
        throw PropertyListEdit.missing(last, in: container.kind, count: container.elementCount, at: parent)
      }
    }
  }
}

extension PropertyListDictionary {
  /// The place of the entry that readers use for a key.
  fileprivate func index(of key: String, _ firstEntryWins: Bool) -> Int? {
    firstEntryWins ? entries.firstIndex { $0.key == key } : entries.lastIndex { $0.key == key }
  }
}

extension PropertyListEditOptions {
  /// The same without what a caller asked for.
  fileprivate var plain: PropertyListEditOptions {
    var options: PropertyListEditOptions = PropertyListEditOptions()
    options.firstEntryWins = firstEntryWins
    return options
  }
}
