import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { notifyChange } from '#shared/web/admin/notify-change.ts'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { timetablesScreen } from '../../core/prayer.admin-screens.ts'
import { timetableStates } from '../../core/table/timetable-state.ts'
import {
  type AdminTimetable,
  actOnTimetables,
  type CheckedTimetable,
  listTimetables,
} from '../../core/timetables-admin.contract.ts'
import { formatArea, formatCoordinates, formatListedDay } from './format-timetable.ts'
import { ImportTimetable } from './import-timetable.tsx'
import { TimetableSheet } from './timetable-sheet.tsx'

/** The official timetables: looking at them, importing and deleting them. */
export default function TimetablesPage() {
  const [opened, setOpened] = useState<AdminTimetable | 'import'>()
  const client = useQueryClient()
  const close = () => setOpened(undefined)
  const act = async (action: 'delete' | 'restore', ids: readonly string[]) => {
    const answer = await call(actOnTimetables, { body: { action, ids: [...ids] } })
    await client.invalidateQueries({ queryKey: [listTimetables.path] })
    throwRefusal(answer)
  }
  const remove = async (ids: readonly string[]) => {
    await act('delete', ids)
    close()
    notifyChange('deleted', () => act('restore', ids))
  }
  const restore = async (ids: readonly string[]) => {
    await act('restore', ids)
    close()
    notifyChange('saved', () => act('delete', ids))
  }
  const onStored = async ({ id, existing }: CheckedTimetable) => {
    close()
    notifyChange('imported', existing ? undefined : () => act('delete', [id]))
    await client.invalidateQueries({ queryKey: [listTimetables.path] })
  }
  return (
    <AdminPage
      about={t('admin-timetables:about')}
      actions={
        <Button look="action" onClick={() => setOpened('import')}>
          <Upload aria-hidden size={18} />
          {t('admin-timetables:import')}
        </Button>
      }
      screen={timetablesScreen}
    >
      <AdminTable<AdminTimetable>
        bulk={[
          { name: 'delete', label: t('admin:entries.actions.delete'), run: remove },
          { name: 'restore', label: t('admin:entries.actions.restore'), run: restore },
        ]}
        columns={columns()}
        empty={t('admin-timetables:empty')}
        filters={[
          {
            name: 'state',
            label: t('admin:entries.state'),
            all: t('admin:entries.everyState'),
            values: timetableStates.map((value) => ({ value, text: stateText(value) })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminTimetables.link')}
        list={listTimetables}
        onOpen={setOpened}
        searchLabel={t('admin-timetables:search')}
        titleOf={({ name }) => name}
      />
      {opened === 'import' && <ImportTimetable onClose={close} onStored={(found) => void onStored(found)} />}
      {opened && opened !== 'import' && (
        <TimetableSheet
          onAct={() => (opened.state === 'deleted' ? restore : remove)([opened.id])}
          onClose={close}
          timetable={opened}
        />
      )}
    </AdminPage>
  )
}

const tones = {
  current: 'good',
  ending: 'ended',
  ended: 'quiet',
  upcoming: 'quiet',
  deleted: 'ended',
} as const

const stateText = (state: AdminTimetable['state']) =>
  state === 'deleted' ? t('admin:entries.states.deleted') : t(`admin-timetables:states.${state}`)

const columns = (): readonly AdminColumn<AdminTimetable>[] => [
  {
    id: 'name',
    title: t('admin-timetables:fields.place'),
    sortable: true,
    cell: ({ name }) => <bdi className="break-words">{name}</bdi>,
  },
  {
    id: 'state',
    title: t('admin:entries.state'),
    cell: ({ state }) => <AdminBadge tone={tones[state]}>{stateText(state)}</AdminBadge>,
  },
  {
    id: 'firstDay',
    title: t('admin-timetables:firstDay'),
    sortable: true,
    cell: ({ firstDay }) => <span className="whitespace-nowrap">{formatListedDay(firstDay)}</span>,
  },
  {
    id: 'lastDay',
    title: t('admin-timetables:lastDay'),
    sortable: true,
    cell: ({ lastDay }) => <span className="whitespace-nowrap">{formatListedDay(lastDay)}</span>,
  },
  {
    id: 'dayCount',
    title: t('admin-timetables:days'),
    cell: ({ dayCount }) => <span className="tabular">{formatNumber(dayCount)}</span>,
  },
  {
    id: 'source',
    title: t('admin-timetables:fields.source'),
    cell: ({ source }) => <bdi className="break-words">{source}</bdi>,
  },
  {
    id: 'area',
    title: t('admin-timetables:area'),
    cell: (timetable) => (
      <span className="whitespace-nowrap">
        <bdi>{formatCoordinates(timetable)}</bdi> · {formatArea(timetable)}
      </span>
    ),
  },
  {
    id: 'timeZone',
    title: t('admin-timetables:fields.timeZone'),
    cell: ({ timeZone }) => <bdi className="whitespace-nowrap">{timeZone}</bdi>,
  },
]
