import {
  divisionAt,
  placeOfVerse,
  type VerseRange,
  verseCount,
  verseNumber,
} from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

export type GetSurahName = (surah: number) => string

/** A range of verses in words: `Al-Baqarah 142–252`, `An-Nas`, `Yaseen 28 – As-Saffat 144`. */
export function formatVerseRange({ first, last }: VerseRange, names: GetSurahName): string {
  const [from, to] = [placeOfVerse(first), placeOfVerse(last)]
  const isWhole = from.verse === 1 && to.verse === verseCount(to.surah)
  if (from.surah === to.surah) {
    if (isWhole) return names(from.surah)
    const verses =
      from.verse === to.verse
        ? formatNumber(from.verse)
        : t('reading:span', { from: formatNumber(from.verse), to: formatNumber(to.verse) })
    return t('reading:inSurah', { surah: names(from.surah), verses })
  }
  const [a, b] = [from, to].map(({ surah, verse }) =>
    isWhole ? names(surah) : t('reading:inSurah', { surah: names(surah), verses: formatNumber(verse) }),
  )
  return t('reading:across', { from: a ?? '', to: b ?? '' })
}

/** The pages and juz of a range. */
export function formatPagesAndJuz({ first, last }: VerseRange): string {
  const span = (kind: 'page' | 'juz') => {
    const [from, to] = [divisionAt(kind, first), divisionAt(kind, last)]
    const numbers =
      from === to ? formatNumber(from) : t('reading:span', { from: formatNumber(from), to: formatNumber(to) })
    return t(`reading:${kind}s`, { count: to - from + 1, numbers })
  }
  return t('reading:where', { pages: span('page'), juz: span('juz') })
}

/** Splits a range by surah. */
export function splitBySurah({ first, last }: VerseRange): readonly VerseRange[] {
  const parts: VerseRange[] = []
  for (let from = first; from <= last; ) {
    const { surah } = placeOfVerse(from)
    const end = Math.min(last, verseNumber({ surah, verse: verseCount(surah) }))
    parts.push({ first: from, last: end })
    from = end + 1
  }
  return parts
}

/** The address of the reader at the beginning of the verses. */
export function readerHref({ first }: VerseRange): string {
  const { surah, verse } = placeOfVerse(first)
  return verse === 1 ? `/quran/reader/${surah}` : `/quran/reader/${surah}/${verse}`
}

/** A duration in whole minutes, at least one unless it is 0. */
export function formatMinutes(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return t('reading:minutes', { count: minutes, minutes: formatNumber(minutes) })
}

export const formatVerseCount = (verses: number): string =>
  t('reading:verses', { count: verses, verses: formatNumber(verses) })

export const formatShare = (share: number): string =>
  // Never shows 100 % before everything is read.
  formatNumber(share === 1 ? 1 : Math.min(0.99, share), { style: 'percent', maximumFractionDigits: 0 })

/** An approximate number of pages: `less than a page`, `about 3 pages`. */
export function formatPageAmount(pages: number): string {
  const count = Math.round(pages)
  // Three quarters of a page are rounded up to one.
  if (pages < 0.75) return t('reading:amount.under')
  return t('reading:amount.pages', { count, pages: formatNumber(count) })
}
