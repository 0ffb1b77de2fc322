import {
  divisionCount,
  divisionVerses,
  type VerseRange,
  verseCount,
  verseNumber,
  verseTotal,
} from '#features/quran/core/index.ts'
import { type Portion, portionsOf } from './portions.ts'
import { MOST_DAYS } from './reading.records.ts'
import type { Pace, PlanAim } from './reading-log.ts'

const YASEEN = 36

/** What a person chooses for a new plan. Fields that don't belong to the aim have no effect. */
export interface PlanChoices {
  readonly aim: PlanAim
  /** Pages a day for the aim `pages`, otherwise days. `NaN` while nothing is typed. */
  readonly amount: number
  /** The first juz or page. `NaN` while nothing is typed. */
  readonly start: number
  readonly surah: number
  readonly first: number
  readonly last: number
}

const usualAmounts: Readonly<Record<PlanAim, number>> = { quran: 30, juz: 30, surah: 7, pages: 5, range: 7 }

/** The choices that belong to an aim, before the person changes them. */
export const usualChoices = (aim: PlanAim) => ({ aim, amount: usualAmounts[aim], start: 1 })

export const firstChoices = (): PlanChoices => ({
  ...usualChoices('quran'),
  surah: YASEEN,
  first: 1,
  last: verseNumber({ surah: 2, verse: verseCount(2) }),
})

/** The largest amount for an aim. */
export const mostOf = (aim: PlanAim): number => (aim === 'pages' ? divisionCount('page') : MOST_DAYS)

export interface NewPlan {
  readonly range: VerseRange
  readonly pace: Pace
  /** Whether the range ends before it begins. */
  readonly isBackwards: boolean
  /** The portions of each day; none if the choices are no plan. */
  readonly portions: readonly Portion[]
}

/** The plan that these choices make. */
export function newPlan(choices: PlanChoices): NewPlan {
  const { aim, amount } = choices
  const range = rangeOf(choices)
  const pace = paceOf(choices)
  const isBackwards = range.last < range.first
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= mostOf(aim)
  return { range, pace, isBackwards, portions: isAmount && !isBackwards ? portionsOf([range], pace) : [] }
}

function rangeOf({ aim, start, surah, first, last }: PlanChoices): VerseRange {
  switch (aim) {
    case 'quran':
      return { first: 1, last: verseTotal }
    case 'juz':
      return { first: divisionVerses('juz', start).first, last: verseTotal }
    case 'pages':
      return { first: firstOfPage(start), last: verseTotal }
    case 'surah':
      return {
        first: verseNumber({ surah, verse: 1 }),
        last: verseNumber({ surah, verse: verseCount(surah) }),
      }
    case 'range':
      return { first, last }
  }
}

function paceOf({ aim, amount }: PlanChoices): Pace {
  if (aim === 'juz') return { kind: 'amount', unit: 'juz', amount: 1 }
  if (aim === 'pages') return { kind: 'amount', unit: 'page', amount }
  return { kind: 'days', days: amount }
}

function firstOfPage(page: number): number {
  return Number.isInteger(page) && page >= 1 && page <= divisionCount('page')
    ? divisionVerses('page', page).first
    : 1
}
