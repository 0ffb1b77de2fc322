import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import {
  type EntrySource,
  type EntryState,
  entryActions,
  entrySources,
  entryStates,
} from '#shared/core/directory/entry-state.ts'
import { formatNumber } from '../../i18n/format.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { t } from '../../i18n/i18n.ts'
import { AdminBadge } from '../admin-badge.tsx'
import type { AdminColumn, AdminFilter } from '../table/admin-table-props.ts'
import type { BulkAction } from '../table/bulk-bar.tsx'

/** The fields that every row of a directory’s admin table has. */
interface EntryRow {
  readonly state: EntryState
  readonly source: EntrySource
  readonly editedAt: string | null
}

const tones = { published: 'good', unpublished: 'quiet', deleted: 'ended' } as const

/** The columns about an entry’s state, source and last change. */
export const entryStateColumns = <Row extends EntryRow>(): readonly AdminColumn<Row>[] => [
  {
    id: 'state',
    title: t('admin:entries.state'),
    cell: ({ state }) => <AdminBadge tone={tones[state]}>{t(`admin:entries.states.${state}`)}</AdminBadge>,
  },
  {
    id: 'source',
    title: t('admin:entries.source'),
    cell: ({ source }) => t(`admin:entries.sources.${source}`),
  },
  {
    id: 'edited',
    title: t('admin:entries.edited'),
    sortable: true,
    cell: ({ editedAt }) => (
      <span className="whitespace-nowrap">{editedAt === null ? '–' : formatInstant(editedAt)}</span>
    ),
  },
]

/** The same with the views, before the last change. */
export const entryColumns = <
  Row extends EntryRow & { readonly views: number },
>(): readonly AdminColumn<Row>[] =>
  entryStateColumns<Row>().toSpliced(-1, 0, {
    id: 'views',
    title: t('admin:entries.views'),
    sortable: true,
    cell: ({ views }) => <span className="tabular">{formatNumber(views)}</span>,
  })

/** The filters by state and source. */
export const entryTableFilters = (): readonly AdminFilter[] => [
  {
    name: 'state',
    label: t('admin:entries.state'),
    all: t('admin:entries.everyState'),
    values: entryStates.map((value) => ({ value, text: t(`admin:entries.states.${value}`) })),
  },
  {
    name: 'source',
    label: t('admin:entries.source'),
    all: t('admin:entries.everySource'),
    values: entrySources.map((value) => ({ value, text: t(`admin:entries.sources.${value}`) })),
  },
]

const questions: Partial<Record<EntryAction, string>> = { delete: 'deleteQuestion', reset: 'resetQuestion' }

/** The actions on chosen entries. */
export const entryBulk = (
  act: (action: EntryAction, ids: readonly string[]) => Promise<void>,
): readonly BulkAction[] =>
  entryActions.map((action) => ({
    name: action,
    label: t(`admin:entries.actions.${action}`),
    ...(questions[action] && { question: t(`admin:entries.${questions[action]}`) }),
    run: (ids) => act(action, ids),
  }))
