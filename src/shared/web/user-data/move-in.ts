import { earlierPlaces } from '#shared/core/user-data/earlier-keeping.ts'
import type { Change } from './database-schema.ts'

type ChangeThings = (type: string, changes: readonly Change[]) => Promise<boolean>

const moved = new Set<string>()
const moving = new Map<string, Promise<void>>()

/**
 * Moves what an earlier version of Rafiq kept in `localStorage` and that are records of `type` now; `undefined` when there
 * is nothing to move. What was there is let go of when the records are kept; it is done again when that breaks off, and
 * two tabs may both do it.
 */
export function movingIn(type: string, change: ChangeThings): Promise<void> | undefined {
  if (moved.has(type)) return moving.get(type)
  moved.add(type)
  const place = earlierPlaces.find(({ types }) => types.includes(type))
  const text = place && textAt(place.key)
  if (!place || !text) return undefined
  const done = move(place, text, change).finally(() => {
    for (const each of place.types) moving.delete(each)
  })
  for (const each of place.types) {
    moved.add(each)
    moving.set(each, done)
  }
  return done
}

async function move(place: (typeof earlierPlaces)[number], text: string, change: ChangeThings) {
  // A page that is being drawn asks for it.
  await Promise.resolve()
  const { records, broken } = place.read(parsed(text))
  for (const type of place.types) {
    const own = records.filter((record) => record.type === type)
    const changes = own.map(({ id, value }) => ({ id, value, ifMissing: true }) as const)
    if (changes.length > 0 && !(await change(type, changes))) return
  }
  try {
    if (broken) setAside(`${place.key}.aside`, text)
    if (textAt(place.key) === text) localStorage.removeItem(place.key)
  } catch {
    // No room to set it aside: it stays where it is.
  }
}

/** Where a text goes that could not be understood in whole: as it was, beside others. Throws when there is no room. */
function setAside(key: string, text: string): void {
  const found = parsed(textAt(key) ?? 'null')
  const texts = Array.isArray(found) ? found : []
  if (!texts.includes(text)) localStorage.setItem(key, JSON.stringify([...texts, text]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textAt(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
