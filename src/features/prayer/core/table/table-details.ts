import { civilDateAt } from '#shared/core/civil-date.ts'
import { invalidOption, readOptions, singleLineOption, slugOf } from '#shared/core/import-options.ts'
import type { TableDetails } from './official-table.ts'

/** Command line options, not yet validated. */
export type GivenTableDetails = Readonly<
  Partial<
    Record<
      'id' | 'place' | 'latitude' | 'longitude' | 'radius' | 'time-zone' | 'source' | 'licence',
      string | undefined
    >
  >
>

/** A town and its surroundings: 25 km east or west are a minute and a half of sun time. */
const RADIUS_KM = 25
const MAX_RADIUS_KM = 300
const MAX_ID = 60
const MAX_NAME = 100
const MAX_SENTENCE = 500

/** Whether this can be the id of an imported timetable. The form rules out path traversal. */
export function isTableId(id: string): boolean {
  return id.length <= MAX_ID && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(id)
}

/**
 * Validates the options and fills in missing ones: a radius of 25 km, and the id from the place and the
 * table's years. Throws {@link InvalidOptionError}.
 */
export function tableDetails(given: GivenTableDetails, years: readonly number[]): TableDetails {
  const { licence } = given
  return readOptions<TableDetails>({
    name: () => singleLineOption('place', given.place, MAX_NAME),
    id: () => idOf(given.id, given.place ?? '', years),
    source: () => singleLineOption('source', given.source, MAX_SENTENCE),
    ...(licence !== undefined && { licence: () => singleLineOption('licence', licence, MAX_SENTENCE) }),
    latitude: () => number('latitude', given.latitude, [-90, 90]),
    longitude: () => number('longitude', given.longitude, [-180, 180]),
    radiusKm: () => number('radius', given.radius ?? String(RADIUS_KM), [0.1, MAX_RADIUS_KM]),
    timeZone: () => zone(given['time-zone']),
  })
}

function idOf(given: string | undefined, name: string, years: readonly number[]): string {
  const span = years.length > 1 ? `${Math.min(...years)}-${Math.max(...years)}` : String(years[0] ?? '')
  const words = slugOf(name)
  const id = given ?? `${words.slice(0, MAX_ID - 10).replace(/-$/, '')}-${span}`.replace(/-$/, '')
  if (isTableId(id) && (given !== undefined || words !== '')) return id
  // A missing place has its own problem.
  if (given === undefined && name.trim() === '') return ''
  if (given === undefined) {
    throw invalidOption(
      'id',
      'missing',
      'The place has no Latin letters to make an id of: give one, such as --id london-2026.',
    )
  }
  throw invalidOption(
    'id',
    'not_an_id',
    `--id is small letters, digits, hyphens or dots, ${MAX_ID} at most, such as --id london-2026.`,
  )
}

function number(option: string, given: string | undefined, [least, most]: readonly [number, number]): number {
  const value = /^[+-]?\d+(\.\d+)?$/.test(given ?? '') ? Number(given) : Number.NaN
  if (value >= least && value <= most) return value
  const sentence = `--${option} is a number from ${least} to ${most}, such as 51.5.`
  throw invalidOption(option, 'not_a_number', sentence)
}

function zone(given: string | undefined): string {
  try {
    if (!given) throw new RangeError('No zone.')
    civilDateAt(new Date(0), given)
    return given
  } catch {
    const sentence = '--time-zone is a name of the tz database, such as Europe/London.'
    throw invalidOption('time-zone', 'not_a_zone', sentence)
  }
}
