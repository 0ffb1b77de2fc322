import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Source } from '#shared/core/source.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { Preset } from '../../core/preset.ts'
import { formatSources, formatTarget, formatTimes } from '../format-dhikr.ts'
import { phraseOf, presetName } from '../library.ts'

/** A preset with its phrases, targets and sources. A press opens the counter. */
export function PresetCard({
  preset,
  sources = [],
  today,
  children,
}: {
  preset: Preset
  sources?: readonly Source[]
  /** Its count today. */
  today: number
  /** Further actions. */
  children?: ReactNode
}) {
  return (
    <li className="relative flex flex-col rounded-card border border-hairline bg-raised p-4 transition-colors hover:border-action sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Link
          className="min-w-0 font-semibold text-[1.0625rem] [overflow-wrap:anywhere] before:absolute before:inset-0 before:rounded-card focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-2"
          href={`/tasbih/${preset.id}`}
        >
          <bdi>{presetName(preset)}</bdi>
        </Link>
        {today > 0 && (
          <span className="rounded-full bg-action-soft px-2.5 py-0.5 text-sm">
            {t('dhikr:library.today', { times: formatTimes(today) })}
          </span>
        )}
      </p>
      <ul className="mt-1 flex-1">
        {preset.steps.map((step, index) => (
          <li
            className="flex flex-wrap items-baseline justify-between gap-x-4 sm:flex-nowrap"
            // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may occur twice in a set.
            key={`${index}-${step.phrase ?? step.words}`}
          >
            <StepLine arabic={phraseOf(step.phrase)?.arabic} words={step.words} />
            <span className="ms-auto shrink-0 text-muted text-sm">{formatTarget(step)}</span>
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <p className="mt-2 text-muted text-sm">{formatSources(sources, preset.steps)}</p>
      )}
      {children}
    </li>
  )
}

function StepLine({ arabic, words }: { arabic: string | undefined; words: string | undefined }) {
  if (!arabic && !words) return <span />
  return (
    <span
      className={classNames(
        'line-clamp-2 min-w-0',
        arabic ? 'quran-text grow text-[1.25rem] leading-[2.2]' : 'font-typed py-1 [overflow-wrap:anywhere]',
      )}
      dir={arabic ? 'rtl' : 'auto'}
      {...(arabic && { lang: 'ar' })}
    >
      {arabic ?? words}
    </span>
  )
}
