import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { Preset } from '../../core/preset.ts'
import type { Place } from '../../core/run.ts'
import { phraseOf } from '../library.ts'
import { useDhikrSettings } from '../settings.ts'
import { StepWords } from '../words.tsx'

const LONG_FROM = 90

/** The phrase that is being counted, and where in the set it stands. A long one can be scrolled. */
export function PhraseView({ preset: { steps }, place }: { preset: Preset; place: Place }) {
  const { transliteration, meaning } = useDhikrSettings()
  const step = steps[place.step]
  if (!step) return null
  const length = phraseOf(step.phrase)?.arabic.length ?? step.words?.length ?? 0
  return (
    <section
      aria-label={t('dhikr:counter.phrase')}
      // What goes on below fades, so that nobody takes half a line for the end.
      className="mask-b-from-[calc(100%-1.75rem)] grid max-h-[34dvh] grid-cols-1 min-h-28 content-center-safe overflow-y-auto overscroll-contain px-1 pb-7 text-center beside:max-h-[calc(100dvh-13rem)]"
      // A long phrase is scrolled by keys too.
      tabIndex={length > LONG_FROM ? 0 : undefined}
    >
      {steps.length > 1 && (
        <p className="mb-1 flex items-center justify-center gap-1.5 text-muted text-sm">
          <span className="sr-only">
            {t('dhikr:counter.step', {
              step: formatNumber(place.step + 1),
              steps: formatNumber(steps.length),
            })}
          </span>
          {steps.map((each, index) => (
            <span
              aria-hidden="true"
              className={classNames(
                'h-1.5 rounded-full transition-all duration-200',
                index === place.step ? 'w-6 bg-action' : 'w-1.5',
                index < place.step && 'bg-action',
                index > place.step && 'bg-muted/45',
              )}
              // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may stand in a set twice.
              key={`${index}-${each.phrase ?? each.words}`}
            />
          ))}
        </p>
      )}
      <div aria-live="polite">
        <StepWords
          className={classNames(
            'text-center',
            length > LONG_FROM
              ? 'text-[1.5rem] leading-[2] beside:text-[clamp(1.5rem,0.5rem+2vw,2rem)]'
              : 'text-[clamp(2rem,1.6rem+2.4vw,3.5rem)] leading-[1.9]',
          )}
          meaning={meaning}
          step={step}
          transliteration={transliteration}
        />
      </div>
    </section>
  )
}
