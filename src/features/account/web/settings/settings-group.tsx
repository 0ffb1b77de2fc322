import type { ReactNode } from 'react'

/** Settings under a common heading. */
export function SettingsGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-hairline border-t pt-6 first:border-t-0 first:pt-0"
      id={id}
    >
      <h3 className="mb-4 text-lg text-muted" id={`${id}-title`}>
        {title}
      </h3>
      {children}
    </section>
  )
}
