import { deviceValue } from '#shared/web/device-value.ts'
import { highLatitudeRules, madhabs, type PrayerChoices, polarPolicies, prayerNames } from '../core/index.ts'

/** The user's calculation settings; absent ones follow the place. */
export type PrayerSettings = {
  readonly [Name in keyof PrayerChoices]?: Exclude<PrayerChoices[Name], undefined>
}

/** The range of each number that the server accepts. */
export const settingRanges = {
  fajrAngle: [5, 25],
  ishaAngle: [5, 25],
  ishaInterval: [1, 240],
  maghribAngle: [0, 10],
  imsakMinutes: [0, 60],
} as const
export const MAX_OWN_MINUTES = 60

type Found = Readonly<Record<string, unknown>>

const kept = deviceValue<PrayerSettings>('rafiq.prayer', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const values = found as Found
  const oneOf = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === values[key])
  const numbers = Object.entries(settingRanges).map(([key, [least, most]]) => [
    key,
    inRange(values[key], least, most) ? values[key] : undefined,
  ])
  return settingsOf({
    method: methodIn(values.method),
    madhab: oneOf(madhabs, 'madhab'),
    highLatitudeRule: oneOf(highLatitudeRules, 'highLatitudeRule'),
    polarPolicy: oneOf(polarPolicies, 'polarPolicy'),
    source: oneOf(['calculated'], 'source'),
    minutes: minutesOf(values.minutes as Found),
    ...Object.fromEntries(numbers),
  })
})

/**
 * Any well-formed id is accepted, because the list of conventions would enlarge the home page. The server
 * rejects unknown ones.
 */
const methodIn = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z]{2,40}$/.test(value) ? value : undefined

const inRange = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

function minutesOf(found: Found | undefined): PrayerSettings['minutes'] {
  const minutes = prayerNames.map((name) => [name, found?.[name]] as const)
  const valid = minutes.every(([, value]) => inRange(value, -MAX_OWN_MINUTES, MAX_OWN_MINUTES))
  return valid ? (Object.fromEntries(minutes) as PrayerSettings['minutes']) : undefined
}

const none: PrayerSettings = {}

export const usePrayerSettings = (): PrayerSettings => kept.use() ?? none

export const savePrayerSettings = (settings: PrayerSettings): void => kept.write(settings)

/** Settings without the absent ones. */
export function settingsOf(values: PrayerChoices): PrayerSettings {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The settings in the form of the server's parameters. */
export function settingsQuery({ minutes, ...settings }: PrayerSettings): Record<string, string> {
  const query = Object.entries(settings).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(query),
    ...(minutes && { minutes: prayerNames.map((name) => minutes[name]).join() }),
  }
}
