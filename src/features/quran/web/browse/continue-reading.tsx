import { BookMarked } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { records } from '#shared/web/user-data/records.ts'
import { recentPlaces } from '../../core/last-place/last-place.ts'
import { readingPlaceRecords } from '../../core/quran.records.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { useLastPlace } from '../reader/last-place.ts'
import { formatPlace } from './format-reference.ts'

const placesOfSurahs = records(readingPlaceRecords)

/** A link to the last place or to the beginning, and links to the last places in other surahs. */
export function ContinueReading() {
  const place = useLastPlace()
  const { data: surahs } = useSurahs()
  const others = recentPlaces(placesOfSurahs.use()?.values() ?? []).filter(
    ({ surah }) => surah !== place?.surah,
  )
  return (
    <div className="flex flex-col gap-1">
      <Link
        className={buttonClass({ look: 'action' })}
        href={place ? `/quran/reader/${place.surah}/${place.verse}` : '/quran/reader/1'}
      >
        <BookMarked aria-hidden className="shrink-0" size={18} />
        {place ? t('browse:continue', { verse: formatPlace(place, surahs) }) : t('browse:begin')}
      </Link>
      {others.length > 0 && (
        <nav aria-label={t('browse:recentPlaces')} className="flex flex-wrap items-center gap-x-4 text-sm">
          <span className="text-muted">{t('browse:recentPlaces')}</span>
          {others.map((other) => (
            <Link
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              href={`/quran/reader/${other.surah}/${other.verse}`}
              key={other.surah}
            >
              {formatPlace(other, surahs)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
