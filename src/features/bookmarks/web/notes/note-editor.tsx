import { ChevronLeft, History, Trash2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Link } from 'wouter'
import { roomAfter } from '#shared/core/user-data/note-text.ts'
import { LONGEST_NOTE_TITLE, type Note } from '#shared/core/user-data/notes.records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { ItemPreview } from '../bookmark-type.ts'
import { IconAction } from '../icon-action.tsx'
import { removeNoteWithUndo } from './note-changes.ts'
import { useDraft } from './use-draft.ts'

const HistoryDialog = lazyWithMessages(() => import('./history-dialog.tsx'))

/** From this number of characters left, the field shows it. */
const LITTLE_ROOM = 1000

/** A note to read and edit, saved while typing, with its history. */
export function NoteEditor({
  id,
  note,
  preview,
  onClose,
}: {
  id: string
  /** `undefined` for a new note. */
  note: Note | undefined
  /** Of what it is about. */
  preview: ItemPreview | undefined
  onClose: () => void
}) {
  const { draft, state, write, restore } = useDraft(id, note, note?.about)
  const [history, setHistory] = useState(false)
  const status = useId()
  return (
    <section
      aria-label={t('bookmarks:notes.editor')}
      className="rounded-card bg-raised p-4 shadow-card sm:p-6"
    >
      <Toolbar id={note && id} onClose={onClose} onHistory={() => setHistory(true)} />
      {preview && <Target preview={preview} />}
      <input
        aria-label={t('bookmarks:notes.titleLabel')}
        className="mt-1 min-h-12 w-full border-hairline border-b bg-transparent py-2 font-typed font-semibold text-xl"
        dir={draft.title ? 'auto' : undefined}
        maxLength={LONGEST_NOTE_TITLE}
        onChange={(event) => write({ title: event.target.value })}
        placeholder={t('bookmarks:notes.titleLabel')}
        value={draft.title}
      />
      {/* A field is not carried on to the next page of paper; its words are. */}
      <p
        className="hidden whitespace-pre-wrap font-typed [unicode-bidi:plaintext] before:content-[attr(data-text)] print:block"
        data-text={draft.text}
      />
      <textarea
        aria-describedby={status}
        aria-label={t('bookmarks:notes.text')}
        // biome-ignore lint/a11y/noAutofocus: who begins a note is about to write
        autoFocus={note === undefined}
        className="field-sizing-content -mx-2 my-2 min-h-64 w-[calc(100%+--spacing(4))] resize-none bg-transparent px-2 py-2 font-typed leading-relaxed print:hidden"
        dir={draft.text ? 'auto' : undefined}
        onChange={(event) => write({ text: event.target.value })}
        placeholder={t('bookmarks:notes.placeholder')}
        value={draft.text}
      />
      <NoteStatus changedAt={note?.changedAt} id={status} room={roomAfter(draft.text)} state={state} />
      <Suspense>
        {history && (
          <HistoryDialog
            id={id}
            now={draft}
            onClose={() => setHistory(false)}
            onRestore={(version) => {
              restore(version)
              setHistory(false)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

/** The way back to the list, and the actions for a saved note (`id`). */
function Toolbar({
  id,
  onClose,
  onHistory,
}: {
  id: string | undefined
  onClose: () => void
  onHistory: () => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button className="-ms-2 px-3 @min-[60rem]:hidden" look="plain" onClick={onClose}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('bookmarks:notes.all')}
      </Button>
      {id && (
        <span className="ms-auto flex">
          <IconAction Icon={History} name={t('bookmarks:notes.history')} onClick={onHistory} />
          <IconAction
            Icon={Trash2}
            name={t('bookmarks:notes.remove')}
            onClick={() => {
              onClose()
              void removeNoteWithUndo(id)
            }}
          />
        </span>
      )}
    </div>
  )
}

/** What the note is about, with a link to it. */
function Target({ preview: { title, href } }: { preview: ItemPreview }) {
  return (
    <p className="min-w-0 text-muted text-sm">
      {t('bookmarks:notes.about')}{' '}
      {href ? (
        <Link className="inline-flex min-h-11 items-center font-semibold text-action" href={href}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
    </p>
  )
}

/** Whether the note is saved, when it last changed, and the room that is left if there is little. */
function NoteStatus({
  id,
  state,
  changedAt,
  room,
}: {
  id: string
  state: ReturnType<typeof useDraft>['state']
  changedAt: string | undefined
  room: number
}) {
  const left = Math.max(0, room)
  return (
    <p
      className={`min-h-6 border-hairline border-t pt-3 text-sm ${state === 'saveFailed' || state === 'cut' ? 'text-ending' : 'text-muted'}`}
      id={id}
      role="status"
    >
      {state && t(`bookmarks:notes.states.${state}`)}{' '}
      {!state && changedAt && t('bookmarks:notes.changed', { time: formatInstant(changedAt) })}{' '}
      {room <= LITTLE_ROOM && t('bookmarks:notes.room', { count: left, number: formatNumber(left) })}
    </p>
  )
}
