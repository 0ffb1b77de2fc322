import type { ReactNode } from 'react'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'

/** A page with one form in a card and optional content beside it. */
export function FormPage({
  title,
  heading,
  lead,
  children,
  aside,
}: {
  /** The document’s title. */
  title: string
  heading: string
  lead?: ReactNode
  children: ReactNode
  aside?: ReactNode
}) {
  usePageTitle(title)
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-4 pb-16 sm:px-8" id="main">
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-x-16 gap-y-10 @min-[60rem]:justify-center @min-[60rem]:pt-6',
          aside !== undefined && '@min-[60rem]:grid-cols-[minmax(0,28rem)_minmax(0,26rem)]',
        )}
      >
        <div className="mx-auto w-full max-w-[28rem]">
          <Star className="text-ornament" size={36} weight={1.1} />
          <h1 className="mt-3 font-display text-3xl">{heading}</h1>
          {lead && <p className="mt-1.5 text-muted">{lead}</p>}
          <div className="mt-6 rounded-card bg-raised p-5 shadow-card sm:p-7">{children}</div>
        </div>
        {aside}
      </div>
    </main>
  )
}
