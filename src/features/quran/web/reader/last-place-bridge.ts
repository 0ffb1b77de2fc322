import { VALUE_CHANGED } from '#shared/web/device-value.ts'
import { records } from '#shared/web/user-data/records.ts'
import { onRecords } from '#shared/web/user-data/user-records.ts'
import { forgottenSurahs, type LastPlace, placeStep } from '../../core/last-place/last-place.ts'
import { lastPlaceRecords, readingPlaceRecords } from '../../core/quran.records.ts'
import { lastPlaceCopy } from './last-place.ts'

const KIND = 'last-place'
const ID = 'reader'
/** Scrolling changes the place all the time; the account gets it when the user pauses. */
const PAUSE_MS = 1000

const places = records(lastPlaceRecords)
const placesOfSurahs = records(readingPlaceRecords)
let begun = false
/** Whether there was a copy at the last comparison: the user may have deleted it since, or restored it. */
let hadCopy: boolean | undefined
let waiting: ReturnType<typeof setTimeout> | undefined
let running = Promise.resolve()

/**
 * Keeps this device's copy and the user's record the same from now on, signed in or not. Runs once per page.
 */
export function beginLastPlaceBridge(): void {
  if (begun) return
  begun = true
  addEventListener(VALUE_CHANGED, () => {
    clearTimeout(waiting)
    waiting = setTimeout(again, document.hidden ? 0 : PAUSE_MS)
  })
  // Saves the last place before the page may be closed.
  document.addEventListener('visibilitychange', again)
  onRecords((kinds) => kinds.has(KIND) && again())
  again()
}

function again(): void {
  clearTimeout(waiting)
  running = running.then(mirror).catch(() => undefined)
}

async function mirror(): Promise<void> {
  const there = (await places.read()).get(ID)
  const here = lastPlaceCopy.read()
  if (hadCopy && !here) await places.remove(ID)
  else {
    const cameBack = hadCopy === false && here !== undefined && !there
    const step = cameBack ? 'put' : placeStep(here, there)
    if (step === 'put' && here) await put(here)
    if (step === 'take' && there)
      lastPlaceCopy.write({ ...there, kept: here?.at === there.at ? 'here' : 'elsewhere' })
    if (step === 'drop') lastPlaceCopy.write(undefined)
  }
  hadCopy = lastPlaceCopy.read() !== undefined
}

async function put({ surah, verse, at }: LastPlace): Promise<void> {
  const isKept = await places.put(ID, { surah, verse, at })
  if (isKept && lastPlaceCopy.read()?.at === at) lastPlaceCopy.write({ surah, verse, at, kept: 'here' })
  const known = new Map(await placesOfSurahs.read()).set(`${surah}`, { surah, verse, at })
  const forgotten = forgottenSurahs(known).map((each) => [each, undefined] as const)
  await placesOfSurahs.write([[`${surah}`, { surah, verse, at }], ...forgotten])
}
