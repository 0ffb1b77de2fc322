import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { LanguageCode } from '#shared/core/languages.ts'

const SECONDS_PER_DAY = 86_400

export interface Feed {
  /** The calendar's name. */
  readonly name: string
  readonly language: LanguageCode
  /** When its content was computed. */
  readonly stamp: Date
}

/** The common part of several events. Texts are in the user's language. */
export interface FeedMark {
  readonly summary: string
  readonly description?: string
  readonly location?: string
  /** Minutes before the event for a reminder; none if absent. */
  readonly alarmMinutes?: number | undefined
}

/** An event at an instant. */
export interface FeedInstant {
  readonly mark: FeedMark
  /** Globally unique and the same in every version of the feed; 60 ASCII characters at most. */
  readonly uid: string
  /** Whole seconds, as milliseconds of the epoch. */
  readonly at: number
}

/** An empty calendar (RFC 5545). Subscribers refresh it after a day. */
export function feedCalendar({ name, language }: Feed): ICalCalendar {
  return new ICalCalendar({
    name: shown(name),
    prodId: { company: 'Rafiq', product: 'Rafiq', language: language.toUpperCase() },
    ttl: SECONDS_PER_DAY,
  })
}

/**
 * The library's options for an event of this mark. It doesn't show the user as busy, and has a reminder if
 * one is set.
 */
export function eventOf({ summary, description, location, alarmMinutes }: FeedMark) {
  return {
    summary: shown(summary),
    ...(description !== undefined && { description: shown(description) }),
    ...(location !== undefined && { location: shown(location) }),
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(alarmMinutes !== undefined && {
      alarms: [{ type: ICalAlarmType.display, trigger: alarmMinutes * 60 }],
    }),
  }
}

/** A calendar as text. The library omits the final line break. */
export const feedText = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`

const NO_UID = 'uid-of-the-event'
const NO_INSTANT = 'DTSTART:19700101T000000Z'

/**
 * A feed of instants as text. The library would take half a second for a year's two thousand events, so it
 * writes one event per mark, and the others are made from its text with their own UID and time.
 */
export function instantsFeed(feed: Feed, instants: Iterable<FeedInstant>): string {
  const written = new Map<FeedMark, readonly string[]>()
  const partsOf = (mark: FeedMark) => {
    const known = written.get(mark) ?? eventParts(feed, mark)
    written.set(mark, known)
    return known
  }
  const events: string[] = []
  for (const { mark, uid, at } of instants) {
    const [beginning, middle, end] = partsOf(mark)
    events.push(`${beginning}${uid}${middle}DTSTART:${utc(at)}${end}`)
  }
  const empty = feedText(feedCalendar(feed))
  return empty.replace('END:VCALENDAR', () => `${events.join('')}END:VCALENDAR`)
}

/** The library's text before the UID, between UID and start time, and after. */
function eventParts(feed: Feed, mark: FeedMark): readonly [string, string, string] {
  const calendar = feedCalendar(feed)
  calendar.createEvent({ ...eventOf(mark), id: NO_UID, start: new Date(0), stamp: feed.stamp })
  const text = calendar.toString()
  const event = text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR'))
  const [beginning, rest] = around(NO_UID, event)
  return [beginning, ...around(NO_INSTANT, rest)]
}

/** The parts of a text before and after its placeholder. */
function around(place: string, text: string): readonly [string, string] {
  const at = text.indexOf(place)
  return [text.slice(0, at), text.slice(at + place.length)]
}

/** `20261121T172300Z` */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Control characters are not allowed in calendar texts. */
const shown = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ')
