import { foldPlaceName } from '#features/location/core/index.ts'
import { distanceKm } from '#shared/core/coordinates.ts'
import type { KnownMosque } from '../known-mosque.ts'

/** The greatest distance between a node and an outline of the same mosque. */
const SAME_KM = 0.075
/** The same for large, well-known mosques, whose curated position has four decimals. */
const SAME_WIDE_KM = 0.3
const CELLS_PER_DEGREE = 250

/** Words in many names, which don’t distinguish mosques. */
const common =
  /\b(mosque|masjid|masjed|mesjid|mezquita|mosquee|moschee|camii|cami|jami|jame|jama|grand|great|big|the|of|al|el|and|مسجد|المسجد|جامع|الجامع)\b|(?<=^|\s)(مسجد|المسجد|جامع|الجامع)(?=\s|$)/gu

/**
 * Removes mosques that appear twice, by id or as another element of the same building, and keeps the entry
 * with more details. Also removes mosques that the curated list has.
 */
export function removeDuplicates(
  mosques: readonly KnownMosque[],
  curated: readonly KnownMosque[] = [],
): KnownMosque[] {
  const kept = new Map<string, KnownMosque>()
  const cells = new Map<string, Set<KnownMosque>>()
  const curatedCells = new Map<string, Set<KnownMosque>>()
  for (const mosque of curated) addToCell(curatedCells, mosque)
  for (const mosque of mosques) {
    if (neighbours(curatedCells, mosque).some((other) => isCurated(mosque, other))) continue
    const duplicate = kept.get(mosque.id) ?? neighbours(cells, mosque).find((other) => isSame(mosque, other))
    if (duplicate) {
      if (countKnownFields(mosque) <= countKnownFields(duplicate)) continue
      kept.delete(duplicate.id)
      cells.get(cellOf(duplicate))?.delete(duplicate)
    }
    kept.set(mosque.id, mosque)
    addToCell(cells, mosque)
  }
  return [...kept.values()]
}

function isSame(a: KnownMosque, b: KnownMosque): boolean {
  if (distanceKm(a, b) > SAME_KM) return false
  const [nameA, nameB] = [foldPlaceName(a.name), foldPlaceName(b.name)]
  return nameA === '' || nameB === '' || nameA === nameB || shareName(a, b)
}

/** A mosque that was edited here may be found again, with what its source says now. */
function isCurated(found: KnownMosque, curated: KnownMosque): boolean {
  if (found.id === curated.id) return false
  const distance = distanceKm(found, curated)
  return distance <= SAME_KM || (distance <= SAME_WIDE_KM && shareName(found, curated))
}

function shareName(a: KnownMosque, b: KnownMosque): boolean {
  const names = new Set(distinctiveNames(b))
  return distinctiveNames(a).some((name) => names.has(name))
}

/** Each name without the common words. */
function distinctiveNames({ name, nativeName, arabicName }: KnownMosque): string[] {
  return [name, nativeName, arabicName].flatMap((text) => {
    const folded = foldPlaceName(text ?? '')
      .replace(common, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return folded ? [folded] : []
  })
}

const countKnownFields = (mosque: KnownMosque) =>
  Object.values(mosque).filter((value) => value !== undefined && value !== '' && !isEmpty(value)).length

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

type Cells = Map<string, Set<KnownMosque>>

const column = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE)
const cellOf = ({ latitude, longitude }: KnownMosque) => `${column(latitude)},${column(longitude)}`

function addToCell(cells: Cells, mosque: KnownMosque): void {
  const cell = cells.get(cellOf(mosque)) ?? new Set()
  cell.add(mosque)
  cells.set(cellOf(mosque), cell)
}

function neighbours(cells: Cells, { latitude, longitude }: KnownMosque): KnownMosque[] {
  const found: KnownMosque[] = []
  for (const north of [-1, 0, 1]) {
    for (const east of [-1, 0, 1]) {
      found.push(...(cells.get(`${column(latitude) + north},${column(longitude) + east}`) ?? []))
    }
  }
  return found
}
