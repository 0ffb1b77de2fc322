import { randomBytes } from 'node:crypto'
import { AppError } from '#shared/core/app-error.ts'
import type { BodyOf } from '#shared/core/contract/endpoint.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { suggestMosque } from '../core/mosques.contract.ts'
import { findMosque, mosqueNotFound } from './find-mosque.ts'
import { mosqueSuggestions } from './mosques.table.ts'
import { countPendingSuggestions } from './suggestion-review.repository.ts'

/** Limits the disk space that suggestions can take. Waiting ones are never dropped for new ones. */
const MAX_SUGGESTIONS = 20_000

/**
 * Stores a suggestion for review and returns its id. Throws `mosque_not_found` for a correction of an unknown
 * mosque, and `too_many_suggestions` when too many are waiting.
 */
export async function storeSuggestion(
  { db }: Database,
  suggestion: BodyOf<typeof suggestMosque>,
  receivedAt: Date,
): Promise<string> {
  if ((await countPendingSuggestions({ db })) >= MAX_SUGGESTIONS) {
    throw new AppError('too_many_suggestions', 503, 'Too many suggestions are waiting for review.')
  }
  const id = randomBytes(18).toString('base64url')
  if (suggestion.kind === 'correction') {
    if (!(await findMosque({ db }, suggestion.mosqueId))) mosqueNotFound()
    await db.insert(mosqueSuggestions).values({ ...suggestion, id, receivedAt })
  } else {
    const { coordinates, ...rest } = suggestion
    const place = { latitude: coordinates?.lat, longitude: coordinates?.lng }
    await db.insert(mosqueSuggestions).values({ ...rest, ...place, id, receivedAt })
  }
  return id
}
