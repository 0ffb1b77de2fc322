import { describe, expect, it } from 'vitest'
import type { MethodComparison } from '../../core/index.ts'
import { chartDots, chartReach } from './chart-scale.ts'

const none = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
const names = (name: string) => ({ en: name, ar: name })
const here = (
  method: MethodComparison['method'],
  later: Partial<MethodComparison['later']>,
): MethodComparison => ({
  method,
  name: names(method),
  shortName: names(method),
  times: { fajr: '', sunrise: '', dhuhr: '', asr: '', maghrib: '', isha: '' },
  later: { ...none, ...later },
})
const methods = [
  here('Turkey', { fajr: 4 }),
  here('Karachi', { fajr: -22, sunrise: -300 }),
  here('Dubai', { fajr: 4 }),
]

describe('the chart of methods', () => {
  it('puts methods that agree into one dot, the earliest first', () => {
    expect(chartDots(methods, 'fajr')).toEqual([
      { later: -22, methods: [names('Karachi')] },
      { later: 4, methods: [names('Turkey'), names('Dubai')] },
    ])
  })

  it('extends to a round number that covers all dots', () => {
    expect(chartReach(methods, ['fajr', 'dhuhr'])).toBe(30)
    expect(chartReach(methods, ['dhuhr'])).toBe(5)
  })
})
