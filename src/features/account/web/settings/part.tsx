import type { ReactNode } from 'react'

/** A part of a card: its name, what it says, and what can be done. */
export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3 [overflow-wrap:anywhere]">
      <div>
        <h4 className="font-semibold">{title}</h4>
        {text && <p className="text-[0.9375rem] text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
