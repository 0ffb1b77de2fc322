import { formatInstant } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { MosqueAlone } from '../core/mosques.contract.ts'

/** The list is of an earlier visit. */
export function KeptNotice({ at }: { at: string }) {
  return (
    <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm">
      {t('mosques:kept', { date: formatInstant(at) })}
    </p>
  )
}

/** Whose data the list is: OpenStreetMap's licence asks for it wherever its mosques are shown. */
export function Attribution({ mosques }: { mosques: readonly MosqueAlone[] }) {
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
