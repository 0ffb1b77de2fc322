import * as z from 'zod/mini'
import { deviceValue } from '#shared/web/device-value.ts'

const subscription = z.object({
  /** The server’s secret id of the subscription. */
  id: z.string(),
  endpoint: z.string(),
  /** The choices last sent to the server, as JSON. */
  sent: z.string(),
})

/** This device’s subscription. */
export type SavedSubscription = Readonly<z.output<typeof subscription>>

const saved = deviceValue<SavedSubscription>(
  'rafiq.reminders.push',
  (found) => subscription.safeParse(found).data,
)

export const useSavedSubscription = (): SavedSubscription | undefined => saved.use()
export const readSavedSubscription = (): SavedSubscription | undefined => saved.read()
export const saveSubscription = (subscription: SavedSubscription | undefined): void =>
  saved.write(subscription)
