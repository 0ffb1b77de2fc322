import { laterStamp, nextStamp, type Stamp, stampParts } from '#shared/core/own-things/stamp.ts'
import { type KeptThing, newDevice, UNSENT, type Writing } from './things-schema.ts'

/** A clock that is off by less is left alone. */
const CLOCK_SLACK_MS = 30_000

/**
 * Lets go of the things that `goes` names. Whoever writes here afterwards is another device: its totals of counts begin
 * anew, beside those that were let go.
 */
export async function clearIn(write: Writing, goes: (thing: KeptThing) => boolean): Promise<void> {
  const known = await write.facts()
  for (const thing of await write.getAll()) if (goes(thing)) write.drop(thing)
  write.keepFacts({ ...known, device: newDevice(), cursor: 0, letGo: (known.letGo ?? 0) + 1 })
  await write.done
}

/**
 * Puts the clock right where it is off. Stamps of a wrong clock, on things that never left the device, become those of
 * the right one, in their order, and none is of a time to come.
 */
export async function restampIn(write: Writing, ahead: number, now: () => number): Promise<void> {
  const known = await write.facts()
  const latest = now() + ahead
  const isRight = Math.abs(ahead - known.ahead) <= CLOCK_SLACK_MS
  if (isRight && msOf(known.last) <= latest + CLOCK_SLACK_MS) {
    await write.done
    return
  }
  const all = await write.getAll()
  let last = all.reduce<Stamp | undefined>(
    (stamp, { pending, at }) => (pending ? stamp : laterStamp(stamp, at)),
    undefined,
  )
  const unsent = all.filter(({ pending }) => pending === UNSENT).sort((a, b) => (a.at < b.at ? -1 : 1))
  for (const thing of unsent) {
    const ms = msOf(thing.at) + (isRight ? 0 : ahead - known.ahead)
    last = nextStamp(last, Math.min(ms, latest), known.device)
    write.put({ ...thing, at: last })
  }
  const { last: _, ...facts } = known
  write.keepFacts({ ...facts, ahead, ...(last && { last }) })
  await write.done
}

const msOf = (stamp: Stamp | undefined) => (stamp === undefined ? 0 : (stampParts(stamp)?.ms ?? 0))
