import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ColumnDef, type RowSelectionState, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { readAnswer } from '../../api/reading.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/i18n.ts'
import { Paging } from '../../staff/paging.tsx'
import { Star } from '../../ui/star-pattern.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { useMediaQuery } from '../../use-media-query.ts'
import type { AdminTableProps } from './admin-table-props.ts'
import { BulkBar } from './bulk-bar.tsx'
import { TableCards } from './table-cards.tsx'
import { features } from './table-features.ts'
import { TableGrid } from './table-grid.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useTableQuery } from './use-table-query.ts'

/** An answer with its rows in a field. */
interface TableAnswer {
  readonly pagination: Pagination
  readonly [field: string]: unknown
}

const PHONE = '(max-width: 40rem)'
const SKELETONS = 8

/**
 * The table of every admin list: search, filters, order, columns, saved views, selection with bulk actions, and export. The
 * server searches, sorts and pages; the state is in the address.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { list, rowsIn = 'data', columns, filters = [], keyOf } = props
  const { query, change, show, saved } = useTableQuery(filters)
  const sort = columns.some(({ id, sortable }) => sortable && id === query.sort?.replace(/^-/, ''))
    ? query.sort
    : undefined
  const asked = {
    ...(query.search && { search: query.search }),
    ...(sort && { sort }),
    ...query.filters,
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [list.path, { ...asked, page: query.page }],
    queryFn: async ({ signal }) => {
      const page = { ...asked, page: String(query.page) }
      const { answer } = await readAnswer(list, page as never, { signal })
      return answer as unknown as TableAnswer
    },
    placeholderData: keepPreviousData,
    // Others change the same rows.
    refetchOnMount: 'always',
  })
  const [selection, setSelection] = useState<RowSelectionState>({})
  const definitions = useMemo<ColumnDef<typeof features, Row & object>[]>(
    () =>
      columns.map(({ id, title, cell, sortable = false }) => ({
        id,
        // Only columns with an accessor can be sorted; the server sorts.
        accessorFn: () => undefined,
        header: title,
        cell: ({ row }) => cell(row.original),
        enableSorting: sortable,
        sortDescFirst: false,
      })),
    [columns],
  )
  const rows = useMemo(
    () => [...((data?.[rowsIn] as readonly Row[]) ?? [])] as (Row & object)[],
    [data, rowsIn],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    manualSorting: true,
    manualPagination: true,
    rowCount: data?.pagination.total ?? 0,
    state: {
      sorting: sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [],
      rowSelection: selection,
      columnVisibility: Object.fromEntries(query.hiddenColumns.map((id) => [id, false])),
      pagination: { pageIndex: query.page - 1, pageSize: data?.pagination.limit ?? rows.length },
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(table.state.sorting) : update
      change({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : '' })
    },
    onRowSelectionChange: setSelection,
  })
  const isPhone = useMediaQuery(PHONE)
  const selected = Object.keys(selection)
  const parts = { table, titleOf: props.titleOf, onOpen: props.onOpen, canSelect: props.bulk !== undefined }
  return (
    <section aria-label={props.label}>
      <TableToolbar
        {...props}
        asked={asked}
        change={change}
        filters={filters}
        query={{ ...query, sort }}
        saved={saved}
        show={show}
        showSort={isPhone}
      />
      {props.bulk && selected.length > 0 && (
        <BulkBar actions={props.bulk} ids={selected} list={list} onDone={() => setSelection({})} />
      )}
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <p className="mt-3 mb-2 text-muted text-sm" role="status">
            {t('admin:table.found', {
              count: data.pagination.total,
              total: formatNumber(data.pagination.total),
            })}
          </p>
          {rows.length === 0 ? (
            <Empty
              onReset={saved === '' ? undefined : () => show('')}
              text={saved === '' ? props.empty : t('admin:table.noMatch')}
            />
          ) : isPhone ? (
            <TableCards {...parts} />
          ) : (
            <TableGrid {...parts} label={props.label} />
          )}
          <Paging
            onPage={(page) => change({ page: page > 1 ? String(page) : '' })}
            page={query.page}
            pages={data.pagination.totalPages}
          />
        </div>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton className="mt-4" rows={SKELETONS} />
      )}
    </section>
  )
}

function Empty({ text, onReset }: { text: string; onReset: (() => void) | undefined }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-raised p-10 text-center shadow-card">
      <Star aria-hidden className="text-ornament" size={48} weight={1} />
      <p className="text-muted">{text}</p>
      {onReset && (
        <button className="min-h-11 font-semibold text-action underline" onClick={onReset} type="button">
          {t('admin:table.reset')}
        </button>
      )}
    </div>
  )
}
