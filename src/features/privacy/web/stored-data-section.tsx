import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useDeviceOnly } from '#shared/web/user-data/sync-loop.ts'
import { syncsPlace } from '#shared/web/user-data/sync-settings.ts'
import { useHasAccount } from '#shared/web/user-data/use-has-account.ts'
import { onRecords } from '#shared/web/user-data/user-records.ts'
import { formatSize } from './format-size.ts'
import { RejectedRecords } from './rejected-records.tsx'
import { removeFiles, removeRecords, removeValues, type Undo } from './remove-stored-data.ts'
import { ServerFacts } from './server-facts.tsx'
import { measureStoredData, type StoredData, type StoredRow } from './stored-data.ts'
import { deviceGroupName, fileStoreName, recordTypeName } from './stored-data-names.ts'
import { type ShownRow, StoredDataTable } from './stored-data-table.tsx'

/** The stored data: on this device, in the account, and on the server. */
export function StoredDataSection() {
  const { kept, again } = useStoredData()
  const signedIn = useHasAccount()
  const deviceOnly = useDeviceOnly()
  const withPlace = syncsPlace.use() === true
  const too = (does: boolean) => t(does ? 'privacy:table.accountToo' : 'privacy:table.deviceOnly')
  const shown = (
    rows: readonly StoredRow[],
    text: (name: string) => string,
    goes: (name: string) => boolean,
  ) =>
    rows.map(
      (row): ShownRow => ({
        ...row,
        text: text(row.name),
        account: signedIn ? too(goes(row.name)) : undefined,
      }),
    )
  const removed = async (what: string, removing: Promise<Undo | undefined>) => {
    const undo = await removing
    again()
    toast({
      title: t('privacy:table.removed', { what }),
      ...(undo && { action: { label: t('privacy:undo'), run: () => void undo().then(again) } }),
    })
  }
  if (!kept) return <Skeleton className="mt-6 h-64 w-full" />
  return (
    <>
      {kept.used !== undefined && kept.used > 0 && kept.offered !== undefined && (
        <p className="mt-4 text-muted text-sm">
          {t('privacy:used', { used: formatSize(kept.used), offered: formatSize(kept.offered) })}
        </p>
      )}
      <StoredDataTable
        none={t('privacy:noRecords')}
        onRemove={({ name, text }) => void removed(text, removeRecords(name))}
        rows={shown(kept.records, recordTypeName, (kind) => !deviceOnly.includes(kind))}
        title={t('privacy:records')}
      >
        {signedIn && <p className="mt-1 text-muted text-sm">{t('privacy:removesEverywhere')}</p>}
      </StoredDataTable>
      {signedIn && <RejectedRecords />}
      <StoredDataTable
        none={t('privacy:noValues')}
        onRemove={({ name, text }) => void removed(text, removeValues(name))}
        rows={shown(
          kept.values,
          deviceGroupName,
          (group) =>
            (group === 'choices' && !deviceOnly.includes('setting')) || (group === 'place' && withPlace),
        )}
        title={t('privacy:values')}
      />
      <StoredDataTable
        none={t('privacy:noFiles')}
        onRemove={({ name, text }) => void removed(text, removeFiles(name))}
        rows={shown(kept.files, fileStoreName, () => false)}
        title={t('privacy:files')}
      />
      <ServerFacts signedIn={signedIn} />
    </>
  )
}

/** The data stored on this device, counted again whenever records change; `again` counts now. */
function useStoredData(): { readonly kept: StoredData | undefined; readonly again: () => void } {
  const { data, refetch } = useQuery({ queryKey: ['stored-data'], queryFn: measureStoredData, gcTime: 0 })
  const again = () => void refetch()
  useEffect(() => onRecords(() => void refetch()), [refetch])
  return { kept: data, again }
}
