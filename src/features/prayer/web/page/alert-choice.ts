import { deviceValue } from '#shared/web/device-value.ts'

interface AlertChoice {
  readonly notifications: boolean
  readonly adhanSound: boolean
}

const usual: AlertChoice = { notifications: true, adhanSound: true }

const kept = deviceValue<AlertChoice>('rafiq.prayer.alerts', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const { notifications, adhanSound } = found as Partial<Record<keyof AlertChoice, unknown>>
  return { notifications: notifications !== false, adhanSound: adhanSound !== false }
})

/** Whether the prayers are announced, and by the adhan: both until the person decides otherwise. */
export function useAlertChoice() {
  const choice = kept.use() ?? usual
  return { ...choice, change: (changes: Partial<AlertChoice>) => kept.write({ ...choice, ...changes }) }
}
