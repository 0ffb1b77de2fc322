import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { roundedPlace } from '#shared/core/coordinates.ts'
import { call } from '#shared/web/api/call.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { ReminderSettings } from '../../core/reminder-settings.ts'
import {
  readReminderService,
  readReminders,
  subscribeReminders,
  testReminders,
  unsubscribeReminders,
  updateReminders,
} from '../../core/reminders.contract.ts'
import type { ReminderContext } from '../reminder-context.ts'

type ChoicesBody = BodyInput<typeof updateReminders>

/** Everything that is sent to the server. */
export function subscriptionChoices(
  { place, calculation, hijriAdjustment }: ReminderContext,
  settings: ReminderSettings,
): ChoicesBody {
  const { imsakMinutes: _, ...choices } = calculation
  const country = place.countryCode
  return {
    place: roundedPlace(place),
    calculation: { ...choices, ...(country && { country }) },
    language: currentLanguage().code,
    settings: { ...settings, hijriAdjustment },
  }
}

export const readService = () => call(readReminderService)

export const addSubscription = (body: BodyInput<typeof subscribeReminders>) =>
  call(subscribeReminders, { body })

export const changeSubscription = (id: string, body: ChoicesBody) =>
  call(updateReminders, { params: { id }, body })

export const readSubscription = (id: string, signal?: AbortSignal) =>
  call(readReminders, { params: { id }, signal })

export const deleteSubscription = (id: string) => call(unsubscribeReminders, { params: { id } })

export const sendTest = (id: string) => call(testReminders, { params: { id } })
