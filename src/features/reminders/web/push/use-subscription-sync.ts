import { useEffect } from 'react'
import { usePushSettings } from '../push-settings.ts'
import type { ReminderContext } from '../reminder-context.ts'
import { useSavedSubscription } from './saved-subscription.ts'
import { syncSubscription } from './subscribe.ts'

/** Combines changes that follow each other quickly. */
const SETTLED_AFTER_MS = 700

/**
 * Sends changed choices to the server, and whether any of today’s goals are left. Failed updates are sent
 * when a page is opened again.
 */
export function useSubscriptionSync(basis: ReminderContext, goalsAreLeft: boolean): void {
  const settings = usePushSettings(goalsAreLeft)
  const subscribed = useSavedSubscription() !== undefined
  const key = JSON.stringify([basis, settings])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what it is made of, by its value.
  useEffect(() => {
    if (!subscribed) return
    const timer = setTimeout(() => {
      syncSubscription(basis, settings).catch(() => undefined)
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, subscribed])
}
