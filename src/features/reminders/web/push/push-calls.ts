import type { AnswerOf, BodyInput } from '#shared/core/contract/endpoint.ts'
import { roundedPlace } from '#shared/core/coordinates.ts'
import { request } from '#shared/web/api/request.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { ReminderSettings } from '../../core/reminder-settings.ts'
import type {
  readReminderService,
  readReminders,
  subscribeReminders,
  testReminders,
  updateReminders,
} from '../../core/reminders.contract.ts'
import type { ReminderBasis } from '../calculation.ts'

type Wish = BodyInput<typeof updateReminders>

/** What the server is told, and nothing else. */
export function wishOf({ place, calculation }: ReminderBasis, settings: ReminderSettings): Wish {
  const { imsakMinutes: _, ...choices } = calculation
  const country = place.countryCode
  return {
    place: roundedPlace(place),
    calculation: { ...choices, ...(country && { country }) },
    language: currentLanguage().code,
    settings,
  }
}

export const readService = async () =>
  (await request('/api/reminders/service')) as AnswerOf<typeof readReminderService>

export const addSubscription = async (body: BodyInput<typeof subscribeReminders>) =>
  (await request('/api/reminders', { method: 'POST', body })) as AnswerOf<typeof subscribeReminders>

export const changeSubscription = (id: string, body: Wish) =>
  request(`/api/reminders/${id}`, { method: 'PUT', body })

export const readSubscription = async (id: string, signal?: AbortSignal) =>
  (await request(`/api/reminders/${id}`, signal && { signal })) as AnswerOf<typeof readReminders>

export const deleteSubscription = (id: string) => request(`/api/reminders/${id}`, { method: 'DELETE' })

export const sendTest = async (id: string) =>
  (await request(`/api/reminders/${id}/test`, { method: 'POST' })) as AnswerOf<typeof testReminders>
