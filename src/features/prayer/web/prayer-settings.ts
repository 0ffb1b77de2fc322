import { deviceValue } from '#shared/web/device-value.ts'
import {
  type HighLatitudeRule,
  highLatitudeRules,
  type Madhab,
  type MethodName,
  madhabs,
  methodNames,
} from '../core/index.ts'

/** What the person decided about the calculation; what is absent follows the place. */
export interface PrayerSettings {
  readonly method?: MethodName
  readonly madhab?: Madhab
  readonly highLatitudeRule?: HighLatitudeRule
}

const kept = deviceValue<PrayerSettings>('rafiq.prayer', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const { method, madhab, highLatitudeRule } = found as Record<keyof PrayerSettings, unknown>
  return settingsOf({
    method: methodNames.find((name) => name === method),
    madhab: madhabs.find((name) => name === madhab),
    highLatitudeRule: highLatitudeRules.find((name) => name === highLatitudeRule),
  })
})

const none: PrayerSettings = {}

export const usePrayerSettings = (): PrayerSettings => kept.use() ?? none

export const keepPrayerSettings = (settings: PrayerSettings): void => kept.write(settings)

/** Settings without the absent ones. */
export function settingsOf(
  values: { [Name in keyof PrayerSettings]: PrayerSettings[Name] | undefined },
): PrayerSettings {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
