import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Bars of days or other steps, from the oldest to the newest; screen readers read them as a list. */
export function BarChart({
  bars,
  start,
  end,
}: {
  /** The label gives the value with its unit. */
  bars: readonly { readonly key: string; readonly value: number; readonly label: string }[]
  /** The names of the first and the last bar, shown below them. */
  start: string
  end: string
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <ol className="mt-4 flex h-32 items-end border-hairline border-b">
        {bars.map(({ key, value, label }) => (
          <li className="relative h-full min-w-0 flex-1" key={key} title={label}>
            <span
              className={classNames(
                'absolute inset-x-[15%] bottom-0 mx-auto block max-w-6 rounded-t-sm',
                value > 0 ? 'bg-action' : 'bg-hairline',
              )}
              style={{ blockSize: value > 0 ? `${Math.max(4, (value / most) * 100)}%` : '2px' }}
            />
            <span className="sr-only">{label}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-1 flex justify-between text-muted text-sm">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </>
  )
}

/** Horizontal bars with their names and values, for kinds of one whole. */
export function BarList({
  label,
  bars,
}: {
  label: string
  bars: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly value: number
    /** The value with its unit. */
    readonly text: string
    readonly detail?: string
  }[]
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ key, name, value, text, detail }) => (
        <li key={key}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{name}</span>
            <span className="wrap-anywhere tabular ms-auto min-w-0 text-end">
              <bdi className="font-semibold">{text}</bdi>
              {detail && (
                <span className="block text-muted text-sm">
                  <bdi>{detail}</bdi>
                </span>
              )}
            </span>
          </p>
          <span
            aria-hidden="true"
            className="mt-1 block h-1.5 rounded-full bg-sunken print:border-hairline print:border"
          >
            <span
              className="block h-full rounded-full bg-action"
              style={{ inlineSize: `${Math.max(value > 0 ? 1 : 0, (value / most) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
