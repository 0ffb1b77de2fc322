import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** A request or an invitation with buttons, and a cross to dismiss it. */
export function DismissibleBanner({
  id,
  title,
  text,
  dismiss,
  onDismiss,
  children,
}: {
  /** The id of the heading. */
  id: string
  title: string
  text: string
  /** The label of the cross. */
  dismiss: string
  onDismiss: () => void
  /** The buttons. */
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="relative flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card bg-action-soft p-5 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-80 pe-10 lg:pe-0">
        <h2 className="text-xl" id={id}>
          {title}
        </h2>
        <p className="mt-1 max-w-reading">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 lg:me-12">{children}</div>
      <Button
        aria-label={dismiss}
        className="absolute end-2 top-2"
        data-tooltip={dismiss}
        look="plain"
        onClick={onDismiss}
        round
      >
        <X aria-hidden size={18} />
      </Button>
    </section>
  )
}
