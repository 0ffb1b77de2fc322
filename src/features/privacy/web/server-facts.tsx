import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { useSyncState } from '#shared/web/user-data/sync-loop.ts'

const has = (key: string) => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The data that the server stores because of this device, as far as the device knows. */
export function ServerFacts({ signedIn }: { signedIn: boolean }) {
  const { doneAt } = useSyncState()
  const isPrivate = usePrivate()
  // Nothing is sent in private mode.
  const isOnItsWay = doneAt === undefined && !isPrivate
  const facts = [
    signedIn && t(isOnItsWay ? 'privacy:server.accountSoon' : 'privacy:server.account'),
    has('rafiq.reminders.push') && t('privacy:server.reminders'),
    has('rafiq.transcription') && t('privacy:server.recording'),
  ].filter((fact) => fact !== false)
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{t('privacy:server.title')}</h3>
      {facts.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{t('privacy:server.nothing')}</p>
      ) : (
        <ul className="mt-2 list-disc space-y-1 ps-5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
