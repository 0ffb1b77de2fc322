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

export const conventions = data.conventions as readonly Convention[]
const schools = data.schools as readonly School[]

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

/** The school of Asr that is customary in a country. */
export function customaryAsr(country: string | undefined): Madhab {
  const code = country?.toUpperCase() ?? ''
  const school = schools.find(({ countries }) => countries.includes(code))
  return conventionOfCountry(country)?.asr ?? school?.asr ?? 'shafi'
}
