import { describe, expect, it } from 'vitest'
import { restRecords } from './rest-days.records.ts'
import { type RestPeriod, restDays, restPeriodOn } from './rest-days.ts'
import { valueIn } from './user-data/testing/value-in.ts'

const today = '2026-11-21'
const rest = (from: string, to?: string): RestPeriod => ({ from, reason: 'travel', ...(to && { to }) })

describe('rest days', () => {
  it('include the first and the last', () => {
    const isRest = restDays([rest('2026-11-10', '2026-11-12'), rest('2026-11-14', '2026-11-14')], today)
    const days = ['09', '10', '11', '12', '13', '14', '15']
    expect(days.filter((day) => isRest(`2026-11-${day}`))).toEqual(['10', '11', '12', '14'])
  })

  it('continue to today if they have no end, and no further', () => {
    const isRest = restDays([rest('2026-11-20')], today)
    expect(['2026-11-19', '2026-11-20', today, '2026-11-22'].map(isRest)).toEqual([false, true, true, false])
  })

  it('may begin on a later day', () => {
    const isRest = restDays([rest('2026-11-25')], today)
    expect([today, '2026-11-25', '2026-11-26'].map(isRest)).toEqual([false, true, false])
  })
})

describe('today’s rest', () => {
  it('is the one that began last', () => {
    const [long, short] = [rest('2026-11-01'), rest('2026-11-20', today)]
    expect(restPeriodOn([short, long], today)).toBe(short)
    expect(restPeriodOn([long], today)).toBe(long)
  })

  it('is undefined before it begins and after it ended', () => {
    expect(restPeriodOn([rest('2026-11-22'), rest('2026-11-01', '2026-11-20')], today)).toBeUndefined()
  })
})

describe('a stored rest', () => {
  it('is read without unknown fields', () => {
    expect(valueIn(restRecords, { ...rest('2026-11-01'), note: 'x' })).toEqual(rest('2026-11-01'))
  })

  it.each([
    null,
    'travel',
    { from: '2026-11-01' },
    { from: '2026-11-31', reason: 'travel' },
    { from: '2026-11-02', to: '2026-11-01', reason: 'travel' },
    { from: '2026-11-02', to: null, reason: 'travel' },
    { from: '2026-11-02', reason: 'holiday' },
  ])('is undefined for %j', (found) => expect(valueIn(restRecords, found)).toBeUndefined())
})
