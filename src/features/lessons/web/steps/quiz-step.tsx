import { Check, X } from 'lucide-react'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { LessonText, QuizStep } from '../../core/lesson.ts'

/** A question with its choices; after an answer, with the right one and the reason. */
export function QuizStepView({
  quiz,
  answered,
  onAnswer,
}: {
  quiz: QuizStep
  answered: number | undefined
  onAnswer: ((choice: number) => void) | undefined
}) {
  const { question, choices, answer, why } = quiz
  const isAnswered = answered !== undefined
  return (
    <>
      <h2 className="text-xl leading-relaxed" {...contentAttributes()}>
        {contentText(question)}
      </h2>
      <ol className="mt-4 grid gap-2">
        {choices.map((choice, index) => (
          <li key={choice.en}>
            <button
              className={classNames(
                'flex min-h-14 w-full items-center gap-3 rounded-xl border px-4 py-2 text-start',
                choiceLook(index, answer, answered),
              )}
              onClick={() => onAnswer?.(index)}
              type="button"
            >
              <span
                aria-hidden
                className="tabular grid size-7 shrink-0 place-content-center rounded-full bg-sunken text-ink text-sm print:hidden"
              >
                {isAnswered && index === answer ? (
                  <Check size={16} strokeWidth={2.5} />
                ) : isAnswered && index === answered ? (
                  <X size={16} strokeWidth={2.5} />
                ) : (
                  formatNumber(index + 1)
                )}
              </span>
              <ChoiceText choice={choice} />
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite" className="mt-4 min-h-14">
        {isAnswered && (
          <>
            <p className={classNames('font-semibold', answered === answer ? 'text-action' : 'text-ending')}>
              {answered === answer ? t('lessons:quiz.right') : t('lessons:quiz.wrong')}
              {answered !== answer && (
                <>
                  {' '}
                  <ChoiceText choice={choices[answer]} />
                </>
              )}
            </p>
            <p className="mt-1" {...contentAttributes()}>
              {contentText(why)}
            </p>
          </>
        )}
      </div>
    </>
  )
}

const onlyArabic = /^[\p{Script=Arabic}\p{M}\s]+$/u

/** Letters and words are shown large, in the typeface of the Quran. */
function ChoiceText({ choice }: { choice: LessonText | undefined }) {
  if (!choice) return null
  const text = contentText(choice)
  const isArabicWord = onlyArabic.test(choice.en)
  return isArabicWord ? (
    <bdi className="font-quran text-2xl leading-[1.8]" lang="ar">
      {text}
    </bdi>
  ) : (
    <bdi {...contentAttributes()}>{text}</bdi>
  )
}

function choiceLook(index: number, right: number, answered: number | undefined): string {
  if (answered === undefined) return 'border-hairline hover:border-action'
  if (index === right) return 'border-action bg-action-soft'
  return index === answered ? 'border-ending bg-ending-soft' : 'border-hairline opacity-60'
}
