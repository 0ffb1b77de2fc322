import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/i18n.ts'
import { fieldLabel } from '../../ui/field-parts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { AdminFilter, AdminTableProps } from './admin-table-props.ts'
import { ColumnsButton } from './columns-button.tsx'
import { ExportButton } from './export-button.tsx'
import { ImportButton } from './import-button.tsx'
import type { TableQuery, useTableQuery } from './use-table-query.ts'
import { ViewsButton } from './views-button.tsx'

const TYPING_MS = 250

interface ToolbarProps<Row>
  extends AdminTableProps<Row>,
    Pick<ReturnType<typeof useTableQuery>, 'change' | 'show' | 'saved'> {
  readonly filters: readonly AdminFilter[]
  readonly query: TableQuery
  /** The search, order and filters for an export. */
  readonly asked: Readonly<Record<string, string>>
  /** Whether the order has a field, because no column headings are shown. */
  readonly showSort: boolean
}

/** The row above a table: search, filters, columns, views and export. */
export function TableToolbar<Row>(props: ToolbarProps<Row>) {
  const { list, exported, imported, columns, filters, query, change, searchLabel } = props
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden">
      <SearchInput label={searchLabel} onSearch={(search) => change({ search })} value={query.search} />
      {filters.map(({ name, label, all, values }) => (
        <SelectField
          className="min-w-36 flex-1 sm:min-w-40 sm:max-w-52"
          key={name}
          label={label}
          onChoose={(value) => change({ [name]: value })}
          options={[{ value: '', text: all }, ...values]}
          value={query.filters[name] ?? ''}
        />
      ))}
      {props.showSort && (
        <SelectField
          className="min-w-36 flex-1"
          label={t('admin:table.sort')}
          onChoose={(sort) => change({ sort })}
          options={[
            { value: '', text: t('admin:table.usualSort') },
            ...columns
              .filter(({ sortable }) => sortable)
              .flatMap(({ id, title }) => [
                { value: id, text: t('admin:table.ascending', { column: title }) },
                { value: `-${id}`, text: t('admin:table.descending', { column: title }) },
              ]),
          ]}
          value={query.sort ?? ''}
        />
      )}
      <div className="ms-auto flex flex-wrap gap-1 max-sm:[&>button]:px-3">
        <ColumnsButton
          columns={columns}
          hidden={query.hiddenColumns}
          onHide={(hidden) => change({ hide: hidden.join(',') })}
        />
        <ViewsButton onShow={props.show} query={props.saved} table={list.path} />
        {imported && <ImportButton endpoint={imported} list={list} startsOpen={props.startsImport} />}
        {exported && <ExportButton endpoint={exported} query={props.asked} />}
      </div>
    </search>
  )
}

/** The field keeps what is typed; the address and the rows follow after a pause. `/` focuses it. */
function SearchInput({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (text: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [sought, setSought] = useState(value)
  if (sought !== value) {
    setSought(value)
    // The address changed otherwise, for example by going back.
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, select, dialog')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <label className="block min-w-44 flex-[2] max-sm:basis-full sm:max-w-96">
      <span className={fieldLabel}>{label}</span>
      <input
        autoComplete="off"
        className="min-h-11 w-full rounded-xl border border-hairline bg-paper px-3"
        dir={typed === '' ? undefined : 'auto'}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        ref={field}
        type="search"
        value={typed}
      />
    </label>
  )
}
