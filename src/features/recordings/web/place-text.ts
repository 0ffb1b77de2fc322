import { formatNumber } from '#shared/web/i18n/format.ts'

interface Place {
  readonly surah: number | null
  readonly fromVerse: number | null
  readonly toVerse: number | null
}

/** The verses of a recording as `2:255–257`, or the number of its surah; empty for others. */
export function placeText({ surah, fromVerse, toVerse }: Place): string {
  if (surah === null) return ''
  if (fromVerse === null) return formatNumber(surah)
  const from = `${formatNumber(surah)}:${formatNumber(fromVerse)}`
  return toVerse === null || toVerse === fromVerse ? from : `${from}–${formatNumber(toVerse)}`
}
