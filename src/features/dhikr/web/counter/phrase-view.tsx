import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { SetPosition } from '../../core/counting-session.ts'
import type { Preset } from '../../core/preset.ts'
import { phraseOf } from '../library.ts'
import { useDhikrSettings } from '../settings.ts'
import { StepText } from '../step-text.tsx'

const LONG_FROM = 90

/** The current phrase and its place in the set. A long phrase can be scrolled. */
export function PhraseView({ preset: { steps }, position }: { preset: Preset; position: SetPosition }) {
  const { transliteration, meaning } = useDhikrSettings()
  const step = steps[position.step]
  if (!step) return null
  const length = phraseOf(step.phrase)?.arabic.length ?? step.words?.length ?? 0
  return (
    <section
      aria-label={t('dhikr:counter.phrase')}
      // Text that continues below the edge fades out.
      className="mask-b-from-[calc(100%-1.75rem)] grid max-h-[34dvh] grid-cols-1 min-h-28 content-center-safe overflow-y-auto overscroll-contain px-1 pb-7 text-center beside:max-h-[calc(100dvh-13rem)]"
      // A long phrase can be scrolled with the keyboard.
      tabIndex={length > LONG_FROM ? 0 : undefined}
    >
      {steps.length > 1 && (
        <p className="mb-1 flex items-center justify-center gap-1.5 text-muted text-sm">
          <span className="sr-only">
            {t('dhikr:counter.step', {
              step: formatNumber(position.step + 1),
              steps: formatNumber(steps.length),
            })}
          </span>
          {steps.map((each, index) => (
            <span
              aria-hidden="true"
              className={classNames(
                'h-1.5 rounded-full transition-all duration-200',
                index === position.step ? 'w-6 bg-action' : 'w-1.5',
                index < position.step && 'bg-action',
                index > position.step && 'bg-muted/45',
              )}
              // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may occur twice in a set.
              key={`${index}-${each.phrase ?? each.words}`}
            />
          ))}
        </p>
      )}
      <div aria-live="polite">
        <StepText
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
