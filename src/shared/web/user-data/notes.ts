import { outdatedVersions, versionId, versionParts } from '#shared/core/user-data/merge-notes.ts'
import { type Note, noteRecords, noteVersionRecords } from '#shared/core/user-data/notes.records.ts'
import { records } from './records.ts'
import { withDatabase } from './user-records.ts'

/** The person's notes by id. */
export const notes = records(noteRecords)
/** Notes as they were left, by `<note's id>/<when it was begun>`. */
export const noteVersions = records(noteVersionRecords)

/**
 * Keeps a note, and the same text in its history first. `since` is when this hand began to write (ISO 8601): whatever
 * it writes from then on is one version, so that the words of two devices that write at once both stand in the
 * history, whichever stands in the note. Resolves to whether the device keeps both.
 */
export async function saveNote(id: string, note: Note, since: string): Promise<boolean> {
  const { title, text } = note
  // Both at once: the page may be about to close.
  const kept = await Promise.all([
    noteVersions.put(versionId(id, since), { ...(title && { title }), text }),
    notes.put(id, note),
  ])
  tidyHistories()
  return kept.every(Boolean)
}

let tidied = false

/**
 * Takes from the histories, once a visit, what stands in them no more: versions that later ones crowd out, and those of
 * notes that were removed, which an edit on another device may have left.
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

/** Those whose note was removed. One that is not here may be on its way from another device. */
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

/** Removes a note with its history. Resolves to what brings both back; `undefined` when there is no such note. */
export async function removeNote(id: string): Promise<(() => Promise<boolean>) | undefined> {
  const note = (await notes.read()).get(id)
  if (!note) return undefined
  const versions = [...(await noteVersions.read())].filter(([version]) => version.startsWith(`${id}/`))
  await notes.remove(id)
  await noteVersions.write(versions.map(([version]) => [version, undefined]))
  return async () => (await noteVersions.write(versions)) && (await notes.put(id, note))
}
