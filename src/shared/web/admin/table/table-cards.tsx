import { t } from '../../i18n/i18n.ts'
import { classNames } from '../../ui/class-names.ts'
import type { TableParts } from './table-features.ts'
import { Checkbox } from './table-grid.tsx'

/** The rows on a phone: a card for each, with the columns as lines. */
export function TableCards<Row>({ table, titleOf, onOpen, canSelect }: TableParts<Row>) {
  return (
    <ul className="grid gap-3">
      {table.getRowModel().rows.map((row) => {
        const [first, ...others] = row.getVisibleCells()
        if (!first) return null
        return (
          <li
            className={classNames(
              'min-w-0 rounded-card bg-raised p-4 shadow-card',
              row.getIsSelected() && 'bg-action-soft',
            )}
            key={row.id}
          >
            <div className="flex items-center gap-3">
              {canSelect && (
                <Checkbox
                  label={t('admin:table.selectRow', { row: titleOf(row.original) })}
                  onChange={row.getToggleSelectedHandler()}
                  on={row.getIsSelected()}
                />
              )}
              {onOpen ? (
                <button
                  className="min-h-11 min-w-0 break-words text-start font-semibold text-action"
                  onClick={() => onOpen(row.original)}
                  type="button"
                >
                  <table.FlexRender cell={first} />
                </button>
              ) : (
                <span className="min-w-0 break-words font-semibold">
                  <table.FlexRender cell={first} />
                </span>
              )}
            </div>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
              {others.map((cell) => (
                <div className="col-span-2 grid grid-cols-subgrid items-baseline" key={cell.id}>
                  <dt className="text-muted text-sm">{String(cell.column.columnDef.header)}</dt>
                  <dd className="min-w-0 break-words">
                    <table.FlexRender cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
