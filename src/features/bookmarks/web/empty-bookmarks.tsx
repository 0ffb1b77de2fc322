import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'

/** Shown while nothing is saved: an explanation, and links. */
export function EmptyBookmarks() {
  return (
    <section className="mx-auto grid max-w-reading justify-items-center gap-4 py-12 text-center">
      <Star className="text-ornament" size={64} weight={1} />
      <h2 className="text-xl">{t('bookmarks:empty.title')}</h2>
      <p className="text-muted">{t('bookmarks:empty.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link className={buttonClass({ look: 'action' })} href="/quran/reader">
          {t('bookmarks:empty.quran')}
        </Link>
        <Link className={buttonClass()} href="/mosques">
          {t('bookmarks:empty.mosques')}
        </Link>
      </div>
    </section>
  )
}
