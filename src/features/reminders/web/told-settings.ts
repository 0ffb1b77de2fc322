import { restOn } from '#shared/core/rest-days.ts'
import { rests } from '#shared/web/own-things/rests.ts'
import { useToday } from '#shared/web/use-today.ts'
import type { ReminderSettings } from '../core/reminder-settings.ts'
import { useReminderSettings } from './reminder-settings.ts'

/** The settings as the server may know them: on days of rest the goals are not spoken of, and why is not told. */
export function useToldSettings(): ReminderSettings {
  const settings = useReminderSettings()
  const today = useToday()
  const { goals } = settings
  const isResting = goals?.on === true && restOn(rests.use()?.values() ?? [], today) !== undefined
  return goals && isResting ? { ...settings, goals: { ...goals, on: false } } : settings
}
