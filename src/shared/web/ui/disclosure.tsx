import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'

/** A section that opens under its title; its content is rendered once it is open. */
export function Disclosure({
  title,
  children,
  className,
  onOpen,
}: {
  title: string
  children: ReactNode
  className?: string
  onOpen?: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={classNames('group', className)}
      onToggle={(event) => {
        const isOpen = event.currentTarget.open
        setOpen(isOpen)
        if (isOpen) onOpen?.()
      }}
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
