import { foldPlaceName } from '#features/location/core/fold-place-name.ts'
import { NAME_LEAD, SQUEEZED_LEAD } from '#features/location/server/city-columns.ts'
import type { SourceCity } from './source-cities.ts'

/** Words before a name that may be written in full or abbreviated. */
const shortForms = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
] as const

/**
 * The folded names of a city: the shown one and others, with abbreviated forms, and Arabic ones without their
 * article.
 */
export function searchKeysOf(
  city: Pick<SourceCity, 'name' | 'also'>,
  exonyms: readonly string[] = [],
): string[] {
  const keys = new Set<string>()
  for (const name of [city.name, ...city.also, ...exonyms]) {
    const key = foldPlaceName(name)
    if (key === '') continue
    keys.add(key)
    for (const [full, short] of shortForms) {
      if (key.startsWith(`${full} `)) keys.add(short + key.slice(full.length))
      if (key.startsWith(`${short} `)) keys.add(full + key.slice(short.length))
    }
    if (/^ال\p{L}{3}/u.test(key)) keys.add(key.slice(2))
  }
  return [...keys]
}

interface Entry {
  readonly start: number
  readonly city: number
  /**
   * The bytes from `start` to the end of the name, one character each, so that strings sort in byte order.
   */
  readonly bytes: string
}

/**
 * The search index: every folded name, every word inside a name, and every name of several words without
 * spaces, sorted so that entries with the same beginning are adjacent.
 */
export function buildSearchIndex(cities: readonly SourceCity[]) {
  const chunks: Buffer[] = []
  const entries: Entry[] = []
  let length = 0
  const addKey = (lead: number, key: string): number => {
    const bytes = Buffer.from(key)
    chunks.push(Buffer.of(lead), bytes)
    length += 1 + bytes.length
    return length - bytes.length
  }
  cities.forEach((city, position) => {
    const seenWords = new Set<string>()
    for (const key of searchKeysOf(city, city.exonyms)) {
      const start = addKey(NAME_LEAD, key)
      const bytes = Buffer.from(key).toString('latin1')
      entries.push({ start, city: position, bytes })
      for (let space = bytes.indexOf(' '); space >= 0; space = bytes.indexOf(' ', space + 1)) {
        const rest = bytes.slice(space + 1)
        if (seenWords.has(rest)) continue
        seenWords.add(rest)
        entries.push({ start: start + space + 1, city: position, bytes: rest })
      }
      if (!key.includes(' ')) continue
      const squeezed = key.replaceAll(' ', '')
      entries.push({
        start: addKey(SQUEEZED_LEAD, squeezed),
        city: position,
        bytes: Buffer.from(squeezed).toString('latin1'),
      })
    }
  })
  chunks.push(Buffer.of(NAME_LEAD))
  entries.sort((a, b) => (a.bytes < b.bytes ? -1 : a.bytes > b.bytes ? 1 : a.city - b.city))
  return {
    keys: new Uint8Array(Buffer.concat(chunks)),
    entryStart: Uint32Array.from(entries, ({ start }) => start),
    entryCity: Uint32Array.from(entries, ({ city }) => city),
  }
}
