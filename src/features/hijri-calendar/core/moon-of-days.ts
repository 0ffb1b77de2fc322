import { getMoonIllumination } from 'suncalc'
import {
  addDays,
  type CivilDate,
  civilDateAt,
  compareDates,
  dayNumber,
  formatCivilDate,
} from '#shared/core/civil-date.ts'
import { type MoonMomentName, moonMomentNames, moonMoments } from './moon-moments.ts'

const between = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'] as const
export type MoonPhase = MoonMomentName | (typeof between)[number]

/** The moon on a civil day. */
export interface MoonOfDay {
  /** The phase that is reached on this day, if any. */
  readonly phase: MoonPhase
  readonly isMoment: boolean
  /** The progress of the lunation at noon UTC: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter. */
  readonly cycle: number
  /** The illuminated part of the disc at noon UTC, 0–1. */
  readonly lit: number
}

const MS_PER_DAY = 86_400_000
/** The longest time between two phases. */
const LONGEST_QUARTER = 9

/** The moon of each day from `first` to `last` in `timeZone`, by `YYYY-MM-DD`. */
export function moonOfDays(
  first: CivilDate,
  last: CivilDate,
  timeZone: string,
): ReadonlyMap<string, MoonOfDay> {
  const moments = moonMoments(
    (dayNumber(first) - LONGEST_QUARTER) * MS_PER_DAY,
    (dayNumber(last) + 2) * MS_PER_DAY,
  ).map(({ name, instant }) => ({ name, day: civilDateAt(new Date(instant), timeZone) }))
  const moons = new Map<string, MoonOfDay>()
  for (let date = first; compareDates(date, last) <= 0; date = addDays(date, 1)) {
    const latest = moments.findLast(({ day }) => compareDates(day, date) <= 0)
    if (!latest) throw new Error('A moment was missed.')
    const isMoment = compareDates(latest.day, date) === 0
    const { phase: cycle, fraction: lit } = getMoonIllumination(
      new Date((dayNumber(date) + 0.5) * MS_PER_DAY),
    )
    const phase = isMoment ? latest.name : phaseAfter(latest.name)
    moons.set(formatCivilDate(date), { phase, isMoment, cycle, lit })
  }
  return moons
}

const phaseAfter = (name: MoonMomentName): MoonPhase => between[moonMomentNames.indexOf(name)] ?? name
