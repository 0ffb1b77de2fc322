import { unusualFields } from '#shared/core/user-data/setting-fields.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import { parseReminderSettings } from '../core/parse-reminder-settings.ts'
import { defaultReminders, type ReminderSettings } from '../core/reminder-settings.ts'

const saved = deviceValue<ReminderSettings>('rafiq.reminders', parseReminderSettings, (value) =>
  unusualFields(value, defaultReminders),
)

/** The reminder settings on this device. */
export const useReminderSettings = (): ReminderSettings => saved.use() ?? defaultReminders

const reminderSettings = (): ReminderSettings => saved.read() ?? defaultReminders

/** Changes settings; every open page updates. */
export const changeReminders = (changes: Partial<ReminderSettings>): void =>
  saved.write({ ...reminderSettings(), ...changes })
