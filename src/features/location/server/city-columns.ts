/**
 * The columns of the city file: one value per city, sorted by population, so that a city's position is its
 * rank. Texts are UTF-8 in one buffer. There are no objects, which limits 135,000 cities to a few megabytes.
 */
const layout = {
  /** The GeoNames id. */
  id: Uint32Array,
  population: Uint32Array,
  /** Degrees × 100,000. */
  latitude: Int32Array,
  /** Degrees × 100,000. */
  longitude: Int32Array,
  /** Position in the list of countries. */
  country: Uint8Array,
  /** Position in the list of regions; 0 for none. */
  region: Uint16Array,
  /** Position in the list of time zones. */
  zone: Uint16Array,
  /** 1 for a district of a larger city. */
  district: Uint8Array,
  names: Uint8Array,
  /** The offset of each city's name in `names`, and the end of the last. */
  nameStart: Uint32Array,
  /**
   * Folded names to search, each preceded by {@link NAME_LEAD} or {@link SQUEEZED_LEAD}; a final lead ends
   * the list.
   */
  keys: Uint8Array,
  /** Offsets in `keys` where a name or a word of a name begins, sorted by the bytes that follow. */
  entryStart: Uint32Array,
  /** The city of each entry. */
  entryCity: Uint32Array,
} as const

/** The byte before a folded name. */
export const NAME_LEAD = 0
/** The byte before a folded name written without its spaces. Any byte above this one belongs to a name. */
export const SQUEEZED_LEAD = 1

export const DEGREE = 100_000

type Layout = typeof layout
export type CityColumns = { readonly [Name in keyof Layout]: InstanceType<Layout[Name]> }

interface ColumnPlace {
  readonly name: string
  /** The offset in the file, in bytes. */
  readonly offset: number
  /** The number of values. */
  readonly length: number
}

const names = Object.keys(layout) as (keyof Layout)[]
const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8
const HEADER_BYTES = 4096

/** The columns as one file: a JSON list of their offsets, then the values as they are in memory. */
export function packColumns(columns: CityColumns): Uint8Array {
  let end = HEADER_BYTES
  const places = names.map((name): ColumnPlace => {
    const place = { name, offset: end, length: columns[name].length }
    end = aligned(end + columns[name].byteLength)
    return place
  })
  const file = new Uint8Array(end)
  file.set(new TextEncoder().encode(JSON.stringify(places).padEnd(HEADER_BYTES)))
  places.forEach(({ offset }, position) => {
    const column = columns[names[position] as keyof Layout]
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offset)
  })
  return file
}

/** The columns of a packed file, as views on its memory. Throws for any other file. */
export function readColumns(file: ArrayBuffer): CityColumns {
  const header: ColumnPlace[] = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 0, HEADER_BYTES)))
  if (header.map(({ name }) => name).join() !== names.join())
    throw new Error('The city file is of another version.')
  return Object.fromEntries(
    header.map(({ name, offset, length }) => [name, new layout[name as keyof Layout](file, offset, length)]),
  ) as CityColumns
}
