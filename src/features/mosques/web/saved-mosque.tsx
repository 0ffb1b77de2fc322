import { Navigation } from 'lucide-react'
import { directionsAddress } from '#shared/core/map-address.ts'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { SaveHeart } from '#shared/web/user-data/save-heart.tsx'

/** A mosque from the person’s saved items: name, address and directions. */
export function SavedMosque({ id, saved, isGone }: { id: string; saved: Bookmark; isGone: boolean }) {
  const { savedAt: _, collections: __, ...details } = saved
  const { title = t('mosques:unnamed'), detail, coordinates } = details
  return (
    <article aria-label={title} className="mt-3 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <header className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 font-display text-3xl leading-snug">
          <bdi>{title}</bdi>
        </h1>
        <span className="-me-2.5">
          <SaveHeart about={targetKey('mosque', id)} details={details} title={title} />
        </span>
      </header>
      {detail && <p className="text-muted text-sm">{detail}</p>}
      <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm">
        {t(isGone ? 'mosques:page.gone.saved' : 'mosques:page.offline')}
      </p>
      {coordinates && (
        <a
          className={`${buttonClass()} mt-5`}
          href={directionsAddress(coordinates, navigator.userAgent)}
          rel="noreferrer"
          target="_blank"
        >
          <Navigation aria-hidden size={16} />
          {t('mosques:directions')}
        </a>
      )}
    </article>
  )
}
