/**
 * Remembers what `workOut` gives for a key, where that never changes. When `most` are known all are forgotten: that costs less
 * than knowing which was asked for last.
 */
export function remembering<Key, Value>(most: number, workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = workOut(key)
      if (known.size >= most) known.clear()
      known.set(key, value)
    }
    return value
  }
}
