/**
 * Remembers what `workOut` gives for a text, where that never changes: nearly every browser sends one of a few headers. When
 * `most` are known all are forgotten, as somebody may send others without end.
 */
export function remembering<Text extends string | undefined, Value>(
  most: number,
  workOut: (text: Text) => Value,
): (text: Text) => Value {
  const known = new Map<Text, Value>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined) {
      value = workOut(text)
      if (known.size >= most) known.clear()
      known.set(text, value)
    }
    return value
  }
}
