import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '#shared/web/ui/class-names.ts'

/** A part that few need, under its name; its content is there once it is opened. */
export function Disclosure({
  title,
  children,
  className,
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={classNames('group', className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
          size={18}
        />
      </summary>
      {open && children}
    </details>
  )
}
