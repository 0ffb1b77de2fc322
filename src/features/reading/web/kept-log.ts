import { deviceValue } from '#shared/web/device-value.ts'
import { mergeLogs } from '../core/merge-logs.ts'
import { parseReadingLog, storedLog } from '../core/parse-reading-log.ts'
import { emptyLog, type ReadingLog } from '../core/reading-log.ts'

const KEY = 'rafiq.reading'
/** Where a stored value goes that could not be understood, as it was, so that no change writes over it. */
const ASIDE = 'rafiq.reading.aside'

const logIn = (found: unknown): ReadingLog => parseReadingLog(found)?.log ?? emptyLog

const value = deviceValue<ReadingLog>(KEY, (found) => {
  setAside()
  return logIn(found)
})
const aside = deviceValue<readonly string[]>(ASIDE, textsIn)

/** Whether the last change is in this page's memory alone. */
let onlyHere = false
/** Whether something broken could not even be set aside; then nothing is written over it. */
let untouchable = false

export const useLog = (): ReadingLog => value.use() ?? emptyLog
export const readLog = (): ReadingLog => value.read() ?? emptyLog

/** What was stored and could not be understood, as it was. */
export const useAside = (): readonly string[] => aside.use() ?? []
export const forgetAside = (): void => aside.write(undefined)

/**
 * Changes the log as it is at this moment, other tabs' changes included. Returns whether the device keeps it; else it
 * holds until the page closes.
 */
export function changeLog(change: (log: ReadingLog) => ReadingLog): boolean {
  const known = readLog()
  const stored = logIn(parsed(textAt(KEY)))
  const next = change(onlyHere ? mergeLogs(stored, known) : stored)
  const text = JSON.stringify(storedLog(next))
  if (untouchable) return false
  value.write(storedLog(next))
  onlyHere = textAt(KEY) !== text
  return !onlyHere
}

/** Copies a stored value that is broken, in whole or in part, to where nothing writes over it. */
function setAside(): void {
  const text = textAt(KEY)
  if (!text) return
  const found = parseReadingLog(parsed(text))
  if (found && found.broken.length === 0) return
  const kept = textsIn(parsed(textAt(ASIDE)))
  const next = kept.includes(text) ? kept : [...kept, text]
  try {
    localStorage.setItem(ASIDE, JSON.stringify(next))
  } catch {
    untouchable = true
  }
}

function textsIn(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((text) => typeof text === 'string') : []
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What the device holds; `undefined` where it lets nothing be kept. */
function textAt(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}
