import { foldPlaceName } from '#features/location/core/index.ts'
import { distanceKm } from '#shared/core/coordinates.ts'
import type { KnownMosque } from '../known-mosque.ts'

/** A node and an outline of one mosque stand so near to each other, at most. */
const SAME_KM = 0.075
/** Of a well-known, wide one, whose position here is of four decimals. */
const SAME_WIDE_KM = 0.3
const CELLS_A_DEGREE = 250

/** What stands in many names and tells none apart. */
const common =
  /\b(mosque|masjid|masjed|mesjid|mezquita|mosquee|moschee|camii|cami|jami|jame|jama|grand|great|big|the|of|al|el|and|مسجد|المسجد|جامع|الجامع)\b|(?<=^|\s)(مسجد|المسجد|جامع|الجامع)(?=\s|$)/gu

/**
 * Leaves out what is in a list twice: the same number, or another element of the same mosque. The one that says more
 * stays. Also left out is what `known` has already: a mosque of the project's own list.
 */
export function withoutDuplicates(
  mosques: readonly KnownMosque[],
  known: readonly KnownMosque[] = [],
): KnownMosque[] {
  const kept = new Map<string, KnownMosque>()
  const cells = new Map<string, Set<KnownMosque>>()
  const own = new Map<string, Set<KnownMosque>>()
  for (const mosque of known) put(own, mosque)
  for (const mosque of mosques) {
    if (around(own, mosque).some((other) => isKnown(mosque, other))) continue
    const twin = kept.get(mosque.id) ?? around(cells, mosque).find((other) => isSame(mosque, other))
    if (twin) {
      if (wealth(mosque) <= wealth(twin)) continue
      kept.delete(twin.id)
      cells.get(cellOf(twin))?.delete(twin)
    }
    kept.set(mosque.id, mosque)
    put(cells, mosque)
  }
  return [...kept.values()]
}

function isSame(a: KnownMosque, b: KnownMosque): boolean {
  if (distanceKm(a, b) > SAME_KM) return false
  const [nameA, nameB] = [foldPlaceName(a.name), foldPlaceName(b.name)]
  return nameA === '' || nameB === '' || nameA === nameB || shareName(a, b)
}

function isKnown(found: KnownMosque, own: KnownMosque): boolean {
  const distance = distanceKm(found, own)
  return distance <= SAME_KM || (distance <= SAME_WIDE_KM && shareName(found, own))
}

function shareName(a: KnownMosque, b: KnownMosque): boolean {
  const names = new Set(namesOf(b))
  return namesOf(a).some((name) => names.has(name))
}

/** The telling words of each name. */
function namesOf({ name, nativeName, arabicName }: KnownMosque): string[] {
  return [name, nativeName, arabicName].flatMap((text) => {
    const folded = foldPlaceName(text ?? '')
      .replace(common, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return folded ? [folded] : []
  })
}

const wealth = (mosque: KnownMosque) =>
  Object.values(mosque).filter((value) => value !== undefined && value !== '' && !isEmpty(value)).length

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

type Cells = Map<string, Set<KnownMosque>>

const column = (degrees: number) => Math.floor(degrees * CELLS_A_DEGREE)
const cellOf = ({ latitude, longitude }: KnownMosque) => `${column(latitude)},${column(longitude)}`

function put(cells: Cells, mosque: KnownMosque): void {
  const cell = cells.get(cellOf(mosque)) ?? new Set()
  cell.add(mosque)
  cells.set(cellOf(mosque), cell)
}

function around(cells: Cells, { latitude, longitude }: KnownMosque): KnownMosque[] {
  const found: KnownMosque[] = []
  for (const north of [-1, 0, 1]) {
    for (const east of [-1, 0, 1]) {
      found.push(...(cells.get(`${column(latitude) + north},${column(longitude) + east}`) ?? []))
    }
  }
  return found
}
