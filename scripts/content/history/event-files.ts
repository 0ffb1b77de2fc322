import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { historyPeriods, historyThemes } from '#features/history/core/index.ts'

const folder = join(import.meta.dirname, '../../../content/history/events')

const inBothLanguages = z.strictObject({ en: z.string().min(3), ar: z.string().min(2) })

/** A day needs its month. */
const date = (year: z.ZodInt) =>
  z
    .strictObject({
      year,
      month: z.int().min(1).max(12).optional(),
      day: z.int().min(1).max(31).optional(),
      circa: z.literal(true).optional(),
    })
    .refine(({ month, day }) => day === undefined || month !== undefined, 'a day without a month')

const event = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: inBothLanguages,
  text: z.strictObject({ en: z.string().min(60), ar: z.string().min(40) }),
  gregorian: date(z.int().min(500).max(2100)),
  hijri: date(z.int().min(-100).max(1500)).refine(({ year }) => year !== 0, 'there is no year 0'),
  place: z.strictObject({
    name: inBothLanguages,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  themes: z.array(z.enum(historyThemes)).min(1),
  quran: z.array(z.string().regex(/^\d{1,3}:\d{1,3}$/)),
  sources: z.array(z.string().min(8)).min(1),
})

/** An event as stored. */
export type StoredEvent = z.infer<typeof event>

/** The events of one file. Throws `ZodError` for missing or unknown fields. */
export const parseEvents = (json: string): readonly StoredEvent[] => z.array(event).parse(JSON.parse(json))

/** The events of every file by their period, which is the file’s name without number. Throws for another name. */
export async function readEventFiles(): Promise<ReadonlyMap<string, readonly StoredEvent[]>> {
  const files = (await readdir(folder)).sort()
  const periods = files.map((file) => file.replace(/^\d-|\.json$/g, ''))
  if (periods.join() !== historyPeriods.join()) throw new Error(`Files of ${folder}: ${files.join(', ')}`)
  const lists = await Promise.all(
    files.map(async (file) => parseEvents(await readFile(join(folder, file), 'utf8'))),
  )
  return new Map(periods.map((period, at) => [period, lists[at] ?? []]))
}
