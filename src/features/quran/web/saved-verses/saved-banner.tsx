import { Bookmark } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { lastSaved } from '../../core/saved-verses/saved-verse.ts'
import { formatVerseKey } from '../reader/surah-name.ts'
import { useSavedVerses } from './saved-verses.ts'

/** The number of saved verses and the last one, with a link to the list; nothing if there are none. */
export function SavedBanner({ className }: { className?: string }) {
  const verses = useSavedVerses()
  const last = verses && lastSaved(verses)
  if (!last) return null
  return (
    <Link
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-action-soft px-4 py-2.5 text-sm hover:text-action',
        className,
      )}
      href="/quran?tab=saved"
    >
      <Bookmark aria-hidden className="text-action" fill="currentColor" size={18} />
      <span className="font-semibold">
        {t('saved-verses:banner.count', { count: verses.length, number: formatNumber(verses.length) })}
      </span>
      <span className="text-muted">
        {t('saved-verses:banner.last', {
          verse: formatVerseKey(last.key),
          time: formatInstant(last.savedAt),
        })}
      </span>
    </Link>
  )
}
