import { t } from '#shared/web/i18n/i18n.ts'
import type { AnswerAnswer } from '../core/answers.contract.ts'
import { sharedViews } from '../core/school-views.ts'
import { textAttributes } from './answer-texts.ts'

/** The views of the schools side by side, a card for each view. */
export function SchoolViews({ answer: { schoolViews, language } }: { answer: AnswerAnswer }) {
  if (schoolViews.length === 0) return null
  const views = sharedViews(schoolViews)
  return (
    <section className="mt-8">
      <h2 className="font-display text-2xl">{t('answers:page.views')}</h2>
      {views.length < schoolViews.length && (
        <p className="mt-1 text-muted text-sm">{t('answers:page.sameView')}</p>
      )}
      <ul className="mt-4 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))]">
        {views.map(({ text, holders }) => (
          <li
            className="flex min-w-0 flex-col rounded-xl border border-hairline p-4 print:break-inside-avoid"
            key={text}
          >
            <h3 className="font-semibold text-action leading-snug">
              {holders.map(({ school }) => t(`answers:schools.${school}`)).join(' · ')}
            </h3>
            <p className="mt-2 mb-3" {...textAttributes(language)}>
              {text}
            </p>
            <ul
              className="mt-auto border-hairline border-t pt-2 text-muted text-sm leading-snug"
              {...textAttributes(language)}
            >
              {holders.map(({ school, source }) => (
                <li className="my-1" key={school}>
                  {source}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
