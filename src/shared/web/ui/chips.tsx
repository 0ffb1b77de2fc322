import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A group of chips with an accessible name. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5 sm:gap-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

/** An option that is on or off, or, without `pressed`, a short action. */
export function Chip({
  pressed,
  onPress,
  children,
}: {
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      aria-pressed={pressed}
      className={classNames(
        'min-h-11 max-w-full rounded-full border px-3 sm:px-4 py-1.5 text-[0.9375rem] transition-colors print:border-0 print:px-0',
        pressed
          ? 'border-action bg-action-soft font-semibold text-action'
          : 'border-hairline bg-raised hover:border-action hover:text-action',
      )}
      onClick={onPress}
      type="button"
    >
      {children}
    </button>
  )
}
