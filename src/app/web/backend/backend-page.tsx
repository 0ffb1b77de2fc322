import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CloudOff, RotateCw } from 'lucide-react'
import { readStatus } from '#shared/core/status.contract.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useReconnected } from '#shared/web/offline/use-reconnected.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { ServerState } from './server-state.tsx'

/** Features that need nothing from the server once they have been loaded. */
const onDevice = ['prayer', 'quran', 'tools', 'saved'] as const
/** Features that need the server, and its database. */
const onServer = ['account', 'messages', 'reminders'] as const

type Outcome = 'ok' | 'database' | 'offline' | 'wait' | 'server'

/** `/backend`: how the server is, and what works without it. */
export default function BackendPage() {
  usePageTitle(t('pages:backend.title'))
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    ...reading(readStatus, undefined),
    // Each visit asks again.
    gcTime: 0,
  })
  const check = () => void refetch({ cancelRefetch: false })
  useReconnected(check)
  const status = error ? undefined : data?.answer
  const outcome = error ? failureKey(error, { 429: 'wait' }) : status?.database === 'ok' ? 'ok' : 'database'
  const isKnown = error !== null || status !== undefined
  const checkedAt = new Date(Math.max(dataUpdatedAt, errorUpdatedAt)).toISOString()
  return (
    <main className="mx-auto grid w-full max-w-reading grid-cols-1 gap-5 px-5 pt-2 pb-16 sm:px-8" id="main">
      <header>
        <h1 className="font-display text-3xl">{t('status:title')}</h1>
        <p className="mt-1 text-muted">{t('status:about')}</p>
      </header>
      <section
        aria-label={t('status:summary')}
        className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-5 shadow-card sm:p-6"
      >
        <div className="min-h-14 w-full min-w-0 sm:w-auto" role="status">
          {isFetching || !isKnown ? (
            <p className="font-display text-xl sm:text-2xl">{t('status:checking')}</p>
          ) : (
            <>
              <Headline outcome={outcome} />
              <p className="mt-1 text-muted text-sm">
                {t('status:checkedAt', { when: formatInstant(checkedAt) })}
              </p>
            </>
          )}
        </div>
        <Button onClick={check}>
          <RotateCw aria-hidden size={18} />
          {t('status:refresh')}
        </Button>
      </section>
      {isKnown && outcome !== 'ok' && <Works outcome={outcome} />}
      {status ? (
        <ServerState status={status} />
      ) : (
        !error && <Skeleton className="block h-[56rem] w-full rounded-card" />
      )}
    </main>
  )
}

function Headline({ outcome }: { outcome: Outcome }) {
  const Icon = outcome === 'ok' ? CircleCheck : outcome === 'offline' ? CloudOff : CircleAlert
  return (
    <p className="flex flex-wrap items-center gap-x-3 font-display text-xl sm:text-2xl">
      <Icon
        aria-hidden
        className={outcome === 'ok' ? 'shrink-0 text-action' : 'shrink-0 text-ending'}
        size={26}
      />
      {t(`status:outcome.${outcome}`)}
    </p>
  )
}

/** What works all the same, and what has to wait. */
function Works({ outcome }: { outcome: Outcome }) {
  return (
    <section className="rounded-card bg-raised p-5 shadow-card sm:p-6" id="without">
      <p>{t(`status:explained.${outcome}`)}</p>
      <Points names={onDevice} title={t('status:works.title')} part="works" />
      <Points names={onServer} title={t('status:waits.title')} part="waits" />
    </section>
  )
}

function Points({
  title,
  part,
  names,
}: {
  title: string
  part: 'works' | 'waits'
  names: readonly string[]
}) {
  return (
    <>
      <h2 className="mt-4 font-semibold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {names.map((name) => (
          <li key={name}>{t(`status:${part}.${name}`)}</li>
        ))}
      </ul>
    </>
  )
}
