import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A raised section with a heading, which names it. */
export function Card({
  id,
  title,
  aside,
  children,
  className,
}: {
  id: string
  title: ReactNode
  /** Shown at the end of the heading. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames('flex flex-col rounded-card bg-raised p-5 shadow-card sm:p-6', className)}
      id={id}
    >
      <header className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-lg text-muted" id={`${id}-title`}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** A row of a table with two columns: a name and its value. */
export function Row({ children, className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      className={classNames(
        'flex items-baseline justify-between gap-4 border-hairline border-b py-2.5 last:border-b-0',
        className,
      )}
      {...props}
    >
      {children}
    </li>
  )
}
