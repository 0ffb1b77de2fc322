import { randomBytes } from 'node:crypto'
import { count } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { BodyOf } from '#shared/core/contract/endpoint.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { suggestMosque } from '../core/mosques.contract.ts'
import { mosqueById, unknownMosque } from './mosque-by-id.ts'
import { mosqueSuggestions } from './mosques.table.ts'

/** Nobody can fill the disk by suggesting. What waits is not thrown away for what comes. */
const SUGGESTIONS_KEPT = 20_000

/**
 * Keeps a suggestion until somebody looks at it, and returns its id. Throws `AppError` `mosque_not_found` when it
 * corrects one that is not there, and `too_many_suggestions` when too many wait.
 */
export async function keepSuggestion(
  { db }: Database,
  suggestion: BodyOf<typeof suggestMosque>,
  receivedAt: Date,
): Promise<string> {
  const [waiting] = await db.select({ count: count() }).from(mosqueSuggestions)
  if ((waiting?.count ?? 0) >= SUGGESTIONS_KEPT) {
    throw new AppError('too_many_suggestions', 503, 'Too many suggestions are waiting for review.')
  }
  const id = randomBytes(18).toString('base64url')
  if (suggestion.kind === 'correction') {
    if (!(await mosqueById({ db }, suggestion.mosqueId))) unknownMosque()
    await db.insert(mosqueSuggestions).values({ ...suggestion, id, receivedAt })
  } else {
    const { coordinates, ...rest } = suggestion
    const place = { latitude: coordinates?.lat, longitude: coordinates?.lng }
    await db.insert(mosqueSuggestions).values({ ...rest, ...place, id, receivedAt })
  }
  return id
}
