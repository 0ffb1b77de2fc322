import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { fittingText, roomAfter } from '#shared/core/user-data/note-text.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { SavedVerseNote } from '../../core/saved-verses/verse-notes.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** From this length on the field shows how many characters are left. */
const LITTLE_ROOM = 500

/**
 * A field for a note. It says whether the note is saved, how many characters are left, and if a pasted text
 * was too long.
 */
export function NoteField({
  verseKey,
  note,
  name,
  onRemoved,
}: {
  verseKey: string
  note: SavedVerseNote | undefined
  name: string
  onRemoved: () => void
}) {
  const { text, isSaved, write, remove } = useNoteDraft(verseKey, note)
  const [cut, setCut] = useState(false)
  const [field, about] = [useId(), useId()]
  const left = roomAfter(text)
  return (
    <div className="mb-4">
      <label className="mb-1 block text-sm" htmlFor={field}>
        {name}
      </label>
      <textarea
        aria-describedby={about}
        className="field-sizing-content max-h-[40dvh] min-h-36 w-full rounded-xl border border-hairline bg-paper px-4 py-3"
        data-autofocus
        dir="auto"
        id={field}
        onChange={(event) => {
          const fitting = fittingText(event.target.value)
          setCut(fitting.length < event.target.value.length)
          write(fitting)
        }}
        placeholder={t('saved-verses:note.placeholder')}
        value={text}
      />
      <div className="flex min-h-11 items-center justify-between gap-4 text-sm">
        <p className={isSaved === false || cut ? 'text-ending' : 'text-muted'} id={about} role="status">
          {isSaved !== undefined && t(isSaved ? 'saved-verses:note.saved' : 'saved-verses:note.saveFailed')}{' '}
          {left <= LITTLE_ROOM &&
            t('saved-verses:note.left', {
              count: Math.max(0, left),
              number: formatNumber(Math.max(0, left)),
            })}{' '}
          {cut && t('saved-verses:note.cut')}
        </p>
        {text.trim() && (
          <Button
            className="text-ending"
            look="plain"
            onClick={() => {
              remove()
              onRemoved()
            }}
          >
            <Trash2 aria-hidden size={17} />
            {t('saved-verses:note.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
