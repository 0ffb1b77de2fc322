import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { isTyping } from '#shared/web/is-typing.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { ReviewCard } from '../../core/cards.ts'
import { grades, type ReviewGrade } from '../../core/lessons.records.ts'
import { QuizStepView } from '../steps/quiz-step.tsx'
import { CardAnswer, CardQuestion } from './card-faces.tsx'

interface CardProps {
  readonly card: ReviewCard
  /** The days until the next review after each grade; `undefined` for a card that was reviewed today. */
  readonly days: Readonly<Record<ReviewGrade, number>> | undefined
  readonly onGrade: (grade: ReviewGrade) => void
}

/** A card: a question with choices, or one that the person answers and grades. */
export function ReviewCardView({ card, days, onGrade }: CardProps) {
  return card.kind === 'quiz' ? (
    <QuizCard onGrade={onGrade} quiz={card.quiz} />
  ) : (
    <GradedCard card={card} days={days} onGrade={onGrade} />
  )
}

function GradedCard({ card, days, onGrade }: CardProps) {
  const [shown, setShown] = useState(false)
  useKeys((key) => {
    const grade = grades[Number(key) - 1]
    if (shown && grade) onGrade(grade)
    else if (!shown && (key === ' ' || key === 'Enter')) setShown(true)
    else return false
    return true
  })
  return (
    <>
      <CardQuestion card={card} />
      <div aria-live="polite">{shown && <CardAnswer card={card} />}</div>
      {shown ? (
        <fieldset className="mt-6">
          <legend className="mb-2 text-muted text-sm">{t('lessons:review.rate')}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {grades.map((grade) => (
              <Button className="flex-col gap-0.5" key={grade} onClick={() => onGrade(grade)}>
                {t(`lessons:review.grades.${grade}`)}
                {days && (
                  <span className="tabular font-normal text-muted text-sm">{inDays(days[grade])}</span>
                )}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <Button className="mt-6" look="action" onClick={() => setShown(true)}>
          {t('lessons:review.show')}
        </Button>
      )}
    </>
  )
}

const inDays = (days: number) => formatNumber(days, { style: 'unit', unit: 'day', unitDisplay: 'long' })

function QuizCard({
  quiz,
  onGrade,
}: {
  quiz: Extract<ReviewCard, { kind: 'quiz' }>['quiz']
  onGrade: (grade: ReviewGrade) => void
}) {
  const [answered, setAnswered] = useState<number>()
  const answer = (choice: number) => {
    if (answered === undefined && quiz.choices[choice]) setAnswered(choice)
  }
  const next = () => onGrade(answered === quiz.answer ? 'good' : 'again')
  useKeys((key) => {
    if (answered === undefined && Number(key) >= 1) answer(Number(key) - 1)
    else if (answered !== undefined && (key === ' ' || key === 'Enter')) next()
    else return false
    return true
  })
  return (
    <>
      <QuizStepView answered={answered} onAnswer={answer} quiz={quiz} />
      {answered !== undefined && (
        <Button className="mt-2" look="action" onClick={next}>
          {t('lessons:next')}
        </Button>
      )}
    </>
  )
}

/** Keys of the page, unless a control has the focus. `onKey` returns whether it used the key. */
function useKeys(onKey: (key: string) => boolean): void {
  const now = useRef(onKey)
  useEffect(() => {
    now.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      const isOnControl = event.target instanceof HTMLElement && event.target.closest('button, a')
      if (isOnControl && (event.key === ' ' || event.key === 'Enter')) return
      if (now.current(event.key)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
