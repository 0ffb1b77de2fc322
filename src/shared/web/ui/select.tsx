import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A `select` with an arrow that doesn't overlap the text, in both directions. */
export function Select({ className = 'min-h-12', ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block min-w-0">
      <select
        className={classNames(
          'w-full cursor-pointer appearance-none truncate rounded-xl border border-hairline bg-paper ps-3 pe-10 text-ink',
          className,
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
        size={17}
      />
    </span>
  )
}
