import { lt } from 'drizzle-orm'
import type { Services } from '#shared/server/services.ts'
import { dropOldSessions } from '#shared/server/session/session.ts'
import { dropOldAttempts } from '#shared/server/throttle/throttle.ts'
import { dropOldDevices } from './known-devices.ts'
import { dropOldLinks } from './links.ts'
import { passkeyChallenges } from './passkeys/passkey.table.ts'

/** Deletes what is over: sessions, links, attempts, devices that are strangers again, questions to passkeys. */
export async function dropWhatIsOver({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await dropOldSessions(database, now)
  await dropOldLinks(database, now)
  await dropOldAttempts(database, now)
  await dropOldDevices(database, now)
  await database.db.delete(passkeyChallenges).where(lt(passkeyChallenges.endsAt, now))
}
