import { deviceValue } from '#shared/web/device-value.ts'

/** What this device knows of its subscription: the server's secret id for it, and whose key it was made with. */
export interface KeptSubscription {
  readonly id: string
  readonly endpoint: string
  /** What the server was last told, as JSON. */
  readonly told: string
}

const kept = deviceValue<KeptSubscription>('rafiq.reminders.push', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const { id, endpoint, told } = found as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof endpoint === 'string' && typeof told === 'string'
    ? { id, endpoint, told }
    : undefined
})

export const useKeptSubscription = (): KeptSubscription | undefined => kept.use()
export const keptSubscription = (): KeptSubscription | undefined => kept.read()
export const keepSubscription = (subscription: KeptSubscription | undefined): void => kept.write(subscription)
