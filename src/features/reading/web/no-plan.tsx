import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'

/** Explains plans and offers to create the first one. */
export function NoPlan({ onBegin }: { onBegin: () => void }) {
  return (
    <section className="rounded-card bg-raised px-6 py-10 text-center shadow-card">
      <Star className="mx-auto text-ornament" size={56} weight={1} />
      <h2 className="mt-5 text-2xl">{t('reading:empty.title')}</h2>
      <p className="mx-auto mt-2 max-w-md text-muted">{t('reading:empty.text')}</p>
      <Button className="mt-6" look="action" onClick={onBegin}>
        {t('reading:plan.new')}
      </Button>
    </section>
  )
}
