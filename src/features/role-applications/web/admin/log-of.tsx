import { useState } from 'react'
import { formatInstant } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { textOfFailure } from '../text-of-failure.ts'
import { useApplicationLog } from './use-review.ts'

/** Who did what to an application, fetched when it is opened. */
export function LogOf({ id }: { id: string }) {
  const [wanted, setWanted] = useState(false)
  const { data, error } = useApplicationLog(id, wanted)
  return (
    <details className="mt-4" onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">
        {t('role-review:log')}
      </summary>
      {error && <p className="text-ending">{t(`role-applications:failed.${textOfFailure(error)}`)}</p>}
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
    </details>
  )
}
