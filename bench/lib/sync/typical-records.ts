import type { UserRecord } from '#shared/core/user-data/record.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'

/** The composition of a person's hundred records, as text for the table. */
export const TYPICAL =
  '30 prayers marked, 20 bookmarks, 12 days of dhikr, 10 sessions of reading, 8 days of goals, 4 notes of 200 characters with 6 earlier versions, 4 highlights, 2 goals, 2 settings, a plan of reading and the last place'

const AT = '2026-11-21T12:00:00.000Z'
const DEVICE = 'k3f9x0a7q2m5w8zc'
const TEXT = 'With hardship comes ease. '.repeat(8).slice(0, 200)
const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)

type Made = readonly [type: string, id: string, value: unknown]
const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']
const log = { createdAt: AT, updatedAt: AT, day: '2026-11-21' }
const range = { first: 5000, last: 5040 }

const prayer = (n: number): Made => [
  'prayer-log',
  `${day(Math.floor(n / 5))}/${PRAYERS[n % 5]}`,
  { state: 'onTime' },
]
const bookmark = (n: number): Made =>
  n % 4 === 0
    ? [
        'bookmark',
        `mosque/${hex(n, 8)}`,
        { savedAt: AT, title: 'A mosque by the river', detail: 'River Road 12' },
      ]
    : ['bookmark', `verse/${2 + (n % 112)}:${1 + n}`, { savedAt: AT }]
const count = (n: number): Made => ['dhikr-count', `${day(n)}/after-prayer-33@${DEVICE}`, 99]
const session = (n: number): Made => [
  'reading-session',
  hex(n, 32),
  { id: hex(n, 32), ...log, startedAt: AT, seconds: 900, planId: hex(1, 32), range },
]
const goalCount = (n: number): Made => ['goal-count', `${day(n)}/${hex(7, 32)}@${DEVICE}`, 1]
const note = (n: number): Made => [
  'note',
  hex(n, 32),
  { about: 'verse/94:5', text: TEXT, writtenAt: AT, changedAt: AT },
]
const version = (n: number): Made => ['note-version', `${hex(n, 32)}/${AT}`, { text: TEXT }]
const highlight = (n: number): Made => ['highlight', `verse/3:${n}`, { colour: 'emerald', markedAt: AT }]
const goal = (n: number): Made => [
  'goal',
  hex(n, 32),
  { title: 'Two pages a day', measure: 'pages', target: 2, period: 'day', from: '2026-11-21', order: n },
]
const setting = (n: number): Made => ['setting', `reader/field-${n}`, { value: ['en.sahih', 'ar.muyassar'] }]
const plan = (n: number): Made => [
  'reading-plan',
  hex(n, 32),
  {
    id: hex(n, 32),
    ...log,
    aim: 'quran',
    range,
    startedOn: '2026-11-21',
    schedule: { from: '2026-11-21', pace: { kind: 'days', days: 30 } },
  },
]
const place = (n: number): Made => ['last-place', `reader-${n}`, { surah: 2, verse: 255, at: AT }]

const hundred = [
  ...Array<typeof prayer>(30).fill(prayer),
  ...Array<typeof prayer>(20).fill(bookmark),
  ...Array<typeof prayer>(12).fill(count),
  ...Array<typeof prayer>(10).fill(session),
  ...Array<typeof prayer>(8).fill(goalCount),
  ...Array<typeof prayer>(4).fill(note),
  ...Array<typeof prayer>(6).fill(version),
  ...Array<typeof prayer>(4).fill(highlight),
  ...[goal, goal, setting, setting, plan, place],
]

/** `count` records of one person, all different; a hundred of them are {@link TYPICAL}. */
export function typicalRecords(length: number): readonly UserRecord[] {
  return Array.from({ length }, (_, n) => {
    const make = hundred[n % hundred.length] ?? prayer
    const [type, id, value] = make(n)
    return { type, id, at: timestampOf({ ms: Date.parse(AT) + n, count: 0, device: DEVICE }), value }
  })
}
