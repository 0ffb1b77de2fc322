import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HistoryEvent, historyPeriods, labelRanks } from '#features/history/core/index.ts'
import { readEventFiles } from './history/event-files.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'history'

const landmarksFile = join(import.meta.dirname, '../../content/history/landmarks.json')

/** Writes all events in their order into one file, with their period and the rank of their label. */
export async function build(outFolder: string): Promise<void> {
  await writeJson(join(outFolder, 'events.json'), await readEvents())
}

/** The events as the content file has them. Throws for unknown landmarks and ids that are used twice. */
export async function readEvents(): Promise<readonly HistoryEvent[]> {
  const files = await readEventFiles()
  const events = historyPeriods.flatMap((period) =>
    (files.get(period) ?? []).map((event) => ({ ...event, period })),
  )
  const ids = events.map(({ id }) => id)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  const landmarks: readonly string[] = JSON.parse(await readFile(landmarksFile, 'utf8'))
  const unknown = landmarks.filter((id, at) => !ids.includes(id) || landmarks.indexOf(id) !== at)
  if (twice.length + unknown.length > 0) {
    throw new Error(
      `Ids used twice: ${twice.join(', ')}. Landmarks that are no event: ${unknown.join(', ')}.`,
    )
  }
  const ranks = labelRanks(ids, landmarks)
  return events.map((event, at) => ({ ...event, rank: ranks[at] ?? ids.length }))
}
