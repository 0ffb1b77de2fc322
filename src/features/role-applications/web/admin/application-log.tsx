import { useState } from 'react'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { applicationFailureKey } from '../application-failure-key.ts'
import { useApplicationLog } from './use-review.ts'

/** The application’s log, fetched when opened. */
export function ApplicationLog({ id }: { id: string }) {
  const [wanted, setWanted] = useState(false)
  const { data, error } = useApplicationLog(id, wanted)
  return (
    <Disclosure className="mt-3" onOpen={() => setWanted(true)} title={t('role-review:log')}>
      {error && (
        <p className="text-ending">{t(`role-applications:failed.${applicationFailureKey(error)}`)}</p>
      )}
      {!data && !error && <Skeleton className="block h-5 w-64" />}
      <ol className="grid gap-1.5">
        {data?.log.map(({ what, at, by }) => (
          <li className="flex flex-wrap gap-x-3" key={`${at} ${what}`}>
            <span>{t(`role-review:events.${what}`)}</span>
            <span className="text-muted">
              <bdi>{by ?? t('role-review:somebodyGone')}</bdi> · {formatInstant(at)}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
