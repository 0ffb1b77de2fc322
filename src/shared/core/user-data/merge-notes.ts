import { isInstant } from '../instant.ts'

/** Of so many days every version of a note stands in its history; of the days before, the last of each. */
export const EVERY_VERSION_DAYS = 30
/** The latest so many versions of a note stand, whatever their age. */
export const MOST_VERSIONS = 50

const DAY_MS = 86_400_000
const DAY = '2026-11-21'.length

/** The note of a version with this id, and when its writing was begun; `undefined` when it is the id of none. */
export function versionParts(id: string): { readonly note: string; readonly at: string } | undefined {
  const end = id.lastIndexOf('/')
  const at = id.slice(end + 1)
  return end > 0 && isInstant(at) ? { note: id.slice(0, end), at } : undefined
}

/**
 * The versions that stand in the history of their notes no more, of those with `ids`. `now` is in milliseconds since
 * 1970; days are those of UTC. Devices that knew different versions come to the same ones, in whatever order they hear
 * of each other.
 */
export function outdatedVersions(ids: Iterable<string>, now: number): readonly string[] {
  const byNote = new Map<string, string[]>()
  for (const id of ids) {
    const parts = versionParts(id)
    if (!parts) continue
    const instants = byNote.get(parts.note) ?? []
    byNote.set(parts.note, instants)
    instants.push(parts.at)
  }
  const since = new Date(now - EVERY_VERSION_DAYS * DAY_MS).toISOString()
  return [...byNote].flatMap(([note, instants]) => {
    const standing = retainedInstants(instants, since)
    return instants.filter((at) => !standing.has(at)).map((at) => `${note}/${at}`)
  })
}

/** The instants of one note's versions that stand; from `since` on all of them may. */
function retainedInstants(instants: readonly string[], since: string): ReadonlySet<string> {
  const days = new Set<string>()
  const standing = [...instants]
    .sort()
    .reverse()
    .filter((at) => {
      const day = at.slice(0, DAY)
      const stands = at >= since || !days.has(day)
      days.add(day)
      return stands
    })
  return new Set(standing.slice(0, MOST_VERSIONS))
}
