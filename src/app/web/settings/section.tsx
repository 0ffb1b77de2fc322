import type { ReactNode } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import type { SectionId } from './sections.ts'

/** A section of the settings with its heading. Sections that a search excludes stay rendered, but hidden. */
export function Section({ id, hidden, children }: { id: SectionId; hidden: boolean; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-20 rounded-card bg-raised p-5 shadow-card sm:p-6 @min-[60rem]:scroll-mt-6"
      hidden={hidden}
      id={id}
    >
      <h2 className="mb-1 text-xl" id={`${id}-heading`}>
        {t(`settings:sections.${id}`)}
      </h2>
      <p className="mb-4 max-w-reading text-muted text-sm">{t(`settings:about.${id}`)}</p>
      {children}
    </section>
  )
}
