import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { surahCount } from '../../core/index.ts'
import { formatReaderAddress, partCount } from '../../core/reader-address.ts'
import type { PartAddress } from '../../core/reader-portion.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { surahName } from './surah-name.ts'

/** Links to the next and previous surah or part. */
export function PortionEnd({ address }: { address: PartAddress }) {
  const { data: surahs } = useSurahs()
  const { kind, number } = address
  const last = kind === 'surah' ? surahCount : partCount(kind)
  const nameOf = (target: number) => {
    const surah = kind === 'surah' && surahs?.[target - 1]
    return surah ? surahName(surah) : t(`reader:${kind}`, { number: formatNumber(target) })
  }
  const link = (target: number, text: string, rel: 'next' | 'prev') =>
    target >= 1 &&
    target <= last && (
      <Link
        className={buttonClass({ look: rel === 'next' ? 'action' : 'quiet' })}
        href={formatReaderAddress({ kind, number: target })}
        rel={rel}
      >
        {t(text, { name: nameOf(target) })}
      </Link>
    )
  return (
    <nav
      aria-label={t('reader:end.label')}
      className="mt-8 flex flex-wrap justify-between gap-3 print:hidden"
    >
      {link(number - 1, 'reader:end.previous', 'prev') || <span />}
      {link(number + 1, 'reader:end.next', 'next')}
    </nav>
  )
}
