import { useQuery } from '@tanstack/react-query'
import { CloudAlert, Download, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { exportFile } from '#shared/web/user-data/import-file.ts'
import { loadChecker } from '#shared/web/user-data/load-schemas.ts'
import { retryRejected } from '#shared/web/user-data/sync-loop.ts'
import { changeRecords } from '#shared/web/user-data/user-records.ts'
import { describeRecord } from '../core/describe-record.ts'
import { recordTypeName } from './stored-data-names.ts'
import { useRejected } from './use-rejected.ts'

/** The id of this section, to which the sync status links. */
const HASH = '#rejected'

/** The records that the account rejected, with reasons and actions; nothing if there are none. */
export function RejectedRecords() {
  const records = useRejected()
  const isMeant = useLocationProperty(() => location.hash) === HASH
  const heading = useRef<HTMLHeadingElement>(null)
  const [offering, setOffering] = useState(false)
  const some = records.length > 0
  useEffect(() => {
    if (some && isMeant) heading.current?.focus()
  }, [some, isMeant])
  if (!some) return null
  const offer = async () => {
    setOffering(true)
    await retryRejected().catch(() => undefined)
    setOffering(false)
  }
  const remove = async (record: UserRecord) => {
    const { type, id, value } = record
    await changeRecords(type, [{ id, value: null }])
    heading.current?.focus()
    toast({
      title: t('privacy:rejected.removed', { what: describeRecord(record) ?? recordTypeName(type) }),
      action: {
        label: t('privacy:undo'),
        run: () => void changeRecords(type, [{ id, value, asItWas: true }]),
      },
    })
  }
  return (
    <section aria-labelledby="rejected" className="mt-6 rounded-card border border-ending/40 p-4 sm:p-5">
      <h3
        className="flex w-fit scroll-mt-24 items-center gap-2 font-semibold"
        id="rejected"
        ref={heading}
        tabIndex={-1}
      >
        <CloudAlert aria-hidden className="shrink-0 text-ending" size={19} />
        {t('privacy:rejected.title')}
      </h3>
      <p className="mt-1 text-muted text-sm">
        {t('privacy:rejected.about', { count: records.length, number: formatNumber(records.length) })}
      </p>
      <ul className="mt-2 divide-y divide-hairline border-hairline border-y">
        {records.map((record) => (
          <Rejected
            key={`${record.type} ${record.id}`}
            onRemove={() => void remove(record)}
            record={record}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void exportFile((record) => isAmong(records, record))}>
          <Download aria-hidden size={17} />
          {t('privacy:rejected.download')}
        </Button>
        <Button aria-disabled={offering} onClick={() => !offering && void offer()}>
          <RefreshCw aria-hidden size={17} />
          {t(offering ? 'privacy:rejected.offering' : 'privacy:rejected.offer')}
        </Button>
      </div>
    </section>
  )
}

const isAmong = (records: readonly UserRecord[], { type, id }: UserRecord) =>
  records.some((each) => each.type === type && each.id === id)

function Rejected({ record, onRemove }: { record: UserRecord; onRemove: () => void }) {
  const { data: problemOf } = useQuery({ queryKey: ['record-checker'], queryFn: loadChecker })
  const words = describeRecord(record)
  const type = recordTypeName(record.type)
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 break-words">
          <bdi>{words ?? type}</bdi>
        </p>
        <p className="text-muted text-sm">
          {words && `${type} · `}
          {t(`privacy:rejected.why.${problemOf?.(record) ?? 'unknown'}`)}
        </p>
      </div>
      <Button
        aria-label={t('privacy:table.removeOf', { what: words ?? type })}
        look="plain"
        onClick={onRemove}
        round
      >
        <Trash2 aria-hidden size={17} />
      </Button>
    </li>
  )
}
