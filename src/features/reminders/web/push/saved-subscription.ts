import { deviceValue } from '#shared/web/device-value.ts'

/** This device’s subscription: the server’s secret id for it and its endpoint. */
export interface SavedSubscription {
  readonly id: string
  readonly endpoint: string
  /** The choices last sent to the server, as JSON. */
  readonly sent: string
}

const saved = deviceValue<SavedSubscription>('rafiq.reminders.push', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const { id, endpoint, sent } = found as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof endpoint === 'string' && typeof sent === 'string'
    ? { id, endpoint, sent }
    : undefined
})

export const useSavedSubscription = (): SavedSubscription | undefined => saved.use()
export const readSavedSubscription = (): SavedSubscription | undefined => saved.read()
export const saveSubscription = (subscription: SavedSubscription | undefined): void =>
  saved.write(subscription)
