import { useCallback, useEffect, useRef, useState } from 'react'
import { fittingText } from '#shared/core/user-data/note-text.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { saveNote } from '#shared/web/user-data/notes.ts'
import { useSaveWhileWriting } from '#shared/web/user-data/use-save-while-writing.ts'
import { addToHistory, removeNoteWithUndo } from './note-changes.ts'

/** What one hand writes in so long is one version in the history. */
const VERSION_MS = 10 * 60_000

export interface Draft {
  readonly title: string
  readonly text: string
}

/**
 * A note while it is written: kept whenever the hand rests, when the page is left and when the field goes. What another
 * tab or device writes meanwhile is taken over unless something here is unkept; then this stands, and theirs is in the
 * history.
 */
export function useDraft(id: string, stored: Note | undefined, about: string | undefined) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(stored))
  const [state, setState] = useState<'kept' | 'unkept' | 'cut' | 'taken' | 'replaced' | 'elsewhere'>()
  const known = useRef(stored)
  const now = useRef(draft)
  const written = useRef(draft)
  const since = useRef<string>(undefined)
  const own = useRef(new Set<string>())
  const line = useRef(Promise.resolve())

  const keep = useCallback(() => {
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
    // One after the other, so that none overtakes.
    line.current = line.current.then(async () => {
      if (before && !own.current.has(before.changedAt)) await addToHistory(id, before)
      const kept = await saveNote(id, note, version)
      setState((said) => (said === 'cut' && kept ? said : kept ? 'kept' : 'unkept'))
    })
  }, [id, about])

  useEffect(() => {
    if (!stored || stored === known.current || own.current.has(stored.changedAt)) return
    known.current = stored
    if (same(now.current, written.current)) {
      now.current = draftOf(stored)
      setDraft(now.current)
      // Whoever wrote here is told where their words are.
      setState(since.current ? 'replaced' : 'taken')
    } else setState('elsewhere')
    written.current = draftOf(stored)
    since.current = undefined
  }, [stored])

  useSaveWhileWriting(keep, draft)
  // After the last of it was kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as often as what is kept is another.
  useEffect(
    () => () => {
      if (isEmpty(now.current) && known.current) void line.current.then(() => removeNoteWithUndo(id))
    },
    [id, keep],
  )

  const write = (part: Partial<Draft>) => {
    const next = { ...now.current, ...part }
    const text = fittingText(next.text)
    if (text !== next.text) setState('cut')
    now.current = { ...next, text }
    setDraft(now.current)
  }
  /** Brings a version back as one of its own. */
  const restore = (version: Draft) => {
    since.current = undefined
    write(version)
    keep()
  }
  return { draft, state, write, restore }
}

const draftOf = (note: Note | undefined): Draft => ({ title: note?.title ?? '', text: note?.text ?? '' })
const same = (a: Draft, b: Draft) => a.title === b.title && a.text === b.text
const isEmpty = ({ title, text }: Draft) => !title.trim() && !text.trim()
