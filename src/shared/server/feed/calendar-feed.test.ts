import { describe, expect, it } from 'vitest'
import { eventOf, type FeedMark, feedCalendar, feedText, instantsFeed } from './calendar-feed.ts'

const feed = {
  name: 'مواقيت, الصلاة; \u0007',
  language: 'ar',
  stamp: new Date('2026-11-21T00:00:00Z'),
} as const
const marks: readonly FeedMark[] = [
  { summary: 'الفجر' },
  {
    summary: 'العشاء',
    description: `${'لجنة تحرّي الهلال العالمية '.repeat(8)}\nDTSTART:19700101T000000Z`,
    location: 'London, UK; $& \\ "x"',
    alarmMinutes: 10,
  },
  { summary: 'at once', alarmMinutes: 0 },
]
const instants = Array.from({ length: 60 }, (_, index) => ({
  mark: marks[index % marks.length] ?? { summary: '' },
  uid: `2026-${index}-0123456789abcdef@rafiq`,
  at: Date.UTC(2026, 10, 21, 0, index * 317),
}))

describe('a feed of instants', () => {
  it('equals the library’s output, event by event', () => {
    const calendar = feedCalendar(feed)
    for (const { mark, uid, at } of instants) {
      calendar.createEvent({ ...eventOf(mark), id: uid, start: new Date(at), stamp: feed.stamp })
    }
    const text = instantsFeed(feed, instants)
    expect(text).toBe(feedText(calendar))
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('limits every line to 75 octets and ends it as the standard requires', () => {
    const lines = instantsFeed(feed, instants).split('\r\n')
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/\p{Cc}/u)
    }
  })
})
