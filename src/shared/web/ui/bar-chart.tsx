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
