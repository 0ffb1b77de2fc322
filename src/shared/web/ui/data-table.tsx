import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Row {
  readonly key: string
  readonly head: ReactNode
  readonly cells: readonly ReactNode[]
  readonly highlighted?: boolean
}

/** A table of figures with row headings. */
export function DataTable({
  columns,
  rows,
  align = 'start',
  scrollLabel,
}: {
  /** The heading of the first column, then those of the others. */
  columns: readonly string[]
  rows: readonly Row[]
  /** The alignment of the figures. */
  align?: 'start' | 'end'
  /** Names the scrolling area, if the table may be wider than the screen. */
  scrollLabel?: string
}) {
  const cell = classNames('px-2 py-2', align === 'end' ? 'text-end' : 'text-start')
  const [first, ...others] = columns
  const table = (
    <table className="tabular w-full border-collapse text-sm">
      <thead>
        <tr className="text-muted">
          <th className="py-2 pe-2 text-start font-normal" scope="col">
            {first}
          </th>
          {others.map((title) => (
            <th className={classNames(cell, 'font-normal')} key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells, highlighted = false }) => (
          <tr
            className={classNames('border-hairline border-t', highlighted && 'bg-action-soft font-semibold')}
            key={key}
          >
            <th className={classNames('py-2 pe-2 text-start', !highlighted && 'font-normal')} scope="row">
              {head}
            </th>
            {others.map((title, index) => (
              <td className={cell} key={title}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!scrollLabel) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach an area that scrolls
    <section aria-label={scrollLabel} className="overflow-x-auto" tabIndex={0}>
      {table}
    </section>
  )
}
