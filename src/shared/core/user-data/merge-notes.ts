import { isInstant } from '../instant.ts'

/**
 * How two devices' changes of one note merge. The later text becomes the note (see `merge-records.ts`). Each device also
 * saves its text as a version in the note's history, under an id of its own, so no text is lost.
 */

/** For this many days, every version of a note stays in its history. For earlier days, only the day's last version. */
export const EVERY_VERSION_DAYS = 30
/** The most versions of a note, whatever their age. */
export const MOST_VERSIONS = 50

const DAY_MS = 86_400_000
const DAY = '2026-11-21'.length

/** The id of a version: the note's id and when this writing began (ISO 8601), so two devices never share one. */
export const versionId = (note: string, since: string): string => `${note}/${since}`

/** The note and the start of writing in a version's id; `undefined` for any other id. */
export function versionParts(id: string): { readonly note: string; readonly at: string } | undefined {
  const end = id.lastIndexOf('/')
  const at = id.slice(end + 1)
  return end > 0 && isInstant(at) ? { note: id.slice(0, end), at } : undefined
}

/**
 * The versions among `ids` that no longer belong in their notes' histories. `now` is in milliseconds since
 * 1970; days are UTC. Devices that know different versions end with the same ones, in any order of syncs.
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
    const retained = retainedInstants(instants, since)
    return instants.filter((at) => !retained.has(at)).map((at) => versionId(note, at))
  })
}

/** The instants of one note's versions that stay in its history: from `since` on all, before it one a day. */
function retainedInstants(instants: readonly string[], since: string): ReadonlySet<string> {
  const days = new Set<string>()
  const retained = [...instants]
    .sort()
    .reverse()
    .filter((at) => {
      const day = at.slice(0, DAY)
      const isRetained = at >= since || !days.has(day)
      days.add(day)
      return isRetained
    })
  return new Set(retained.slice(0, MOST_VERSIONS))
}
