import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A switch with its label before it. */
export function Switch({
  text,
  on,
  onChange,
  disabled = false,
  className,
}: {
  text: ReactNode
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
  className?: string
}) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 has-disabled:cursor-default',
        className,
      )}
    >
      <span className="min-w-min max-w-full flex-1">{text}</span>
      <input
        aria-checked={on}
        checked={on}
        className="peer sr-only"
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        role="switch"
        type="checkbox"
      />
      <span
        aria-hidden="true"
        className="relative ms-auto h-7 w-12 shrink-0 rounded-full border border-muted bg-sunken transition-colors before:absolute before:start-1 before:top-1 before:size-4.5 before:rounded-full before:bg-muted before:transition-all peer-checked:border-action peer-checked:bg-action peer-checked:before:start-6 peer-checked:before:bg-on-action peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-disabled:opacity-50 forced-colors:before:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight]"
      />
    </label>
  )
}
