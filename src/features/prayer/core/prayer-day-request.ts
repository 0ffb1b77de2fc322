import type { CivilDate } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import type { MethodName } from './conventions.ts'
import type { HighLatitudeRule } from './high-latitude-rule.ts'
import type { OwnMinutes } from './own-minutes.ts'
import type { OwnRules } from './own-rules.ts'
import type { PolarPolicy } from './polar-policy.ts'
import type { Madhab } from './prayer-names.ts'
import type { OfficialTable } from './table/official-table.ts'

/** What a person may decide about the calculation; what is absent follows the place and the method. */
export interface PrayerChoices extends OwnRules {
  readonly method?: MethodName | undefined
  readonly madhab?: Madhab | undefined
  readonly highLatitudeRule?: HighLatitudeRule | undefined
  readonly polarPolicy?: PolarPolicy | undefined
  readonly minutes?: OwnMinutes | undefined
  /** Minutes before Fajr at which the table prints Imsak. */
  readonly imsakMinutes?: number | undefined
  /** To calculate where an official timetable would hold. */
  readonly source?: 'calculated' | undefined
}

export interface PrayerDayRequest extends PrayerChoices {
  readonly place: Coordinates
  /** IANA name of the zone at the place. */
  readonly timeZone: string
  /** The civil day at the place. */
  readonly date: CivilDate
  /** ISO 3166 alpha-2, for the method when the person has not chosen one. */
  readonly country?: string | undefined
  /** Official timetables that hold at the place, the first before the others: they win over calculation. */
  readonly tables?: readonly OfficialTable[] | undefined
}
