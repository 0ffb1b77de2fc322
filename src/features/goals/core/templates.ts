import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { Goal } from './goal.ts'

type Template = Pick<Goal, 'measure' | 'target' | 'period' | 'by'>

const KHATM_PAGES = 604
const A_YEAR = 365

/** Small goals to start with. */
export const templates = (today: Day): readonly Template[] => [
  { measure: 'prayers', target: 5, period: 'day' },
  { measure: 'pages', target: 1, period: 'day' },
  { measure: 'minutes', target: 10, period: 'day' },
  { measure: 'dhikr', target: 100, period: 'day' },
  { measure: 'fasts', target: 1, period: 'week' },
  { measure: 'charity', target: 1, period: 'week' },
  { measure: 'pages', target: KHATM_PAGES, period: 'date', by: dayOfNumber(dayNumberOf(today) + A_YEAR - 1) },
]

/** The amount that one press adds to a goal of this measure. */
export const steps = {
  pages: [1, 5],
  minutes: [5, 15],
  dhikr: [33, 100],
  prayers: [],
  fasts: [],
  charity: [1, 5],
  own: [1, 5],
} as const satisfies Record<Goal['measure'], readonly number[]>
