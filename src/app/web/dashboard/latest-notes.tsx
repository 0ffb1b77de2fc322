import { useMemo } from 'react'
import { Link } from 'wouter'
import { type Note, noteRecords } from '#shared/core/user-data/notes.records.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { createUseLatest } from '#shared/web/user-data/create-use-latest.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { LatestCard } from './latest-card.tsx'

const SHOWN = 3
const PREVIEW = 160
const useLatest = createUseLatest(noteRecords, SHOWN)

/** The notes edited last, and a link to a new one. */
export function LatestNotes() {
  const fresh = useMemo(newId, [])
  return (
    <LatestCard
      href="/bookmarks/notes"
      id="latest-notes"
      latest={useLatest()}
      most={SHOWN}
      none={t('dashboard:noNotes')}
      Rows={NoteRows}
      skeletons={2}
      title={t('bookmarks:notes.title')}
    >
      <p className="mt-4">
        <Link className={buttonClass()} href={`/bookmarks/notes?note=${fresh}`}>
          {t('bookmarks:notes.new')}
        </Link>
      </p>
    </LatestCard>
  )
}

function NoteRows({ entries }: { entries: readonly (readonly [id: string, note: Note])[] }) {
  return entries.map(([id, note]) => (
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
  ))
}
