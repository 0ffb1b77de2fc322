import { type CivilDate, civilDateAt, dayNumber } from '#shared/core/civil-date.ts'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import type { OrderedDayTimes } from '../polar-day.ts'
import type { Madhab, PrayerName } from '../prayer-names.ts'
import { meanNoon } from '../solar-day-number.ts'

/** The publisher of a timetable and the area where it is valid. */
export interface TableDetails extends Coordinates {
  readonly id: string
  /** The place's name, as answers show it. */
  readonly name: string
  /** The publisher. */
  readonly source: string
  readonly licence?: string | undefined
  /** It is valid within this distance of its coordinates. */
  readonly radiusKm: number
  /** The IANA zone of its clock times. */
  readonly timeZone: string
}

/** A table's times for a day: whole minutes, as milliseconds of the epoch. */
export interface TableDay {
  readonly times: Readonly<Record<PrayerName, number>>
  /** The second Asr, if the table prints one. */
  readonly asrHanafi?: number
}

/** A published timetable, with days by the number of the civil day. */
export interface OfficialTable extends TableDetails {
  /** Changes with the content. */
  readonly version: string
  readonly days: ReadonlyMap<number, TableDay>
}

/** The source of a day's times. */
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

/** A table's name and publisher in answers. */
export function sourceOf({ id, name, source, licence }: TableDetails): TimesSource {
  return { kind: 'table', id, name, source, ...(licence !== undefined && { licence }) }
}

/** The tables that are valid at a place, the nearest first. */
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
 * Returns a function that gives the times in the first of `tables` that has the day, by the number of the
 * solar day; `undefined` if none has it. No rule affects such times, so they have no notes.
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
