import { useState } from 'react'
import { severities } from '#shared/core/error-severities.ts'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import {
  actOnErrorCauses,
  type ErrorCause,
  exportErrorCauses,
  listErrorCauses,
} from '../../core/error-causes.contract.ts'
import { causeActions, causeStates } from '../../core/error-causes.ts'
import { errorClaimsScreen } from '../../core/error-claims.admin-screens.ts'
import { CauseSheet } from './cause-sheet.tsx'

/** The error claims by cause: searching, exporting and deciding on them. */
export default function ErrorClaimsPage() {
  return (
    <AdminPage about={t('admin-error-claims:about')} screen={errorClaimsScreen}>
      <Causes />
    </AdminPage>
  )
}

function Causes() {
  const [opened, setOpened] = useState<ErrorCause>()
  return (
    <>
      <AdminTable<ErrorCause>
        bulk={causeActions.map((action) => ({
          name: action,
          label: t(`admin-error-claims:actions.${action}`),
          run: async (ids) => throwRefusal(await call(actOnErrorCauses, { body: { action, ids: [...ids] } })),
        }))}
        columns={columns()}
        empty={t('admin-error-claims:empty')}
        exported={exportErrorCauses}
        filters={[
          {
            name: 'state',
            label: t('admin-error-claims:columns.state'),
            all: t('admin-error-claims:everyState'),
            values: causeStates.map((value) => ({ value, text: t(`admin-error-claims:states.${value}`) })),
          },
          {
            name: 'severity',
            label: t('admin-error-claims:columns.severity'),
            all: t('admin-error-claims:everySeverity'),
            values: severities.map((value) => ({ value, text: t(`admin-error-claims:severities.${value}`) })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminErrorClaims.link')}
        list={listErrorCauses}
        onOpen={setOpened}
        searchLabel={t('admin-error-claims:search')}
        titleOf={titleOf}
      />
      {opened && <CauseSheet cause={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const titleOf = ({ message, errorType }: ErrorCause) => message || errorType

const stateTones = { open: 'ended', fixed: 'good', ignored: 'quiet' } as const

const columns = (): readonly AdminColumn<ErrorCause>[] => [
  {
    id: 'message',
    title: t('admin-error-claims:columns.message'),
    cell: (cause) => (
      <span className="line-clamp-2 max-w-96 break-words">
        <bdi dir="ltr">{titleOf(cause)}</bdi>
      </span>
    ),
  },
  {
    id: 'state',
    title: t('admin-error-claims:columns.state'),
    cell: ({ state, fixedIn }) => (
      <AdminBadge tone={stateTones[state]}>
        {fixedIn
          ? t('admin-error-claims:fixedIn', { version: fixedIn })
          : t(`admin-error-claims:states.${state}`)}
      </AdminBadge>
    ),
  },
  {
    id: 'severity',
    title: t('admin-error-claims:columns.severity'),
    cell: ({ severity }) => t(`admin-error-claims:severities.${severity}`),
  },
  {
    id: 'count',
    title: t('admin-error-claims:columns.count'),
    sortable: true,
    cell: ({ count }) => <span className="tabular">{formatNumber(count)}</span>,
  },
  {
    id: 'firstSeen',
    title: t('admin-error-claims:columns.firstSeen'),
    sortable: true,
    cell: ({ firstSeenAt }) => <span className="whitespace-nowrap">{formatInstant(firstSeenAt)}</span>,
  },
  {
    id: 'lastSeen',
    title: t('admin-error-claims:columns.lastSeen'),
    sortable: true,
    cell: ({ lastSeenAt }) => <span className="whitespace-nowrap">{formatInstant(lastSeenAt)}</span>,
  },
  {
    id: 'version',
    title: t('admin-error-claims:columns.version'),
    cell: ({ version }) => <bdi>{version}</bdi>,
  },
]
