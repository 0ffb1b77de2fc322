import type { HighlightColour } from '#shared/core/user-data/saved-items.records.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { highlights } from '#shared/web/user-data/saved-items.ts'
import { notifyVerseSaveFailed } from './notify.ts'

/** The highlight colour of the verse `2:255`; `undefined` if it is not highlighted. */
export const useVerseColour = (key: string): HighlightColour | undefined =>
  highlights.useOne(targetKey('verse', key))?.colour

/** Highlights a verse, or removes its highlight (`undefined`). */
export async function markVerse(key: string, colour: HighlightColour | undefined): Promise<void> {
  const about = targetKey('verse', key)
  const saving = colour
    ? highlights.put(about, { colour, markedAt: new Date().toISOString() })
    : highlights.remove(about)
  if (!(await saving)) notifyVerseSaveFailed()
}
