import { BookMarked } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { useSurahs } from '../data/use-surahs.ts'
import { useLastPlace } from '../reader/last-place.ts'
import { formatPlace } from './format-reference.ts'

/** A link to the last place read, or to the beginning. */
export function ContinueReading() {
  const place = useLastPlace()
  const { data: surahs } = useSurahs()
  return (
    <Link
      className={buttonClass({ look: 'action' })}
      href={place ? `/quran/reader/${place.surah}/${place.verse}` : '/quran/reader/1'}
    >
      <BookMarked aria-hidden className="shrink-0" size={18} />
      {place ? t('browse:continue', { verse: formatPlace(place, surahs) }) : t('browse:begin')}
    </Link>
  )
}
