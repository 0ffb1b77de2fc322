import { unusualFields } from '#shared/core/user-data/setting-fields.ts'
import { deviceValue } from './device-value.ts'

/** The parts of the home page that can be turned off, in the groups of the settings page. */
export const homePartGroups = {
  reflection: ['reminders', 'wisdom', 'wisdomOpens', 'moment'],
  about: ['dhikr', 'hadith', 'quran', 'events', 'overview', 'directories', 'support', 'partners'],
} as const

/** `wisdomOpens`: whether the daily wisdom opens automatically. */
export type HomePart = (typeof homePartGroups)[keyof typeof homePartGroups][number]
type HomeParts = Readonly<Record<HomePart, boolean>>

const all = Object.values(homePartGroups).flat()
const defaults = Object.fromEntries(all.map((part) => [part, true])) as HomeParts

const saved = deviceValue<HomeParts>(
  'rafiq.home',
  (found) => {
    if (typeof found !== 'object' || found === null) return undefined
    const isOn = (part: HomePart) => (found as Partial<Record<HomePart, unknown>>)[part] !== false
    return Object.fromEntries(all.map((part) => [part, isOn(part)])) as HomeParts
  },
  (value) => unusualFields(value, defaults),
)

/** Whether a part of the home page is on, as all are by default. */
export const useHomePart = (part: HomePart): boolean => (saved.use() ?? defaults)[part]

/** Turns a part on or off; it changes on every open page and, with an account, on other devices. */
export const setHomePart = (part: HomePart, on: boolean): void =>
  saved.write({ ...(saved.read() ?? defaults), [part]: on })
