/** More than two years of days, so that every day of a year is worked out once. */
const DAYS = 1024

/**
 * Remembers what `workOut` gives for whole numbers from −2³¹ to 2³¹ − 1, where that never changes: of those that lie a
 * multiple of `room` (a power of two) apart the one asked for last. For numbers near each other that is found several times
 * sooner than in a `Map`.
 */
export function rememberedByNumber<Value>(
  room: number,
  workOut: (number: number) => Value,
): (number: number) => Value {
  const numbers = new Float64Array(room).fill(Number.NaN)
  const values = new Array<Value | undefined>(room)
  return (number) => {
    const place = number & (room - 1)
    if (numbers[place] !== number) {
      values[place] = workOut(number)
      numbers[place] = number
    }
    return values[place] as Value
  }
}

/** {@link rememberedByNumber} for numbers of days, where something is the same for everybody who asks. */
export const rememberedByDay = <Value>(workOut: (day: number) => Value): ((day: number) => Value) =>
  rememberedByNumber(DAYS, workOut)
