import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { AddressProblem, ReaderAddress } from '../../core/reader-address.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { surahName } from './surah-name.ts'

/** Names the document after what is read, as the server does. */
export function useReaderTitle(address: ReaderAddress | AddressProblem): void {
  const surahs = useSurahs().data
  usePageTitle(titleOf(address))

  function titleOf(asked: ReaderAddress | AddressProblem): string {
    if (asked.kind === 'problem') return t('pages:notFound.title')
    if (asked.kind === 'last-place') return t('pages:quranReader.title')
    const verses = asked.verses
    const surah = surahs?.[(verses?.surah ?? (asked.kind === 'surah' ? asked.number : 0)) - 1]
    if (!surah) {
      return asked.kind === 'surah'
        ? t('pages:quranReader.title')
        : t(`reader:titles.${asked.kind}`, { number: formatNumber(asked.number) })
    }
    if (!verses) return t('reader:titles.surah', { surah: surahName(surah) })
    const range = verses.first === verses.last ? [verses.first] : [verses.first, verses.last]
    return t('reader:titles.verses', {
      surah: surahName(surah),
      verses: `${formatNumber(surah.number)}:${range.map((each) => formatNumber(each)).join('–')}`,
    })
  }
}
