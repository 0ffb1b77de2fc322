import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'

const about = ['nisab', 'jewellery', 'shares', 'rent', 'crops', 'ask'] as const

/** Where the rules of the page come from. */
export function Sources() {
  return (
    <section className="rounded-card bg-raised px-5 py-2 shadow-card sm:px-6" id="sources">
      <Disclosure title={t('zakat:sources.title')}>
        <ul className="grid gap-2 pb-4 text-muted">
          {about.map((each) => (
            <li key={each}>{t(`zakat:sources.${each}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
