import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { surahCount } from '../../core/index.ts'
import { formatReaderAddress, partCount } from '../../core/reader-address.ts'
import type { PartAddress } from '../../core/reader-portion.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { surahName } from './surah-name.ts'

/** At the end of what is read: on to what follows, or back to what came before. */
export function PortionEnd({ address }: { address: PartAddress }) {
  const { data: surahs } = useSurahs()
  const { kind, number } = address
  const last = kind === 'surah' ? surahCount : partCount(kind)
  const nameOf = (wanted: number) => {
    const surah = kind === 'surah' && surahs?.[wanted - 1]
    return surah ? surahName(surah) : t(`reader:${kind}`, { number: formatNumber(wanted) })
  }
  const link = (wanted: number, text: string, rel: 'next' | 'prev') =>
    wanted >= 1 &&
    wanted <= last && (
      <Link
        className={buttonClass({ look: rel === 'next' ? 'action' : 'quiet' })}
        href={formatReaderAddress({ kind, number: wanted })}
        rel={rel}
      >
        {t(text, { name: nameOf(wanted) })}
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
