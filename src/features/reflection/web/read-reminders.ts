import { store } from '#shared/web/store.ts'
import { today, useToday } from '#shared/web/use-today.ts'

/** Reminders read on a day. Never saved: they are unread again when the page is opened again, and on the next day. */
const read = store<{ readonly day: string; readonly ids: ReadonlySet<string> }>({ day: '', ids: new Set() })

const none: ReadonlySet<string> = new Set()

/** The ids of the reminders read today, until the page closes. */
export function useReadReminders(): ReadonlySet<string> {
  const { day, ids } = read.use()
  return useToday() === day ? ids : none
}

export function setReminderRead(id: string, isRead: boolean): void {
  const { day, ids } = read.get()
  const now = today()
  const next = new Set(day === now ? ids : none)
  if (isRead) next.add(id)
  else next.delete(id)
  read.set({ day: now, ids: next })
}
