import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { externalService } from '#shared/server/external-service.ts'
import { ExternalServiceError } from '#shared/server/external-service-error.ts'
import type { Services } from '#shared/server/services.ts'
import { parseOsmMosque } from '../core/import/osm-mosque.ts'
import { removeDuplicates } from '../core/import/remove-duplicates.ts'
import { curatedMosques } from './curated-mosques.ts'
import { mosqueAreas } from './mosques.table.ts'
import { storeMosques } from './store-mosques.ts'

/** How long an area stays fresh; public Overpass servers ask for few requests. */
const FRESH_FOR_MS = 7 * 24 * 3_600_000
/** Covers everything within 10 km of any place in an area of a tenth of a degree. */
const RADIUS_M = 18_000
const MAX_BYTES = 8_000_000
const MAX_ELEMENTS = 20_000
/** Beyond this queue length, requests are answered from the database. */
const MAX_WAITING = 3

type LiveServices = Pick<Services, 'settings' | 'database' | 'clock' | 'log'>

/**
 * Updates the area around a place from OpenStreetMap unless it is fresh. Never throws: on failure the
 * database answers alone.
 */
export type RefreshArea = (place: Coordinates) => Promise<void>

/**
 * Connects to the configured Overpass server; without one nothing is fetched. One request at a time with
 * pauses, none twice. Results go into the database, which all instances share.
 */
export function createLiveMosques({ settings, database, clock, log }: LiveServices): RefreshArea {
  const { OVERPASS_URL, OVERPASS_TIMEOUT_MS, OVERPASS_PAUSE_MS } = settings
  if (!OVERPASS_URL) return async () => undefined
  const service = externalService({
    name: 'mosques',
    timeoutMs: OVERPASS_TIMEOUT_MS,
    budgetMs: OVERPASS_TIMEOUT_MS,
    attempts: 1,
    maxBytes: MAX_BYTES,
    breaker: { failures: 2, restMs: 60_000 },
  })
  const pending = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()

  async function fetchArea(area: Area): Promise<void> {
    try {
      const { elements } = await service.read(queryUrl(OVERPASS_URL ?? '', area), overpassAnswer)
      const found = elements.flatMap((element) => {
        const read = parseOsmMosque(element)
        return read.kind === 'mosque' ? [read.mosque] : []
      })
      await storeMosques(database.db, removeDuplicates(found, await curatedMosques(database, area)))
      const fetched = { area: area.name, fetchedAt: clock() }
      await database.db
        .insert(mosqueAreas)
        .values(fetched)
        .onConflictDoUpdate({ target: mosqueAreas.area, set: fetched })
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error
      if (error.reason !== 'resting')
        log.warn(
          { service: service.name, reason: error.reason, status: error.status },
          'mosques could not be fetched',
        )
    }
  }

  async function isFresh(area: Area): Promise<boolean> {
    const [known] = await database.db.select().from(mosqueAreas).where(eq(mosqueAreas.area, area.name))
    return known !== undefined && clock().getTime() - known.fetchedAt.getTime() < FRESH_FOR_MS
  }

  function enqueue(area: Area): Promise<void> {
    // Another request or instance may have fetched it in the meantime.
    const fetching = last
      .then(async () => {
        if (!(await isFresh(area))) await fetchArea(area)
      })
      .finally(() => pending.delete(area.name))
    last = fetching.catch(() => undefined).then(() => wait(OVERPASS_PAUSE_MS, undefined, { ref: false }))
    pending.set(area.name, fetching)
    return fetching
  }

  return async (place) => {
    const area = areaOf(place)
    const fetching = pending.get(area.name)
    if (fetching) return fetching
    if (await isFresh(area)) return
    const startedMeanwhile = pending.get(area.name)
    if (startedMeanwhile) return startedMeanwhile
    if (pending.size < MAX_WAITING) await enqueue(area)
  }
}

interface Area extends Coordinates {
  readonly name: string
}

/** The area’s centre is sent instead of the exact place. */
function areaOf({ latitude, longitude }: Coordinates): Area {
  const tenth = (degrees: number) => Number((Math.round(degrees * 10) / 10 || 0).toFixed(1))
  const middle = { latitude: tenth(latitude), longitude: tenth(longitude) }
  return { ...middle, name: `${middle.latitude.toFixed(1)},${middle.longitude.toFixed(1)}` }
}

/** The query in Overpass QL; the configured URL keeps its own parameters. */
function queryUrl(address: string, { latitude, longitude }: Area): URL {
  const url = new URL(address)
  const around = `around:${RADIUS_M},${latitude.toFixed(1)},${longitude.toFixed(1)}`
  url.searchParams.set(
    'data',
    `[out:json][timeout:25];nwr["amenity"="place_of_worship"]["religion"="muslim"](${around});out center tags;`,
  )
  return url
}

/** On running out of time or memory Overpass answers 200 with a partial list and a remark. */
const overpassAnswer = z.object({
  elements: z.array(z.unknown()).max(MAX_ELEMENTS),
  remark: z
    .string()
    .refine((text) => !/error|timed out/i.test(text))
    .optional(),
})
