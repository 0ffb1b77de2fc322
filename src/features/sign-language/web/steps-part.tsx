import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { BodyStep } from '../core/sign-language.ts'
import { prayerSteps, wuduSteps } from './content.ts'
import { DeafNotes } from './deaf-notes.tsx'
import { StepCard } from './step-card.tsx'
import { useLearned } from './use-learned.ts'

const stepsOf: Readonly<Record<'prayer' | 'wudu', readonly BodyStep[]>> = {
  prayer: prayerSteps,
  wudu: wuduSteps,
}

/** The positions of the prayer or the steps of wudu. They need no sign. */
export function StepsPart({ part }: { part: 'prayer' | 'wudu' }) {
  const steps = stepsOf[part]
  const { countOf } = useLearned()
  const learned = countOf(steps.map(({ id }) => `${part}-${id}`))
  return (
    <section>
      <h2 className="font-display text-2xl">{t(`sign-language:parts.${part}`)}</h2>
      <p className="mt-1 max-w-reading text-muted">{t(`sign-language:${part}.about`)}</p>
      <p className="mt-1 text-muted text-sm print:hidden" role="status">
        {t('sign-language:learned.count', {
          learned: formatNumber(learned),
          total: formatNumber(steps.length),
        })}
      </p>
      <ol className="mt-5 grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {steps.map((step, at) => (
          <li className="grid min-w-0" key={step.id}>
            <StepCard number={at + 1} part={part} step={step} />
          </li>
        ))}
      </ol>
      {part === 'prayer' && (
        <div className="print:hidden">
          <DeafNotes />
        </div>
      )}
    </section>
  )
}
