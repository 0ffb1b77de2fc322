import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import type { LogEntry, ReadingPlan, ReadingSession } from '../core/reading-log.ts'
import { plans, sessions } from './saved-reading-log.ts'

/** A log entry without the fields that are set when it is saved. */
export type Draft<Item extends LogEntry> = Omit<Item, keyof LogEntry> & { readonly id?: string }

type Lists = { plans: ReadingPlan; sessions: ReadingSession }

const put: { readonly [List in keyof Lists]: (item: Lists[List]) => Promise<boolean> } = {
  plans: (item) => plans.put(item.id, item),
  sessions: (item) => sessions.put(item.id, item),
}
const drop = {
  plans: (id: string) => plans.remove(id),
  sessions: (id: string) => sessions.remove(id),
}

/**
 * Adds an entry to the log, or changes the one with its id. Says so if the device can't save it. Returns a function to
 * remove a new one.
 */
export function saveReading<List extends keyof Lists>(
  list: List,
  draft: Draft<Lists[List]>,
): () => Promise<void> {
  const now = new Date().toISOString()
  const id = draft.id ?? newId()
  const { createdAt = now } = draft as Partial<LogEntry>
  void notifyIfUnsaved(put[list]({ ...draft, id, createdAt, updatedAt: now } as unknown as Lists[List]))
  return () => notifyIfUnsaved(drop[list](id))
}

/** Deletes an entry, and offers to undo it. */
export function removeReading<List extends keyof Lists>(list: List, item: Lists[List]): void {
  void notifyIfUnsaved(drop[list](item.id))
  toast({
    title: t(`reading:removed.${list}`),
    action: { label: t('reading:undo'), run: () => void notifyIfUnsaved(put[list](item)) },
  })
}

async function notifyIfUnsaved(saving: Promise<boolean>): Promise<void> {
  if (await saving) return
  toast({
    title: t('reading:saveFailed.title'),
    description: t('reading:saveFailed.text'),
    tone: 'destructive',
  })
}
