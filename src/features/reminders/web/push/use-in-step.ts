import { useEffect } from 'react'
import type { ReminderBasis } from '../calculation.ts'
import { usePushSettings } from '../push-settings.ts'
import { useKeptSubscription } from './kept-subscription.ts'
import { keepInStep } from './subscribe.ts'

/** Changes that follow one another are told together. */
const SETTLED_AFTER_MS = 700

/**
 * Keeps the server in step with this device's choices, and with whether something is left of today's goals; what cannot
 * be told is told when a page is opened again.
 */
export function useInStep(basis: ReminderBasis, goalsAreLeft: boolean): void {
  const settings = usePushSettings(goalsAreLeft)
  const subscribed = useKeptSubscription() !== undefined
  const key = JSON.stringify([basis, settings])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what it is made of, by its value.
  useEffect(() => {
    if (!subscribed) return
    const timer = setTimeout(() => {
      keepInStep(basis, settings).catch(() => undefined)
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, subscribed])
}
