import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookMarked } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useOnline } from '#shared/web/offline/use-online.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { verseTotal } from '../../core/index.ts'
import { readSurah } from '../../core/quran.contract.ts'
import { countOfflineVerses } from './offline-verses.ts'

/** The specification uses surah 1 to check whether the service is available. */
const PROBE = { number: '1' }

/** The verses available offline, the state of the service, and a link to the reader. */
export default function QuranStatusCard() {
  const online = useOnline()
  const { data } = useQuery({
    queryKey: ['quran', 'status', online],
    queryFn: async ({ signal }) => ({
      offline: await countOfflineVerses(),
      connected: await call(readSurah, { params: PROBE, signal }).then(
        () => true,
        () => false,
      ),
    }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const connected = Boolean(data?.connected && online)
  return (
    <Card
      aside={data && <Badge connected={connected} />}
      className="h-full"
      id="quran-status"
      title={t('browse:status.title')}
    >
      <div className="@container grid grow">
        <div className="grid items-center gap-4 @min-[45rem]:grid-cols-[1fr_1.4fr_auto]">
          <Fact title={t('browse:status.local')}>{data && formatOfflineVerses(data.offline)}</Fact>
          <Fact title={t('browse:status.service')}>
            {data && formatServiceState(connected, data.offline > 0)}
          </Fact>
          <ToReader enabled={!data || connected || data.offline > 0} />
        </div>
      </div>
    </Card>
  )
}

function Badge({ connected }: { connected: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-1 font-semibold text-sm',
        connected ? 'bg-action-soft text-action' : 'bg-sunken text-muted',
      )}
    >
      {t(connected ? 'browse:status.connected' : 'browse:status.offline')}
    </span>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-muted text-sm">{title}</p>
      <p className="min-h-[3.25rem] font-semibold leading-snug @min-[45rem]:min-h-0">
        {children ?? <Skeleton className="h-5 w-44" />}
      </p>
    </div>
  )
}

function ToReader({ enabled }: { enabled: boolean }) {
  const content = (
    <>
      <BookMarked aria-hidden size={18} />
      {t('browse:status.reader')}
    </>
  )
  return enabled ? (
    <Link className={buttonClass({ look: 'action' })} href="/quran/reader">
      {content}
    </Link>
  ) : (
    <Button disabled look="action">
      {content}
    </Button>
  )
}

function formatOfflineVerses(offline: number): string {
  const values = { count: offline, number: formatNumber(offline) }
  if (offline === 0) return t('browse:status.essential')
  return t(offline === verseTotal ? 'browse:status.allDownloaded' : 'browse:status.downloaded', values)
}

function formatServiceState(connected: boolean, anyOffline: boolean): string {
  if (connected) return t('browse:status.complete', { number: formatNumber(verseTotal) })
  return t(anyOffline ? 'browse:status.readable' : 'browse:status.unreachable')
}
