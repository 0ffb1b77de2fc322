import { isBundled, type OpenDatabase, rangeOfType } from './database-schema.ts'
import { valuesById } from './read-records.ts'

/** Of fewer records a text is no faster. */
const LEAST = 500
/** What was written since is read one by one; of more the text is written anew. */
const MOST_LATE = 100

/** Whether a text of all these records of a type is worth the while of making it. */
export const isWorthBundling = (type: string, records: ReadonlyMap<string, unknown>): boolean =>
  isBundled(type) && records.size >= LEAST

/** What stands of a type, by the text that was made of it and what was written since; `undefined` without such a text. */
export async function readBundle(
  db: OpenDatabase,
  type: string,
): Promise<ReadonlyMap<string, unknown> | undefined> {
  if (!isBundled(type)) return undefined
  const run = db.transaction(['records', 'bundles', 'late'])
  const keys = await run.objectStore('late').getAllKeys(rangeOfType(type), MOST_LATE + 1)
  if (keys.length > MOST_LATE) return undefined
  const records = run.objectStore('records')
  const [text, ...late] = await Promise.all([
    run.objectStore('bundles').get(type),
    ...keys.map((key) => records.get(key)),
  ])
  if (text === undefined) return undefined
  const found = new Map<string, unknown>(JSON.parse(text))
  for (const record of late) if (record) found.set(record.id, record.value)
  return found
}

/** Writes a type as one text, where there is none or where much was written since. */
export async function writeBundle(db: OpenDatabase, type: string): Promise<void> {
  const run = db.transaction(['records', 'bundles', 'late'], 'readwrite')
  const [bundles, late] = [run.objectStore('bundles'), run.objectStore('late')]
  const [texts, since] = await Promise.all([bundles.count(type), late.count(rangeOfType(type))])
  if (texts === 0 || since > MOST_LATE) {
    // One transaction: nothing is written meanwhile.
    const found = await valuesById(run.objectStore('records'), type)
    await Promise.all([bundles.put(JSON.stringify([...found]), type), late.delete(rangeOfType(type))])
  }
  await run.done
}
