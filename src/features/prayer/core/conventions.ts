import type { Coordinates } from '#shared/core/coordinates.ts'
import data from '../../../../content/prayer-conventions/conventions.json' with { type: 'json' }
import type { Madhab } from './prayer-names.ts'

/** The id of a convention in `content/prayer-conventions`. The list is data, not code. */
export type MethodName = string

/** A text in several languages; English always exists. */
export interface Names {
  readonly en: string
  readonly ar: string
}

/** A convention as described in `content/prayer-conventions/SOURCE.md`. */
export interface Convention {
  readonly id: MethodName
  readonly name: Names
  readonly shortName: Names
  /** ISO 3166 alpha-2 codes of the countries where it is customary. */
  readonly countries: readonly string[]
  /** Those of its countries where several conventions are in use and none is official. */
  readonly amongOthers?: readonly string[]
  readonly fajrAngle: number
  readonly ishaAngle?: number
  readonly ishaMinutes?: number
  readonly ishaMinutesInRamadan?: number
  readonly maghribAngle?: number
  readonly minutes?: Readonly<
    Partial<Record<'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'maghrib' | 'isha', number>>
  >
  readonly rounding?: 'nearest' | 'up' | 'outward'
  readonly asr?: Madhab
  readonly seasonal?: boolean
  readonly compared?: boolean
  readonly basis: 'published' | 'measured' | 'reported'
  readonly source: string
  readonly checked: string
}

interface School {
  readonly asr: Madhab
  readonly countries: readonly string[]
}

/** A part of a country whose school of Asr differs from the rest. */
interface Region {
  readonly country: string
  readonly asr: Madhab
  /** The corners of a polygon, as degrees of latitude and longitude. */
  readonly outline: readonly (readonly [number, number])[]
}

export const conventions = data.conventions as readonly Convention[]
const schools = data.schools as readonly School[]
const regions = data.regions as unknown as readonly Region[]

export const methodNames: readonly MethodName[] = conventions.map(({ id }) => id)

const byId = new Map(conventions.map((convention) => [convention.id, convention]))

/** Throws `RangeError` for an unknown id. */
export function conventionOf(id: MethodName): Convention {
  const convention = byId.get(id)
  if (!convention) throw new RangeError(`There is no convention ${id}.`)
  return convention
}

/** The convention of a country (ISO 3166 alpha-2); `undefined` if none is known. */
export function conventionOfCountry(country: string | undefined): Convention | undefined {
  const code = country?.toUpperCase()
  return code === undefined ? undefined : conventions.find(({ countries }) => countries.includes(code))
}

/** The school of Asr that is customary at a place, by its region or else by its country (ISO 3166 alpha-2). */
export function customaryAsr(country: string | undefined, place: Coordinates): Madhab {
  const code = country?.toUpperCase() ?? ''
  const region = regions.find((each) => each.country === code && isWithin(each.outline, place))
  const school = schools.find(({ countries }) => countries.includes(code))
  return region?.asr ?? conventionOfCountry(code)?.asr ?? school?.asr ?? 'shafi'
}

/** Whether a line from the place to the east crosses the outline an odd number of times. */
function isWithin(outline: Region['outline'], { latitude, longitude }: Coordinates): boolean {
  const crossed = outline.filter(([north, east], index) => {
    const [nextNorth, nextEast] = outline[(index + 1) % outline.length] ?? [north, east]
    if (north > latitude === nextNorth > latitude) return false
    return longitude < east + ((nextEast - east) * (latitude - north)) / (nextNorth - north)
  })
  return crossed.length % 2 === 1
}
