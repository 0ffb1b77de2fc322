import { t } from '#shared/web/i18n/i18n.ts'
import { newId } from '#shared/web/own-things/new-id.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { mergeLogs } from '../core/merge-logs.ts'
import type { Kept, ReadingLog, ReadingPause, ReadingPlan, ReadingSession } from '../core/reading-log.ts'
import { withItem } from '../core/reading-log.ts'
import { changeLog, readLog } from './kept-log.ts'

/** A thing of the log without what is made when it is kept. */
export type Draft<Item extends Kept> = Omit<Item, keyof Kept> & { readonly id?: string }

type Lists = { plans: ReadingPlan; sessions: ReadingSession; pauses: ReadingPause }

/**
 * Adds a thing to the log, or changes the one with its id. Says so when the device cannot keep it. Returns the way to
 * take a new one back.
 */
export function keep<List extends keyof Lists>(list: List, draft: Draft<Lists[List]>): () => void {
  const now = new Date().toISOString()
  const id = draft.id ?? newId()
  change((log) => {
    const items = log[list] as readonly Kept[]
    const old = items.find(({ id }) => id === draft.id)
    const item = { ...draft, id, createdAt: old?.createdAt ?? now, updatedAt: now }
    return { ...log, [list]: withItem(items, item) }
  })
  return () => {
    const item = readLog()[list].find((each) => each.id === id)
    const gone = new Date().toISOString()
    if (item) replace(list, { ...item, updatedAt: gone, deletedAt: gone })
  }
}

/** Removes a thing, and offers to undo that. */
export function remove<List extends keyof Lists>(list: List, item: Lists[List]): void {
  const now = new Date().toISOString()
  replace(list, { ...item, updatedAt: now, deletedAt: now })
  toast({
    title: t(`reading:removed.${list}`),
    action: {
      label: t('reading:undo'),
      run: () => replace(list, { ...item, updatedAt: new Date().toISOString() }),
    },
  })
}

/** Adds what another log holds. */
export const addLog = (more: ReadingLog): void => change((log) => mergeLogs(log, more))

function replace(list: keyof Lists, item: Kept): void {
  change((log) => ({ ...log, [list]: withItem(log[list] as readonly Kept[], item) }))
}

function change(changed: (log: ReadingLog) => ReadingLog): void {
  if (changeLog(changed)) return
  toast({ title: t('reading:unkept.title'), description: t('reading:unkept.text'), tone: 'destructive' })
}
