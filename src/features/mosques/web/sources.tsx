import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { MosqueDetails } from '../core/mosques.contract.ts'

/** Tells that the list is from an earlier visit. */
export function SavedListNotice({ at }: { at: string }) {
  return (
    <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm">
      {t('mosques:offlineList', { date: formatInstant(at) })}
    </p>
  )
}

/** Credits the data; OpenStreetMap’s licence requires it. */
export function Attribution({ mosques }: { mosques: readonly MosqueDetails[] }) {
  const ofMaps = mosques.some(({ source }) => source === 'openstreetmap')
  return (
    <p className="mt-8 text-muted text-sm">
      {t('mosques:sources.times')}{' '}
      {ofMaps && (
        <a
          className="inline-block py-1 underline underline-offset-3"
          href="https://www.openstreetmap.org/copyright"
          rel="noreferrer"
          target="_blank"
        >
          {t('mosques:sources.openstreetmap')}
        </a>
      )}
    </p>
  )
}
