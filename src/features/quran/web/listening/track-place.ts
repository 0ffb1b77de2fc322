import type { VersePlace } from '../../core/index.ts'

let last: { readonly id: string; readonly place: VersePlace } | undefined

/**
 * The verse of a track id: `2:255`, or `2:1 basmala` for the basmala before it. Returns the same object for the same
 * track, and `undefined` for tracks that are not verses.
 */
export function trackPlace(id = ''): VersePlace | undefined {
  const [surah, verse] = id.split(/[: ]/).map(Number)
  if (!surah || !verse) return undefined
  if (last?.id !== id) last = { id, place: { surah, verse } }
  return last.place
}
