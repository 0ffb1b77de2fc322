import { restPeriodOn } from '#shared/core/rest-days.ts'
import { useHour12 } from '#shared/web/i18n/format-clock.ts'
import { useToday } from '#shared/web/use-today.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import type { ReminderSettings } from '../core/reminder-settings.ts'
import { useReminderSettings } from './reminder-settings.ts'

/**
 * The settings as sent to the server. On rest days, and when today’s goals are done, the goals reminder is
 * off or skipped; the server isn’t told why.
 */
export function usePushSettings(goalsAreLeft = true): ReminderSettings {
  const hour12 = useHour12()
  const settings = { ...useReminderSettings(), hour12 }
  const today = useToday()
  const { goals } = settings
  const resting = restPeriods.useFrom(goals?.on ? '' : undefined)
  if (!goals?.on) return settings
  if (restPeriodOn(resting?.values() ?? [], today)) return { ...settings, goals: { ...goals, on: false } }
  return goalsAreLeft ? settings : { ...settings, goals: { ...goals, skip: today } }
}
