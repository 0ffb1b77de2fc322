import { type CivilDate, civilDateAt, dayNumber } from '#shared/core/civil-date.ts'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import type { OrderedDayTimes } from '../polar-day.ts'
import type { Madhab, PrayerName } from '../prayer-names.ts'
import { meanNoon } from '../solar-day-number.ts'

/** Whose times a timetable prints, and where they hold. */
export interface TableDetails extends Coordinates {
  readonly id: string
  /** Of the place, as answers name the table. */
  readonly name: string
  /** Who published it. */
  readonly source: string
  readonly licence?: string | undefined
  /** It holds this far around its coordinates. */
  readonly radiusKm: number
  /** IANA zone of the clocks that it prints. */
  readonly timeZone: string
}

/** What a table prints for a day: whole minutes, as milliseconds of the epoch. */
export interface TableDay {
  readonly times: Readonly<Record<PrayerName, number>>
  /** Where the table prints a second Asr. */
  readonly asrHanafi?: number
}

/** A published timetable, by the number of the civil day. */
export interface OfficialTable extends TableDetails {
  /** Other content, other version. */
  readonly version: string
  readonly days: ReadonlyMap<number, TableDay>
}

/** Where a day's times come from. */
export type TimesSource =
  | { readonly kind: 'calculated' }
  | {
      readonly kind: 'table'
      readonly id: string
      readonly name: string
      readonly source: string
      readonly licence?: string | undefined
    }

export const calculated: TimesSource = { kind: 'calculated' }

/** How a table is named in answers. */
export function sourceOf({ id, name, source, licence }: TableDetails): TimesSource {
  return { kind: 'table', id, name, source, ...(licence !== undefined && { licence }) }
}

/** The tables that hold at a place, the nearest first. */
export function tablesAround(tables: readonly OfficialTable[], place: Coordinates): readonly OfficialTable[] {
  return tables
    .map((table) => ({ table, distance: distanceKm(place, table) }))
    .filter(({ table, distance }) => distance <= table.radiusKm)
    .toSorted((a, b) => a.distance - b.distance || (a.table.id < b.table.id ? -1 : 1))
    .map(({ table }) => table)
}

export interface PrintedDay extends OrderedDayTimes {
  readonly table: OfficialTable
}

/**
 * Reads what the first of `tables` that has the day prints, by the number of the solar day; `undefined` where none
 * has it. Nothing acted on such times, so they carry no note of a rule.
 */
export function printedDays(
  tables: readonly OfficialTable[],
  { longitude, timeZone, madhab }: { longitude: number; timeZone: string; madhab: Madhab },
): (solarDay: number) => PrintedDay | undefined {
  return (solarDay) => {
    const civilDay = dayNumber(civilDayOfNoon(meanNoon(solarDay, longitude), timeZone))
    const table = tables.find(({ days }) => days.has(civilDay))
    const day = table?.days.get(civilDay)
    if (!table || !day) return undefined
    const asr = madhab === 'hanafi' ? (day.asrHanafi ?? day.times.asr) : day.times.asr
    return {
      table,
      times: { ...day.times, asr },
      fajrDecidedBy: 'method',
      ishaDecidedBy: 'method',
      maghribAtSunset: false,
      ramadanUnknown: false,
      movedToMidnight: [],
    }
  }
}

const civilDayOfNoon = (noon: number, timeZone: string): CivilDate => civilDateAt(new Date(noon), timeZone)
