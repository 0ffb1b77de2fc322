import { standingIn } from './read-things.ts'
import { isBundled, type OpenThings, ofKind } from './things-schema.ts'

/** Of fewer things a text is no faster. */
const LEAST = 500
/** What was written since is read one by one; of more the text is written anew. */
const MOST_LATE = 100

/** Whether a text of all these things of a kind is worth the while of making it. */
export const isWorthBundling = (kind: string, things: ReadonlyMap<string, unknown>): boolean =>
  isBundled(kind) && things.size >= LEAST

/** What stands of a kind, by the text that was made of it and what was written since; `undefined` without such a text. */
export async function bundledIn(
  db: OpenThings,
  kind: string,
): Promise<ReadonlyMap<string, unknown> | undefined> {
  if (!isBundled(kind)) return undefined
  const run = db.transaction(['things', 'bundles', 'late'])
  const keys = await run.objectStore('late').getAllKeys(ofKind(kind), MOST_LATE + 1)
  if (keys.length > MOST_LATE) return undefined
  const things = run.objectStore('things')
  const [text, ...late] = await Promise.all([
    run.objectStore('bundles').get(kind),
    ...keys.map((key) => things.get(key)),
  ])
  if (text === undefined) return undefined
  const found = new Map<string, unknown>(JSON.parse(text))
  for (const thing of late) if (thing) found.set(thing.id, thing.value)
  return found
}

/** Writes a kind as one text, where there is none or where much was written since. */
export async function bundleIn(db: OpenThings, kind: string): Promise<void> {
  const run = db.transaction(['things', 'bundles', 'late'], 'readwrite')
  const [bundles, late] = [run.objectStore('bundles'), run.objectStore('late')]
  const [texts, since] = await Promise.all([bundles.count(kind), late.count(ofKind(kind))])
  if (texts === 0 || since > MOST_LATE) {
    // One transaction: nothing is written meanwhile.
    const found = await standingIn(run.objectStore('things'), kind)
    await Promise.all([bundles.put(JSON.stringify([...found]), kind), late.delete(ofKind(kind))])
  }
  await run.done
}
