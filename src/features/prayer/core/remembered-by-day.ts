/** More than two years, so that every day of a year is worked out once. */
const KNOWN_DAYS = 1000

/** Remembers what `workOut` gives for the number of a day, where that is the same for everybody who asks. */
export function rememberedByDay<Value>(workOut: (day: number) => Value): (day: number) => Value {
  const known = new Map<number, Value>()
  return (day) => {
    let value = known.get(day)
    if (value === undefined) {
      value = workOut(day)
      if (known.size >= KNOWN_DAYS) known.clear()
      known.set(day, value)
    }
    return value
  }
}
