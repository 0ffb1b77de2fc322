import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { type AnswerAnswer, readAnswers } from '../core/answers.contract.ts'
import { AnswerBody } from './answer-body.tsx'
import { AnswerReferences } from './answer-references.tsx'
import { textAttributes } from './answer-texts.ts'
import { NoFatwa } from './no-fatwa.tsx'
import { QuestionActions } from './question-actions.tsx'
import { ReportAnswer } from './report-answer.tsx'
import { SchoolViews } from './school-views.tsx'

/** `/islamic-qa/<id>`. `verses` shows the text of verses by their reference, such as `2:255-257`. */
export function AnswerPage({ verses }: { verses: (reference: string) => ReactNode }) {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<AnswerAnswer>
      api={readAnswers.path}
      back={t('answers:page.all')}
      failed={t('answers:failed')}
      fallbackTitle={t('pages:islamicQa.title')}
      key={slug}
      list="/islamic-qa"
      query={{ language: currentLanguage().code }}
      slug={slug}
      titleOf={({ question }) => t('answers:page.title', { question })}
      wide
    >
      {(answer) => (
        <>
          <AnswerView answer={answer} verses={verses} />
          <div className="print:hidden">
            <Related questions={answer.related} />
            <ReportAnswer id={answer.id} />
          </div>
        </>
      )}
    </EntryPage>
  )
}

function AnswerView({ answer, verses }: { answer: AnswerAnswer; verses: (reference: string) => ReactNode }) {
  const { question, short, category, language } = answer
  // In Arabic and English the texts are those of the interface.
  const isOther = language === 'en' && currentLanguage().code !== 'en'
  return (
    <article className="rounded-card bg-raised p-5 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <div>
          <p className="text-sm">
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
              href={`/islamic-qa?category=${category}`}
            >
              {t(`answers:categories.${category}`)}
            </Link>
          </p>
          <header className="flex items-start justify-between gap-3">
            <h1
              className="min-w-0 font-display text-3xl leading-snug sm:text-4xl"
              {...textAttributes(language)}
            >
              {question}
            </h1>
            <span className="-me-2.5 shrink-0">
              <QuestionActions question={answer} />
            </span>
          </header>
          {isOther && <p className="mt-3 text-muted">{t('answers:page.inEnglish')}</p>}
          <p
            className="mt-4 border-action border-s-4 ps-4 font-semibold text-lg leading-relaxed"
            {...textAttributes(language)}
          >
            {short}
          </p>
          <AnswerBody answer={answer} />
        </div>
        <aside className="lg:pt-12">
          <NoFatwa />
        </aside>
      </div>
      <SchoolViews answer={answer} />
      <AnswerReferences answer={answer} verses={verses} />
    </article>
  )
}

function Related({ questions }: { questions: AnswerAnswer['related'] }) {
  if (questions.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="font-semibold text-lg">{t('answers:page.related')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {questions.map(({ id, question, category, language }) => (
          <li className="grid" key={id}>
            <Link
              className="flex min-w-0 flex-col justify-between gap-2 rounded-card bg-raised p-4 shadow-card hover:text-action"
              href={`/islamic-qa/${id}`}
            >
              <span className="font-semibold" {...textAttributes(language)}>
                {question}
              </span>
              <span className="text-muted text-sm">{t(`answers:categories.${category}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
