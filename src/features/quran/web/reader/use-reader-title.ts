import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { AddressProblem, ReaderAddress } from '../../core/reader-address.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { surahName } from './surah-name.ts'

/** Sets the document's title in the same form as the server. */
export function useReaderTitle(address: ReaderAddress | AddressProblem): void {
  const surahs = useSurahs().data
  usePageTitle(titleOf(address))

  function titleOf(target: ReaderAddress | AddressProblem): string {
    if (target.kind === 'problem') return t('pages:notFound.title')
    if (target.kind === 'last-place') return t('pages:quranReader.title')
    const verses = target.verses
    const surah = surahs?.[(verses?.surah ?? (target.kind === 'surah' ? target.number : 0)) - 1]
    if (!surah) {
      return target.kind === 'surah'
        ? t('pages:quranReader.title')
        : t(`reader:titles.${target.kind}`, { number: formatNumber(target.number) })
    }
    if (!verses) return t('reader:titles.surah', { surah: surahName(surah) })
    const range = verses.first === verses.last ? [verses.first] : [verses.first, verses.last]
    return t('reader:titles.verses', {
      surah: surahName(surah),
      verses: `${formatNumber(surah.number)}:${range.map((each) => formatNumber(each)).join('–')}`,
    })
  }
}
