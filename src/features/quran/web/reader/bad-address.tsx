import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { surahCount, verseCount } from '../../core/index.ts'
import { type AddressProblem, partCount, READER_PATH } from '../../core/reader-address.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { surahName } from './surah-name.ts'

/** Explains what is wrong with an address, with a link to a valid one. */
export function BadAddress({ problem }: { problem: AddressProblem }) {
  const surah = useSurahs().data?.[(problem.surah ?? 0) - 1]
  return (
    <Notice text={reasonFor(problem, surah ? surahName(surah) : '')} title={t('reader:bad.title')}>
      <Link
        className={buttonClass({ look: 'action' })}
        href={problem.surah ? `${READER_PATH}/${problem.surah}` : `${READER_PATH}/1`}
      >
        {problem.surah
          ? t('reader:bad.toSurah', { surah: surah ? surahName(surah) : formatNumber(problem.surah) })
          : t('reader:bad.toFirst')}
      </Link>
    </Notice>
  )
}

function reasonFor(problem: AddressProblem, surah: string): string {
  if (problem.with === 'surah') return t('reader:bad.surah', { count: formatNumber(surahCount) })
  if (problem.with === 'verse' || problem.with === 'range') {
    const values = { surah, count: formatNumber(verseCount(problem.surah ?? 1)) }
    return t(`reader:bad.${problem.with}`, values)
  }
  return t(`reader:bad.${problem.with}`, { count: formatNumber(partCount(problem.with)) })
}
