import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { externalService } from '#shared/server/external-service.ts'
import { ExternalServiceError } from '#shared/server/external-service-error.ts'
import type { Services } from '#shared/server/services.ts'
import { readOsmMosque } from '../core/import/osm-mosque.ts'
import { withoutDuplicates } from '../core/import/same-mosque.ts'
import { knownAround } from './known-around.ts'
import { mosqueAreas } from './mosques.table.ts'
import { storeMosques } from './store-mosques.ts'

/** What was asked is good for so long; the service asks for few questions. */
const KEPT_MS = 7 * 24 * 3_600_000
/** Around the middle of an area of a tenth of a degree: everything within 10 km of any place in it. */
const REACH_M = 18_000
const MOST_BYTES = 8_000_000
const MOST_ELEMENTS = 20_000
/** Those who would wait behind more than so many others get what is there. */
const MOST_WAITING = 3

type LiveServices = Pick<Services, 'settings' | 'database' | 'clock' | 'log'>

/** Makes sure that OpenStreetMap was asked lately for what is around a place. Never throws: without it, what is there is answered. */
export type AskLive = (place: Coordinates) => Promise<void>

/**
 * The Overpass service of the settings; without it nothing is asked. One question at a time and none twice, with a
 * pause between; what was found goes into the database, where every instance finds it, restarts included.
 */
export function createLiveMosques({ settings, database, clock, log }: LiveServices): AskLive {
  const { OVERPASS_URL, OVERPASS_TIMEOUT_MS, OVERPASS_PAUSE_MS } = settings
  if (!OVERPASS_URL) return async () => undefined
  const service = externalService({
    name: 'mosques',
    timeoutMs: OVERPASS_TIMEOUT_MS,
    budgetMs: OVERPASS_TIMEOUT_MS,
    attempts: 1,
    maxBytes: MOST_BYTES,
    breaker: { failures: 2, restMs: 60_000 },
  })
  const underWay = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()

  async function ask(area: Area): Promise<void> {
    try {
      const { elements } = await service.read(questionAddress(OVERPASS_URL ?? '', area), overpassAnswer)
      const found = elements.flatMap((element) => {
        const read = readOsmMosque(element)
        return read.kind === 'mosque' ? [read.mosque] : []
      })
      await storeMosques(database.db, withoutDuplicates(found, await knownAround(database, area)))
      const asked = { area: area.name, askedAt: clock() }
      await database.db
        .insert(mosqueAreas)
        .values(asked)
        .onConflictDoUpdate({ target: mosqueAreas.area, set: asked })
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error
      if (error.reason !== 'resting')
        log.warn(
          { service: service.name, reason: error.reason, status: error.status },
          'mosques were not asked',
        )
    }
  }

  async function isKnown(area: Area): Promise<boolean> {
    const [known] = await database.db.select().from(mosqueAreas).where(eq(mosqueAreas.area, area.name))
    return known !== undefined && clock().getTime() - known.askedAt.getTime() < KEPT_MS
  }

  function inTurn(area: Area): Promise<void> {
    // Whoever asked before, here or on another instance, may have answered it since somebody looked.
    const asking = last
      .then(async () => {
        if (!(await isKnown(area))) await ask(area)
      })
      .finally(() => underWay.delete(area.name))
    last = asking.catch(() => undefined).then(() => wait(OVERPASS_PAUSE_MS, undefined, { ref: false }))
    underWay.set(area.name, asking)
    return asking
  }

  return async (place) => {
    const area = areaOf(place)
    const asking = underWay.get(area.name)
    if (asking) return asking
    if (await isKnown(area)) return
    const meanwhile = underWay.get(area.name)
    if (meanwhile) return meanwhile
    if (underWay.size < MOST_WAITING) await inTurn(area)
  }
}

interface Area extends Coordinates {
  readonly name: string
}

/** The area by its middle: the exact place stays here. */
function areaOf({ latitude, longitude }: Coordinates): Area {
  const tenth = (degrees: number) => Number((Math.round(degrees * 10) / 10 || 0).toFixed(1))
  const middle = { latitude: tenth(latitude), longitude: tenth(longitude) }
  return { ...middle, name: `${middle.latitude.toFixed(1)},${middle.longitude.toFixed(1)}` }
}

/** The question in Overpass QL; the configured address keeps its own parameters. */
function questionAddress(address: string, { latitude, longitude }: Area): URL {
  const url = new URL(address)
  const around = `around:${REACH_M},${latitude.toFixed(1)},${longitude.toFixed(1)}`
  url.searchParams.set(
    'data',
    `[out:json][timeout:25];nwr["amenity"="place_of_worship"]["religion"="muslim"](${around});out center tags;`,
  )
  return url
}

/** Overpass answers 200 with half a list and a remark when it ran out of time or memory. */
const overpassAnswer = z.object({
  elements: z.array(z.unknown()).max(MOST_ELEMENTS),
  remark: z
    .string()
    .refine((text) => !/error|timed out/i.test(text))
    .optional(),
})
