import { outdatedVersions, versionId, versionParts } from '#shared/core/user-data/merge-notes.ts'
import { type Note, noteRecords, noteVersionRecords } from '#shared/core/user-data/notes.records.ts'
import { records } from './records.ts'
import { withDatabase } from './user-records.ts'

/** The person's notes by id. */
export const notes = records(noteRecords)
/** Earlier versions of notes, by `<note's id>/<start of writing>`. */
export const noteVersions = records(noteVersionRecords)

/**
 * Saves a note, and the same text as a version in its history. `since` is when this writing began (ISO 8601); everything
 * written from then on is one version. If two devices write at once, both texts are in the history, whichever becomes the
 * note. Resolves to whether the device saved both.
 */
export async function saveNote(id: string, note: Note, since: string): Promise<boolean> {
  const { title, text } = note
  // Both at once, because the page may be closing.
  const saved = await Promise.all([
    noteVersions.put(versionId(id, since), { ...(title && { title }), text }),
    notes.put(id, note),
  ])
  tidyHistories()
  return saved.every(Boolean)
}

let tidied = false

/**
 * Deletes outdated versions and versions of deleted notes, once per visit. An edit on another device may have left the
 * latter.
 */
export function tidyHistories(): void {
  if (tidied) return
  tidied = true
  tidy().catch(() => {
    tidied = false
  })
}

async function tidy(): Promise<void> {
  const versions = [...(await noteVersions.read()).keys()]
  const gone = new Set([...outdatedVersions(versions, Date.now()), ...(await orphanedVersions(versions))])
  if (gone.size > 0) await noteVersions.write(Array.from(gone, (id) => [id, undefined]))
}

/** Versions whose note was deleted. A note that was never here may still arrive from another device. */
async function orphanedVersions(versions: readonly string[]): Promise<readonly string[]> {
  const standing = await notes.read()
  const noteOf = (id: string) => versionParts(id)?.note ?? id
  const alone = versions.filter((id) => !standing.has(noteOf(id)))
  if (alone.length === 0) return []
  const records = await withDatabase((database) => database.allRecords())
  const removed = new Set(
    records.flatMap(({ type, id, value }) => (type === 'note' && value === null ? [id] : [])),
  )
  return alone.filter((id) => removed.has(noteOf(id)))
}

/** Deletes a note with its history. Resolves to a function that restores both; `undefined` if there is no such note. */
export async function removeNote(id: string): Promise<(() => Promise<boolean>) | undefined> {
  const note = (await notes.read()).get(id)
  if (!note) return undefined
  const versions = [...(await noteVersions.read())].filter(([version]) => version.startsWith(`${id}/`))
  await notes.remove(id)
  await noteVersions.write(versions.map(([version]) => [version, undefined]))
  return async () => (await noteVersions.write(versions)) && (await notes.put(id, note))
}
