import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { verseKey } from '../../core/index.ts'
import type { SavedVerseNote } from '../../core/saved-verses/verse-notes.ts'
import { NoteField } from './note-field.tsx'
import { referenceOf, type VerseTexts } from './verse-texts.ts'

/** The notes of a verse, saved while they are written. There can be several after devices have synced. */
export default function NoteDialog({
  verse,
  notes: opened,
  onClose,
}: {
  verse: VerseTexts
  notes: readonly SavedVerseNote[]
  onClose: () => void
}) {
  const key = verseKey(verse.verse)
  // The notes when the dialog was opened, so that notes that arrive meanwhile do not move the fields.
  const [notes] = useState(opened)
  return (
    <Dialog onClose={onClose} open title={t('saved-verses:note.title', { verse: referenceOf(verse) })}>
      <p className="quran-text mb-4 max-h-40 overflow-y-auto py-2 text-[1.5rem]" lang="ar">
        {verse.arabicText}
      </p>
      {(notes.length ? notes : [undefined]).map((note, index) => (
        <NoteField
          key={note?.id ?? ''}
          name={
            notes.length > 1
              ? t('saved-verses:note.numbered', { number: formatNumber(index + 1) })
              : t('saved-verses:note.label')
          }
          onRemoved={onClose}
          note={note}
          verseKey={key}
        />
      ))}
      <p className="flex items-center justify-between gap-4 text-muted text-sm">
        {t('saved-verses:note.stays')}
        <Button look="action" onClick={onClose}>
          {t('saved-verses:note.done')}
        </Button>
      </p>
    </Dialog>
  )
}
