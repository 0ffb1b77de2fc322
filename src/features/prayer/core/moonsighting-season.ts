import { civilDateOfDayNumber, dayNumber, dayOfYear } from '#shared/core/civil-date.ts'

/**
 * The Moonsighting Committee Worldwide's observed twilight (Khalid Shaukat): minutes between Fajr and sunrise and
 * between sunset and Isha, by latitude and season. Between the given days of the season it is linear.
 * `days` are days since the winter solstice of the hemisphere, `perDegree` minutes at latitude 55 beyond `base`.
 */
interface Season {
  readonly base: number
  readonly perDegree: readonly { days: number; at55: number }[]
}

const morning = season(75, [28.65, 19.44, 32.74, 48.1])
const evening = season(75, [25.6, 2.05, -9.21, 6.14])

function season(
  base: number,
  [winter, spring, late, summer]: readonly [number, number, number, number],
): Season {
  return {
    base,
    perDegree: [
      { days: 0, at55: winter },
      { days: 91, at55: spring },
      { days: 137, at55: late },
      { days: 183, at55: summer },
      { days: 229, at55: late },
      { days: 275, at55: spring },
      { days: 366, at55: winter },
    ],
  }
}

/** The longest time from Fajr to sunrise on the day with this number, in whole seconds. */
export const morningTwilightSeconds = (latitude: number, day: number) =>
  secondsOf(morning, latitude, daysSinceWinterSolstice(latitude, day))

/**
 * The longest time from sunset to Isha on the day with this number, in whole seconds (shafaq general: the
 * mean of the red and the white glow by season).
 */
export const eveningTwilightSeconds = (latitude: number, day: number) =>
  secondsOf(evening, latitude, daysSinceWinterSolstice(latitude, day))

function secondsOf({ base, perDegree }: Season, latitude: number, days: number): number {
  const minutesAt = (at55: number) => base + (at55 / 55) * Math.abs(latitude)
  for (const [index, end] of perDegree.entries()) {
    const start = perDegree[index - 1]
    if (!start || days >= end.days) continue
    const part = (days - start.days) / (end.days - start.days)
    return Math.round(60 * (minutesAt(start.at55) + (minutesAt(end.at55) - minutesAt(start.at55)) * part))
  }
  throw new RangeError(`There is no day ${days} of the season.`)
}

function daysSinceWinterSolstice(latitude: number, day: number): number {
  const date = civilDateOfDayNumber(day)
  const daysInYear =
    dayNumber({ year: date.year + 1, month: 1, day: 1 }) - dayNumber({ year: date.year, month: 1, day: 1 })
  const offset = latitude >= 0 ? 10 : daysInYear === 366 ? -173 : -172
  return (dayOfYear(date) + offset + daysInYear) % daysInYear
}
