import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ListedQuestion } from '../core/answers.contract.ts'
import { textAttributes } from './answer-texts.ts'
import { QuestionActions } from './question-actions.tsx'

/** A question in the list with its short answer and a link to its page. */
export function QuestionCard({ question: listed }: { question: ListedQuestion }) {
  const { id, category, question, short, language, schools } = listed
  return (
    <article
      aria-labelledby={`question-${id}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl leading-snug" id={`question-${id}`} {...textAttributes(language)}>
          <Link
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
            href={`/islamic-qa/${id}`}
          >
            {question}
          </Link>
        </h2>
        <span className="-me-2.5 shrink-0">
          <QuestionActions question={listed} />
        </span>
      </header>
      <p className="mt-2" {...textAttributes(language)}>
        {short}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-3 pt-4 text-muted text-sm">
        <span className="font-semibold text-action">{t(`answers:categories.${category}`)}</span>
        {schools > 0 && (
          <span>{t('answers:viewsOf', { count: schools, number: formatNumber(schools) })}</span>
        )}
      </p>
    </article>
  )
}
