import { CLOCK_TIME } from '#shared/core/clock-time.ts'
import { type Day, isDay } from '#shared/core/day.ts'
import { isTimeZone } from '#shared/core/is-time-zone.ts'

export const circleTopics = ['quran', 'tajweed', 'hadith', 'seerah', 'fiqh', 'arabic', 'other'] as const
export type CircleTopic = (typeof circleTopics)[number]

export const circleRepeats = ['weekly', 'monthly'] as const
export type CircleRepeat = (typeof circleRepeats)[number]

/** How one may take part: where people meet, or through a link. A circle may offer both. */
export const circleWays = ['place', 'online'] as const
export type CircleWay = (typeof circleWays)[number]

/** When a circle meets. Its clock is that of its time zone, so a summer time there moves the instants. */
export interface CircleSchedule {
  readonly repeats: CircleRepeat
  /** The day of the first meeting, which gives the weekday of all others. */
  readonly firstDay: Day
  /** `HH:MM`, 24 hours. */
  readonly time: string
  /** The IANA name of a time zone. */
  readonly timeZone: string
  readonly minutes: number
}

/** What an organiser writes. An empty place or link means that there is none. */
export interface CircleDetails extends CircleSchedule {
  readonly title: string
  readonly topic: CircleTopic
  readonly description: string
  readonly place: string
  readonly link: string
  readonly capacity: number
}

export const CIRCLE_LENGTHS = { title: 80, description: 1000, place: 160, link: 300 } as const
const SHORTEST_TITLE = 3
export const SHORTEST_DESCRIPTION = 20
export const CAPACITY = { least: 2, most: 200 } as const
export const MINUTES = { least: 15, most: 480 } as const
/** The most people on the waiting list of one circle. */
export const LONGEST_WAITING_LIST = 200
/** The most circles that one account organises. */
export const CIRCLES_OF_ONE = 20

export type CircleTrouble =
  | 'too_short'
  | 'place_or_link'
  | 'not_a_link'
  | 'not_a_day'
  | 'not_a_time'
  | 'unknown_time_zone'
  | 'out_of_range'

/** What is wrong with a circle, by field; empty if nothing is. */
export function circleTroubles(circle: CircleDetails): Partial<Record<keyof CircleDetails, CircleTrouble>> {
  const link = circle.link.trim()
  return {
    ...(circle.title.trim().length < SHORTEST_TITLE && { title: 'too_short' }),
    ...(circle.description.trim().length < SHORTEST_DESCRIPTION && { description: 'too_short' }),
    ...(circle.place.trim() === '' && link === '' && { place: 'place_or_link' }),
    ...(link !== '' && !isMeetingLink(link) && { link: 'not_a_link' }),
    ...(!isNearDay(circle.firstDay) && { firstDay: 'not_a_day' }),
    ...(!CLOCK_TIME.test(circle.time) && { time: 'not_a_time' }),
    ...(!isTimeZone(circle.timeZone) && { timeZone: 'unknown_time_zone' }),
    ...(!isBetween(circle.minutes, MINUTES) && { minutes: 'out_of_range' }),
    ...(!isBetween(circle.capacity, CAPACITY) && { capacity: 'out_of_range' }),
  }
}

const isMeetingLink = (text: string) => /^https:\/\/[^\s/@]+\.[^\s@]+$/.test(text)
/** Days are computed from the first, so it can’t be a thousand years away. */
const isNearDay = (day: string) => isDay(day) && day > '2000' && day < '2100'
const isBetween = (count: number, { least, most }: { readonly least: number; readonly most: number }) =>
  Number.isInteger(count) && count >= least && count <= most
