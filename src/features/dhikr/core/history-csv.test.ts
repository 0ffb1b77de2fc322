import { describe, expect, it } from 'vitest'
import { historyCsv } from './history-csv.ts'

describe('historyCsv', () => {
  it('writes a row for each day and preset and quotes names where needed', () => {
    const counts = [
      { day: '2026-03-02', preset: 'b', taps: 7 },
      { day: '2026-03-01', preset: 'a', taps: 100 },
    ]
    const names: Record<string, string> = { a: 'A, “b” and "c"', b: '=HYPERLINK("x")' }
    expect(historyCsv(counts, (id) => names[id] ?? id, ['Day', 'Dhikr', 'Count'])).toBe(
      '\ufeffDay,Dhikr,Count\r\n2026-03-01,"A, “b” and ""c""",100\r\n2026-03-02,"\'=HYPERLINK(""x"")",7\r\n',
    )
  })
})
