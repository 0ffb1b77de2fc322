import { isBundled, type OpenDatabase, rangeOfType } from './database-schema.ts'
import { valuesById } from './read-records.ts'

/** With fewer records, one text is no faster. */
const LEAST = 500
/** Records written since the text are read one by one. If there are more than this, the text is rewritten. */
const MOST_LATE = 100

/** Whether reading these records of a type as one text is worth writing it. */
export const isWorthBundling = (type: string, records: ReadonlyMap<string, unknown>): boolean =>
  isBundled(type) && records.size >= LEAST

/** The values of a type by id, from its text and the records written since; `undefined` if it has no text. */
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

/** Writes a type as one text if it has none, or if many records were written since. */
export async function writeBundle(db: OpenDatabase, type: string): Promise<void> {
  const run = db.transaction(['records', 'bundles', 'late'], 'readwrite')
  const [bundles, late] = [run.objectStore('bundles'), run.objectStore('late')]
  const [texts, since] = await Promise.all([bundles.count(type), late.count(rangeOfType(type))])
  if (texts === 0 || since > MOST_LATE) {
    // One transaction, so that nothing is written in between.
    const found = await valuesById(run.objectStore('records'), type)
    await Promise.all([bundles.put(JSON.stringify([...found]), type), late.delete(rangeOfType(type))])
  }
  await run.done
}
