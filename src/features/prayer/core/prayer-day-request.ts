import type { CivilDate } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import type { MethodName } from './conventions.ts'
import type { HighLatitudeRule } from './high-latitude-rule.ts'
import type { OwnMinutes } from './own-minutes.ts'
import type { OwnRules } from './own-rules.ts'
import type { PolarPolicy } from './polar-policy.ts'
import type { Madhab } from './prayer-names.ts'
import type { OfficialTable } from './table/official-table.ts'

/** The user's choices for the calculation; absent ones follow the place and the method. */
export interface PrayerChoices extends OwnRules {
  readonly method?: MethodName | undefined
  readonly madhab?: Madhab | undefined
  readonly highLatitudeRule?: HighLatitudeRule | undefined
  readonly polarPolicy?: PolarPolicy | undefined
  readonly minutes?: OwnMinutes | undefined
  /** Minutes from Imsak to Fajr. */
  readonly imsakMinutes?: number | undefined
  /** Calculates even if an official timetable exists. */
  readonly source?: 'calculated' | undefined
}

export interface PrayerDayRequest extends PrayerChoices {
  readonly place: Coordinates
  /** The IANA name of the place's zone. */
  readonly timeZone: string
  /** The civil day at the place. */
  readonly date: CivilDate
  /** ISO 3166 alpha-2, for the method if the user has not chosen one. */
  readonly country?: string | undefined
  /** Official timetables for the place, in order of precedence. They take precedence over calculation. */
  readonly tables?: readonly OfficialTable[] | undefined
}
