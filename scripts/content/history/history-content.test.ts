import { describe, expect, it } from 'vitest'
import { civilSpan, datesAgree } from '#features/history/core/event-days.ts'
import { historyThemes } from '#features/history/core/index.ts'
import { placeLabels, scaleStep } from '#features/history/core/place-labels.ts'
import { timePositions } from '#features/history/core/time-positions.ts'
import { CLOSEST } from '#features/history/core/timeline-view.ts'
import { verseCount } from '#features/quran/core/index.ts'
import { readEvents } from '../history.ts'
import { parseEvents } from './event-files.ts'

const events = await readEvents()

describe('the events of history', () => {
  it('are at least 80, with every theme', () => {
    expect(events.length).toBeGreaterThanOrEqual(80)
    const themes = new Set(events.flatMap((event) => event.themes))
    expect([...themes].sort()).toEqual([...historyThemes].sort())
  })

  it('have dates that agree in both calendars within a day', () => {
    expect(events.filter((event) => !datesAgree(event)).map(({ id }) => id)).toEqual([])
  })

  it('are in the order of their time', () => {
    const late = events.filter((event, at) => {
      const before = events[at - 1]
      return before && civilSpan(before.gregorian)[0] > civilSpan(event.gregorian)[1]
    })
    expect(late.map(({ id }) => id)).toEqual([])
    const years = events.map(({ gregorian }) => gregorian.year)
    expect(years).toEqual(years.toSorted((a, b) => a - b))
  })

  it('have no month before the Hijrah and no future', () => {
    const early = events.filter(({ hijri }) => hijri.year < 0)
    expect(early.length).toBeGreaterThan(3)
    expect(early.filter(({ hijri }) => hijri.month !== undefined)).toEqual([])
    expect(events.filter(({ gregorian }) => gregorian.year > 2026)).toEqual([])
  })

  it('name verses that exist', () => {
    const missing = events.flatMap(({ quran }) =>
      quran.filter((reference) => {
        const [surah = 0, verse = 0] = reference.split(':').map(Number)
        return surah < 1 || surah > 114 || verse < 1 || verse > verseCount(surah)
      }),
    )
    expect(missing).toEqual([])
  })

  it('write Arabic numbers in Arabic digits', () => {
    const texts = events.flatMap(({ title, text, place }) => [title.ar, text.ar, place.name.ar])
    expect(texts.filter((text) => /\d/.test(text))).toEqual([])
  })

  it.each([
    ['a phone', 144, 4],
    ['a phone with large text', 216, 4],
    ['a desk', 176, 6],
  ])('all have a label at the largest scale on %s', (_, width, lanes) => {
    const positions = timePositions(events.map(({ gregorian }) => gregorian))
    const items = events.map(({ rank }, at) => ({ rank, at: positions[at] ?? 0 }))
    const placed = placeLabels(items, { scale: scaleStep(CLOSEST), width, gap: 6, lanes })
    expect(events.filter((_, at) => placed[at] === undefined).map(({ id }) => id)).toEqual([])
  })

  it('have ranks that are all different', () => {
    expect(new Set(events.map(({ rank }) => rank)).size).toBe(events.length)
  })
})

describe('an event in a file', () => {
  const [first] = events
  const stored = () => {
    const { period: _period, rank: _rank, ...fields } = structuredClone(first) ?? {}
    return fields as Record<string, unknown>
  }
  it('is accepted as it is', () => expect(parseEvents(JSON.stringify([stored()]))).toHaveLength(1))

  it.each([
    ['an unknown theme', { themes: ['sports'] }],
    ['no theme', { themes: [] }],
    ['no source', { sources: [] }],
    ['a day without a month', { gregorian: { year: 700, day: 3 } }],
    ['the Hijri year 0', { hijri: { year: 0 } }],
    [
      'a latitude beyond the pole',
      { place: { name: { en: 'Pole', ar: 'قطب' }, latitude: 91, longitude: 0 } },
    ],
    ['an unknown field', { note: 'x' }],
  ])('is rejected with %s', (_, change) => {
    expect(() => parseEvents(JSON.stringify([{ ...stored(), ...change }]))).toThrow()
  })
})
