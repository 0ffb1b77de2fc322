import type { ReactNode } from 'react'

/** A setting: its title, a text and its controls. */
export function SettingsItem({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
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
