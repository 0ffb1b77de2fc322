import { Link } from 'wouter'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { ItemPreview } from '../bookmark-type.ts'
import { Blocks } from '../list/blocks.tsx'

const ROW_PX = 92
const PREVIEW = 160

/** The notes, each by the beginning of its text. */
export function NoteList({
  notes,
  current,
  previewOf,
}: {
  notes: readonly (readonly [id: string, note: Note])[]
  current: string | undefined
  previewOf: (about: string | undefined) => ItemPreview | undefined
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the blocks are between the list and its items.
    <div
      aria-label={t('bookmarks:notes.title')}
      className="mt-3 overflow-hidden rounded-card bg-raised shadow-card"
      role="list"
    >
      <Blocks estimate={ROW_PX} items={notes}>
        {([id, note], position) => (
          // biome-ignore lint/a11y/useSemanticElements: the blocks are between the list and its items.
          <div aria-posinset={position} aria-setsize={notes.length} key={id} role="listitem">
            <NoteRow current={id === current} id={id} preview={previewOf(note.about)} note={note} />
          </div>
        )}
      </Blocks>
    </div>
  )
}

function NoteRow({
  id,
  note,
  preview,
  current,
}: {
  id: string
  note: Note
  preview: ItemPreview | undefined
  current: boolean
}) {
  const [first = '', ...rest] = note.text.trim().split('\n')
  const excerpt = (note.title ? note.text : rest.join(' ')).slice(0, PREVIEW)
  return (
    <Link
      aria-current={current ? 'true' : undefined}
      className={classNames(
        '-outline-offset-4 block border-hairline border-b px-4 py-3 hover:bg-sunken',
        current && 'bg-action-soft',
      )}
      href={`/bookmarks/notes?note=${encodeURIComponent(id)}`}
    >
      <span className="block truncate font-semibold font-typed" dir="auto">
        {note.title ?? first.slice(0, PREVIEW)}
      </span>
      {excerpt.trim() && (
        <span className="block truncate font-typed text-muted text-sm" dir="auto">
          {excerpt}
        </span>
      )}
      <span className="block text-muted text-sm">
        {preview && (
          <>
            <bdi>{preview.title}</bdi>
            {' · '}
          </>
        )}
        {formatInstant(note.changedAt)}
      </span>
    </Link>
  )
}
