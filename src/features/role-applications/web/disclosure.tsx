import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A part that opens under its name. */
export function Disclosure({
  title,
  children,
  onOpen,
}: {
  title: string
  children: ReactNode
  onOpen?: () => void
}) {
  return (
    <details className="group mt-3" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-action [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="shrink-0 transition-transform group-open:rotate-180" size={18} />
      </summary>
      {children}
    </details>
  )
}
