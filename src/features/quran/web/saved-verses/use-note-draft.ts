import { useCallback, useRef, useState } from 'react'
import { newId } from '#shared/web/user-data/new-id.ts'
import { useSaveWhileWriting } from '#shared/web/user-data/use-save-while-writing.ts'
import type { SavedVerseNote } from '../../core/saved-verses/verse-notes.ts'
import { dropNote, removeNote, writeNote } from './verse-notes.ts'

/**
 * A note while it is written. It is saved when typing pauses, when the page is left and when the field is
 * removed. `isSaved` says whether the device saved the text; it is `undefined` before the first change.
 */
export function useNoteDraft(key: string, note: SavedVerseNote | undefined) {
  const initial = note?.text ?? ''
  const [text, setText] = useState(initial)
  const [isSaved, setSaved] = useState<boolean>()
  const now = useRef(initial)
  const written = useRef(initial)
  const [begun] = useState(() => ({ id: note?.id ?? newId(), old: note, since: new Date().toISOString() }))

  const save = useCallback(() => {
    const text = now.current
    if (text === written.current) return
    written.current = text
    const { old, since } = begun
    const changedAt = new Date().toISOString()
    const saving = text.trim()
      ? writeNote({ writtenAt: since, ...old, key, text, changedAt, id: begun.id }, since)
      : dropNote(begun.id)
    void saving.then(setSaved)
  }, [key, begun])

  const write = (next: string) => {
    now.current = next
    setText(next)
  }
  const remove = () => {
    save()
    void removeNote(begun.id, key)
    now.current = written.current = ''
  }

  useSaveWhileWriting(save, text)
  return { text, isSaved, write, remove }
}
