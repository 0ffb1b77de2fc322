import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { t } from '../../i18n/i18n.ts'
import { classNames } from '../../ui/class-names.ts'
import type { TableParts } from './table-features.ts'

const cellClass = 'px-3 py-2 text-start align-middle first:ps-4 last:pe-4'

/** The rows as a table. Arrow keys move between rows; the first cell opens one. */
export function TableGrid<Row>({
  table,
  titleOf,
  onOpen,
  canSelect,
  label,
}: TableParts<Row> & { label: string }) {
  const [headers] = table.getHeaderGroups()
  return (
    <section
      aria-label={t('admin:table.scroll', { table: label })}
      className="overflow-x-auto rounded-card bg-raised shadow-card"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach an area that scrolls
      tabIndex={0}
    >
      <table className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr className="border-hairline border-b">
            {canSelect && (
              <th className={classNames(cellClass, 'w-12')} scope="col">
                <Checkbox
                  label={t('admin:table.selectPage')}
                  onChange={table.getToggleAllPageRowsSelectedHandler()}
                  on={table.getIsAllPageRowsSelected()}
                  part={table.getIsSomePageRowsSelected()}
                />
              </th>
            )}
            {headers?.headers.map((header) => (
              <th
                aria-sort={ariaSort(header.column.getIsSorted())}
                className={classNames(cellClass, 'whitespace-nowrap font-normal text-muted text-sm')}
                key={header.id}
                scope="col"
              >
                {header.column.getCanSort() ? (
                  <button
                    className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 hover:bg-sunken"
                    onClick={header.column.getToggleSortingHandler()}
                    type="button"
                  >
                    <table.FlexRender header={header} />
                    <SortArrow sorted={header.column.getIsSorted()} />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {table.getRowModel().rows.map((row) => (
            <tr
              className={classNames(
                'border-hairline border-b last:border-b-0 hover:bg-sunken',
                row.getIsSelected() && 'bg-action-soft hover:bg-action-soft',
              )}
              key={row.id}
            >
              {canSelect && (
                <td className={cellClass}>
                  <Checkbox
                    label={t('admin:table.selectRow', { row: titleOf(row.original) })}
                    onChange={row.getToggleSelectedHandler()}
                    on={row.getIsSelected()}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell, index) =>
                index === 0 ? (
                  <th className={classNames(cellClass, 'font-normal')} key={cell.id} scope="row">
                    {onOpen ? (
                      <button
                        className="min-h-11 text-start font-semibold hover:text-action hover:underline"
                        data-row
                        onClick={() => onOpen(row.original)}
                        type="button"
                      >
                        <table.FlexRender cell={cell} />
                      </button>
                    ) : (
                      <span className="inline-flex min-h-11 items-center font-semibold">
                        <table.FlexRender cell={cell} />
                      </span>
                    )}
                  </th>
                ) : (
                  <td className={cellClass} key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A checkbox with a touch target of 44 px. */
export function Checkbox({
  label,
  on,
  part = false,
  onChange,
}: {
  label: string
  on: boolean
  /** Some of what it stands for is chosen. */
  part?: boolean
  onChange: (event: unknown) => void
}) {
  return (
    <label className="-m-2 inline-grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        aria-label={label}
        checked={on}
        className="size-4.5 accent-action"
        onChange={onChange}
        ref={(element) => {
          if (element) element.indeterminate = part && !on
        }}
        type="checkbox"
      />
    </label>
  )
}

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'

function SortArrow({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  const Arrow = sorted === false ? ChevronsUpDown : sorted === 'asc' ? ArrowUp : ArrowDown
  return <Arrow aria-hidden className={sorted === false ? 'opacity-50' : 'text-action'} size={15} />
}

/** Moves the focus to the same control of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement)) return
  const control = event.target.closest('button, a, input')
  const row = control?.closest('tr')
  if (!control || !row) return
  const cell = control.closest('th, td')
  const at = cell ? [...row.children].indexOf(cell) : -1
  const rows = [...event.currentTarget.children]
  const next = rows[rows.indexOf(row) + step]?.children[at]?.querySelector<HTMLElement>('button, a, input')
  if (!next) return
  event.preventDefault()
  next.focus()
}
