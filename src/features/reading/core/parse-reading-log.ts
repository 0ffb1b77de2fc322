import { verseTotal } from '#features/quran/core/index.ts'
import { isDay } from '#shared/core/day-count.ts'
import { restIn } from '#shared/core/rest-days.ts'
import {
  type Pace,
  planAims,
  type ReadingLog,
  type ReadingPause,
  type ReadingPlan,
  type ReadingSession,
} from './reading-log.ts'

/** Longest plan and longest session that can be meant. */
export const MOST_DAYS = 3650
export const MOST_SECONDS = 86_400

/** What a stored value or a file holds, and the entries in it that could not be understood. */
export interface ParsedLog {
  readonly log: ReadingLog
  readonly broken: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

/** Reads a log of version 1; `undefined` when it is none at all. Single entries that are broken are set apart. */
export function parseReadingLog(found: unknown): ParsedLog | undefined {
  if (!isFields(found) || found.version !== 1) return undefined
  const lists = [found.plans, found.sessions, found.pauses]
  if (!lists.every(Array.isArray)) return undefined
  const broken: unknown[] = []
  const take = <Item>(list: unknown, is: (entry: Fields) => boolean) =>
    (list as readonly unknown[]).filter((entry) => {
      const good = isFields(entry) && isKept(entry) && is(entry)
      if (!good) broken.push(entry)
      return good
    }) as Item[]
  const log = {
    plans: take<ReadingPlan>(found.plans, isPlan),
    sessions: take<ReadingSession>(found.sessions, isSession),
    pauses: take<ReadingPause>(found.pauses, isPause),
  }
  return { log, broken }
}

/** The plan in a thing that was found; `undefined` when it is none. */
export const planIn = (found: unknown, id: string): ReadingPlan | undefined => itemIn(found, id, isPlan)

/** The session in a thing that was found; `undefined` when it is none. */
export const sessionIn = (found: unknown, id: string): ReadingSession | undefined =>
  itemIn(found, id, isSession)

function itemIn<Item>(found: unknown, id: string, is: (entry: Fields) => boolean): Item | undefined {
  const item = isFields(found) ? { ...found, id } : undefined
  return item && isKept(item) && is(item) ? (item as unknown as Item) : undefined
}

/** What is exported of a log. */
export const storedLog = (log: ReadingLog) => ({ version: 1, ...log })

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0
const isInstant = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value))
const isAbsent = (value: unknown) => value === undefined
const isWhole = (value: unknown, from: number, to: number) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to

const isKept = ({ id, createdAt, updatedAt, deletedAt }: Fields) =>
  isText(id) && isInstant(createdAt) && isInstant(updatedAt) && (isAbsent(deletedAt) || isInstant(deletedAt))

const isRange = (value: unknown) =>
  isFields(value) &&
  isWhole(value.first, 1, verseTotal) &&
  isWhole(value.last, value.first as number, verseTotal)

function isPace(value: unknown): value is Pace {
  if (!isFields(value)) return false
  if (value.kind === 'days') return isWhole(value.days, 1, MOST_DAYS)
  return (
    value.kind === 'amount' &&
    (value.unit === 'juz' || value.unit === 'page') &&
    isWhole(value.amount, 1, verseTotal)
  )
}

const isPlan = ({ aim, range, startedOn, schedule }: Fields) =>
  planAims.some((each) => each === aim) &&
  isRange(range) &&
  isDay(startedOn) &&
  isFields(schedule) &&
  isDay(schedule.from) &&
  isPace(schedule.pace)

const isSession = ({ planId, day, startedAt, seconds, range }: Fields) =>
  (isAbsent(planId) || isText(planId)) &&
  isDay(day) &&
  isInstant(startedAt) &&
  isWhole(seconds, 0, MOST_SECONDS) &&
  (isAbsent(range) || isRange(range))

const isPause = (found: Fields) => restIn(found) !== undefined
