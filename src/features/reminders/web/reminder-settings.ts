import { deviceValue } from '#shared/web/device-value.ts'
import { foundSettings } from '../core/found-settings.ts'
import { type ReminderSettings, usualReminders } from '../core/reminder-settings.ts'

const kept = deviceValue<ReminderSettings>('rafiq.reminders', foundSettings)

/** What the person wants to be reminded of, on this device. */
export const useReminderSettings = (): ReminderSettings => kept.use() ?? usualReminders

const reminderSettings = (): ReminderSettings => kept.read() ?? usualReminders

/** Changes some of it; every open page knows at once. */
export const changeReminders = (changes: Partial<ReminderSettings>): void =>
  kept.write({ ...reminderSettings(), ...changes })
