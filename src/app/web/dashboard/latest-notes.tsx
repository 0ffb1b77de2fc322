import { useMemo } from 'react'
import { Link } from 'wouter'
import { noteRecords } from '#shared/core/user-data/notes.records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { createUseLatest } from '#shared/web/user-data/create-use-latest.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { CardLink } from './card-link.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

const SHOWN = 3
const PREVIEW = 160
const useLatest = createUseLatest(noteRecords, SHOWN)

/** The notes edited last, and a link to a new one. */
export function LatestNotes() {
  const { entries: shown, size = 0 } = useLatest() ?? {}
  const fresh = useMemo(newId, [])
  return (
    <Card
      aside={
        <CardLink
          href="/bookmarks/notes"
          text={
            size > SHOWN
              ? t('dashboard:all', { count: size, number: formatNumber(size) })
              : t('dashboard:open')
          }
        />
      }
      id="latest-notes"
      title={t('bookmarks:notes.title')}
    >
      {!shown && <RowSkeletons rows={2} />}
      {shown?.length === 0 && <p className="text-muted">{t('dashboard:noNotes')}</p>}
      <ul className="-my-1">
        {shown?.map(([id, note]) => (
          <li className="border-hairline border-b last:border-b-0" key={id}>
            <Link
              className="block py-2.5 hover:text-action"
              href={`/bookmarks/notes?note=${encodeURIComponent(id)}`}
            >
              <span className="line-clamp-2 font-typed" dir="auto">
                {note.title ?? note.text.slice(0, PREVIEW)}
              </span>
              <span className="block text-muted text-sm">{formatInstant(note.changedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link className={buttonClass()} href={`/bookmarks/notes?note=${fresh}`}>
          {t('bookmarks:notes.new')}
        </Link>
      </p>
    </Card>
  )
}
