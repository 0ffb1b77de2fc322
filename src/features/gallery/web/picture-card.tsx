import { ExternalLink } from 'lucide-react'
import { Link } from 'wouter'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import type { PictureAnswer } from '../core/gallery.contract.ts'

/** A picture of the grid with its badge, its heart, sharing and a link that opens a new tab. */
export function PictureCard({ picture, isFirst }: { picture: PictureAnswer; isFirst: boolean }) {
  const { id, title, category, imageUrl, featured, author, licence } = picture
  const address = `/gallery/${id}`
  return (
    <article
      aria-labelledby={`picture-${id}`}
      className="group laid-out-near flex [--near-height:29rem] h-full min-w-0 flex-col overflow-hidden rounded-card bg-raised shadow-card print:shadow-none"
    >
      <div className="relative aspect-square bg-sunken">
        <Link aria-label={title} className="block size-full" href={address} tabIndex={-1}>
          <img
            alt=""
            className="size-full object-cover"
            decoding="async"
            height={picture.height}
            loading={isFirst ? 'eager' : 'lazy'}
            src={imageUrl}
            width={picture.width}
          />
        </Link>
        {featured && (
          <span className="pointer-events-none absolute start-3 top-3 rounded-full bg-raised px-3 py-1 font-semibold text-action text-sm shadow-card print:hidden">
            {t('gallery:featured')}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4 pb-2">
        <h2 className="font-semibold leading-snug" id={`picture-${id}`}>
          <Link className="underline-offset-4 hover:text-action hover:underline" href={address}>
            {title}
          </Link>
        </h2>
        {licence && (
          <p className="text-muted text-sm">
            <bdi>{author}</bdi> · <bdi>{licence}</bdi>
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-muted text-sm">{t(`gallery:categories.${category}`)}</span>
          <span className="-me-2 flex print:hidden">
            <PictureActions picture={picture} />
            <a
              aria-label={t('gallery:openInTab', { title })}
              className={`${buttonClass({ look: 'plain', round: true })} text-muted hover:text-action`}
              data-tooltip={t('gallery:openShort')}
              href={address}
              rel="noopener"
              target="_blank"
            >
              <ExternalLink aria-hidden size={18} />
            </a>
          </span>
        </div>
      </div>
    </article>
  )
}

/** The heart and the share button. */
export function PictureActions({ picture: { id, title, description } }: { picture: PictureAnswer }) {
  return (
    <EntryActions
      path={`/gallery/${id}`}
      target={targetKey('picture', id)}
      text={`${title}\n${description}`}
      title={title}
    />
  )
}
