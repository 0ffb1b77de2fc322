import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { notifyNotChanged } from '#shared/web/admin/notify-change.ts'
import { aboveSheetButtons, SheetButtons } from '#shared/web/admin/sheet-buttons.tsx'
import { call, pathOf } from '#shared/web/api/call.ts'
import { readFile } from '#shared/web/api/file-transfer.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import {
  type AdminTimetable,
  downloadTimetable,
  listTimetables,
  readTimetable,
} from '../../core/timetables-admin.contract.ts'
import { formatArea, formatCoordinates } from './format-timetable.ts'
import { PrintedDays } from './printed-days.tsx'

const PATIENCE_MS = 60_000
const SKELETONS = 8

/** An official timetable with its days: looking at it, downloading, and deleting or restoring it. */
export function TimetableSheet({
  timetable,
  onAct,
  onClose,
}: {
  timetable: AdminTimetable
  /** Deletes it, or restores it if it is deleted. */
  onAct: () => Promise<void>
  onClose: () => void
}) {
  const { id, name, source, licence, timeZone, version } = timetable
  const isDeleted = timetable.state === 'deleted'
  const query = isDeleted ? ({ state: 'deleted' } as const) : {}
  const { data, error, refetch } = useQuery({
    queryKey: [listTimetables.path, 'one', id, version, query],
    queryFn: () => call(readTimetable, { params: { id }, query }),
    gcTime: 0,
  })
  const download = async () => {
    try {
      const path = `${pathOf(downloadTimetable, { id })}?${new URLSearchParams(query)}`
      const file = await readFile(path, AbortSignal.timeout(PATIENCE_MS))
      saveFile(new File([file], `${id}.csv`, { type: file.type }))
    } catch (failure) {
      notifyNotChanged(failure)
    }
  }
  const facts = [
    [t('admin-timetables:fields.source'), source],
    [t('admin-timetables:fields.licence'), licence ?? '–'],
    [t('admin-timetables:area'), `${formatCoordinates(timetable)} · ${formatArea(timetable)}`],
    [t('admin-timetables:fields.timeZone'), timeZone],
    [t('admin-timetables:fields.id'), id],
  ]
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={name}>
      <div className={aboveSheetButtons}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(([label, value]) => (
            <div className="contents" key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {data ? (
          <PrintedDays days={data.days} />
        ) : error ? (
          <Unreachable onRetry={() => void refetch()} />
        ) : (
          <TableSkeleton rows={SKELETONS} />
        )}
        <SheetButtons>
          <Button onClick={() => void download()}>
            <Download aria-hidden size={17} />
            {t('admin-timetables:download')}
          </Button>
          <Button
            className="ms-auto"
            {...(!isDeleted && { look: 'ending' })}
            onClick={() => void onAct().catch(notifyNotChanged)}
          >
            {t(`admin:entries.actions.${isDeleted ? 'restore' : 'delete'}`)}
          </Button>
        </SheetButtons>
      </div>
    </Dialog>
  )
}
