import { useCallback, useEffect, useRef, useState } from 'react'
import { fittingText } from '#shared/core/user-data/note-text.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { saveNote } from '#shared/web/user-data/notes.ts'
import { useSaveWhileWriting } from '#shared/web/user-data/use-save-while-writing.ts'
import { addToHistory, removeNoteWithUndo } from './note-changes.ts'

/** Everything that one device writes within this time is one version in the history. */
const VERSION_MS = 10 * 60_000

export interface Draft {
  readonly title: string
  readonly text: string
}

/**
 * A note while someone writes it: saved after each pause and when the page or the field closes. A change from another tab
 * or device replaces the text here, unless there are unsaved changes; then the other text goes into the history.
 */
export function useDraft(id: string, stored: Note | undefined, about: string | undefined) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(stored))
  const [state, setState] = useState<'saved' | 'saveFailed' | 'cut' | 'taken' | 'replaced' | 'elsewhere'>()
  const known = useRef(stored)
  const now = useRef(draft)
  const written = useRef(draft)
  const since = useRef<string>(undefined)
  const own = useRef(new Set<string>())
  const line = useRef(Promise.resolve())

  const save = useCallback(() => {
    const next = now.current
    if (same(next, written.current) || isEmpty(next)) return
    const changedAt = new Date().toISOString()
    const before = known.current
    if (!since.current || Date.parse(changedAt) - Date.parse(since.current) > VERSION_MS)
      since.current = changedAt
    const version = since.current
    const note: Note = {
      ...(before?.about || about ? { about: before?.about ?? about ?? '' } : {}),
      ...(next.title.trim() && { title: next.title }),
      text: next.text,
      writtenAt: before?.writtenAt ?? changedAt,
      changedAt,
    }
    own.current.add(changedAt)
    written.current = next
    known.current = note
    // Saved one after the other, so that an older text never replaces a newer one.
    line.current = line.current.then(async () => {
      if (before && !own.current.has(before.changedAt)) await addToHistory(id, before)
      const isSaved = await saveNote(id, note, version)
      setState((before) => (before === 'cut' && isSaved ? before : isSaved ? 'saved' : 'saveFailed'))
    })
  }, [id, about])

  useEffect(() => {
    if (!stored || stored === known.current || own.current.has(stored.changedAt)) return
    known.current = stored
    if (same(now.current, written.current)) {
      now.current = draftOf(stored)
      setDraft(now.current)
      // If the person wrote here, say where their text is.
      setState(since.current ? 'replaced' : 'taken')
    } else setState('elsewhere')
    written.current = draftOf(stored)
    since.current = undefined
  }, [stored])

  useSaveWhileWriting(save, draft)
  // Runs after the last save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another note is saved.
  useEffect(
    () => () => {
      if (isEmpty(now.current) && known.current) void line.current.then(() => removeNoteWithUndo(id))
    },
    [id, save],
  )

  const write = (part: Partial<Draft>) => {
    const next = { ...now.current, ...part }
    const text = fittingText(next.text)
    if (text !== next.text) setState('cut')
    now.current = { ...next, text }
    setDraft(now.current)
  }
  /** Restores a version as a new one. */
  const restore = (version: Draft) => {
    since.current = undefined
    write(version)
    save()
  }
  return { draft, state, write, restore }
}

const draftOf = (note: Note | undefined): Draft => ({ title: note?.title ?? '', text: note?.text ?? '' })
const same = (a: Draft, b: Draft) => a.title === b.title && a.text === b.text
const isEmpty = ({ title, text }: Draft) => !title.trim() && !text.trim()
