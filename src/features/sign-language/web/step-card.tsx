import { Link } from 'wouter'
import { adhkarText } from '#shared/web/adhkar-text.ts'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import type { BodyStep, SaidWords } from '../core/sign-language.ts'
import { Figures } from './figures.tsx'
import { LearnedButton } from './learned-button.tsx'

/** A position of the prayer or a step of wudu with its figures. */
export function StepCard({
  step,
  number,
  part,
}: {
  step: BodyStep
  number: number
  part: 'prayer' | 'wudu'
}) {
  const { id, poses, says, surah, sources } = step
  const title = contentText(step.title)
  return (
    <article
      aria-labelledby={`${part}-${id}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:border print:border-hairline print:p-4 print:shadow-none"
    >
      {poses.length > 0 && <Figures poses={poses} title={title} />}
      <h3 className="mt-3 flex items-baseline gap-2 text-xl leading-snug" id={`${part}-${id}`}>
        <span className="tabular text-action">{formatNumber(number)}</span>
        <span {...contentAttributes()}>{title}</span>
      </h3>
      <p className="mt-2" {...contentAttributes()}>
        {contentText(step.text)}
      </p>
      {(says.length > 0 || surah) && (
        <div className="mt-4 rounded-xl bg-sunken p-4 print:p-0">
          <h4 className="text-muted text-sm">{t('sign-language:says')}</h4>
          {says.map((words) => (
            <Words key={words.arabic} words={words} />
          ))}
          {surah && (
            <Link
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              href={`/quran/reader/${surah}`}
            >
              {t('sign-language:openFatihah')}
            </Link>
          )}
        </div>
      )}
      <p className="mt-3 text-muted text-sm">
        {t('sign-language:sources', { sources: formatGradedSources(sources) })}
      </p>
      <p className="mt-auto pt-4 print:hidden">
        <LearnedButton id={`${part}-${id}`} title={title} />
      </p>
    </article>
  )
}

function Words({ words: { arabic, meaning, adhkar } }: { words: SaidWords }) {
  const shown = adhkar
    ? adhkarText(adhkar, 'meaning', { en: meaning })
    : { text: meaning, language: 'en' as const }
  return (
    <div className="mt-1">
      <p className="quran-text text-[1.5rem]" dir="rtl" lang="ar">
        {arabic}
      </p>
      {currentLanguage().code !== 'ar' && (
        <p className="mt-1 text-[0.9375rem]" dir="auto" lang={shown.language}>
          {shown.text}
        </p>
      )}
    </div>
  )
}
