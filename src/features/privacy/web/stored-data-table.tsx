import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { formatSize } from './format-size.ts'
import type { StoredRow } from './stored-data.ts'

export interface ShownRow extends StoredRow {
  /** Its name. */
  readonly text: string
  /** Whether it is also in the account, as text; `undefined` without an account. */
  readonly account: string | undefined
}

/** Rows of stored data, each with a button to delete it. */
export function StoredDataTable({
  title,
  none,
  rows,
  onRemove,
  children,
}: {
  title: string
  none: string
  rows: readonly ShownRow[]
  onRemove: (row: ShownRow) => void
  children?: ReactNode
}) {
  return (
    <section className="@container mt-6">
      <h3 className="font-semibold">{title}</h3>
      {children}
      {rows.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{none}</p>
      ) : (
        <table className="mt-2 w-full text-start">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted text-sm max-sm:sr-only">
            <tr>
              <th className="py-1 text-start font-normal" scope="col">
                {t('privacy:table.what')}
              </th>
              <th className="px-3 py-1 text-end font-normal" scope="col">
                {t('privacy:table.here')}
              </th>
              {rows[0]?.account !== undefined && (
                <th className="py-1 text-start font-normal" scope="col">
                  {t('privacy:table.account')}
                </th>
              )}
              <th scope="col">
                <span className="sr-only">{t('privacy:table.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} onRemove={() => onRemove(row)} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({ row, onRemove }: { row: ShownRow; onRemove: () => void }) {
  const amount = [formatNumber(row.count), row.bytes !== undefined && formatSize(row.bytes)]
    .filter(Boolean)
    .join(' · ')
  return (
    <tr className="border-hairline border-t align-middle">
      <th
        className="wrap-anywhere py-1.5 text-start font-normal @max-[14rem]:block @max-[14rem]:pb-0 @max-[14rem]:text-[min(1em,9vw)]"
        scope="row"
      >
        {row.text}
      </th>
      <td className="tabular px-3 py-1.5 text-end text-muted text-sm @max-[14rem]:block @max-[14rem]:px-0 @max-[14rem]:py-0 @max-[14rem]:text-start">
        {amount}
      </td>
      {row.account !== undefined && (
        <td className="py-1.5 text-muted text-sm @max-[14rem]:block @max-[14rem]:pt-0">{row.account}</td>
      )}
      <td className="w-11 py-0.5 text-end">
        <Button
          aria-label={t('privacy:table.removeOf', { what: row.text })}
          look="plain"
          onClick={onRemove}
          round
        >
          <Trash2 aria-hidden size={17} />
        </Button>
      </td>
    </tr>
  )
}
