import { lt } from 'drizzle-orm'
import type { Services } from '#shared/server/services.ts'
import { dropOldSessions } from '#shared/server/session/session.ts'
import { dropOldAttempts } from '#shared/server/throttle/throttle.ts'
import { deleteOldDevices } from './known-devices.ts'
import { deleteExpiredLinks } from './links.ts'
import { passkeyChallenges } from './passkeys/passkey.table.ts'

/** Deletes expired sessions, links, rate limits, known devices and passkey challenges. */
export async function deleteExpired({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await dropOldSessions(database, now)
  await deleteExpiredLinks(database, now)
  await dropOldAttempts(database, now)
  await deleteOldDevices(database, now)
  await database.db.delete(passkeyChallenges).where(lt(passkeyChallenges.endsAt, now))
}
