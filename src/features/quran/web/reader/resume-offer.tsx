import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatReaderAddress, onlyVerse } from '../../core/reader-address.ts'
import { type PartAddress, portionOf } from '../../core/reader-portion.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { readLastPlace } from './last-place.ts'
import { formatVerseNumber, surahName } from './surah-name.ts'

/** Offers to return to the last place read, unless it is already open. */
export function ResumeOffer({ address }: { address: PartAddress }) {
  const [place] = useState(readLastPlace)
  const { data: surahs } = useSurahs()
  const surah = place && surahs?.[place.surah - 1]
  if (!surah || portionOf(address).some((verses) => verses.surah === place.surah)) return null
  return (
    <Link
      className="flex min-h-11 flex-1 basis-64 items-center gap-3 rounded-card bg-sunken px-4 py-2.5 text-sm hover:text-action"
      href={formatReaderAddress({ kind: 'surah', number: place.surah, verses: onlyVerse(place) })}
    >
      <BookMarked aria-hidden className="shrink-0 text-action" size={18} />
      <span>
        {t('reader:resume')}{' '}
        <span className="font-semibold">{`${surahName(surah)} ${formatVerseNumber(place)}`}</span>
      </span>
    </Link>
  )
}
