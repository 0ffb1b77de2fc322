import type { VersePlace } from '../../core/index.ts'

let last: { readonly id: string; readonly place: VersePlace } | undefined

/**
 * The verse of a track by its id, `2:255`, or `2:1 basmala` for what leads into it: the same object as long as it is the
 * same track. `undefined` for a track of something else.
 */
export function trackPlace(id = ''): VersePlace | undefined {
  const [surah, verse] = id.split(/[: ]/).map(Number)
  if (!surah || !verse) return undefined
  if (last?.id !== id) last = { id, place: { surah, verse } }
  return last.place
}
