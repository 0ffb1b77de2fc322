import { useState } from 'react'
import { Link } from 'wouter'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { Lesson, LessonUnit } from '../../core/lesson.ts'
import { lessonPath } from '../../core/lessons-address.ts'
import { formatMinutes } from '../format-minutes.ts'

/** The two questions, with the unit to start with if the answer is no. The last step is the result. */
const questions = [
  { key: 'letters', otherwise: 'letters' },
  { key: 'words', otherwise: 'vowels' },
] as const satisfies readonly { key: string; otherwise: LessonUnit }[]
const STEPS = questions.length + 1
const FOR_READERS: LessonUnit = 'surahs'

/** Finds the lesson to start with, in three steps as specified. */
export function StartDialog({ lessons, onClose }: { lessons: readonly Lesson[]; onClose: () => void }) {
  const [step, setStep] = useState(0)
  const [unit, setUnit] = useState<LessonUnit>()
  const question = unit ? undefined : questions[step]
  const start = lessons.find((lesson) => lesson.unit === unit)
  const answerYes = () => (step + 1 < questions.length ? setStep(step + 1) : setUnit(FOR_READERS))
  return (
    <Dialog onClose={onClose} open title={t('lessons:start.title')}>
      <p className="tabular text-muted text-sm">
        {t('lessons:step', { step: formatNumber(unit ? STEPS : step + 1), steps: formatNumber(STEPS) })}
      </p>
      <div aria-live="polite" className="mt-3">
        {question && (
          <>
            <p className="text-lg">{t(`lessons:start.${question.key}`)}</p>
            <div className="mt-5 flex flex-wrap gap-2">
              <Button data-autofocus look="action" onClick={answerYes}>
                {t('lessons:start.yes')}
              </Button>
              <Button onClick={() => setUnit(question.otherwise)}>{t('lessons:start.no')}</Button>
            </div>
          </>
        )}
        {start && (
          <>
            <p className="text-muted">{t('lessons:start.result')}</p>
            <p className="mt-1 text-lg" {...contentAttributes()}>
              {contentText(start.title)}{' '}
              <span className="text-muted text-sm">{formatMinutes(start.minutes)}</span>
            </p>
            <p className="mt-3 text-muted text-sm">{t('lessons:start.anywhere')}</p>
            <div className="mt-5 flex flex-wrap gap-2">
              <Link className={buttonClass({ look: 'action' })} href={lessonPath(start.id)}>
                {t('lessons:start.open')}
              </Link>
              <Button
                onClick={() => {
                  setUnit(undefined)
                  setStep(0)
                }}
              >
                {t('lessons:startOver')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
