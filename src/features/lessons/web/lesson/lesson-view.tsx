import { useEffect, useRef, useState } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { contentAttributes, contentText, isContentForeign } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { usePrinting } from '#shared/web/use-printing.ts'
import { useToday } from '#shared/web/use-today.ts'
import { quizCardId } from '../../core/cards.ts'
import type { Lesson } from '../../core/lesson.ts'
import type { LearningLog } from '../../core/lesson-path.ts'
import { lessonPath } from '../../core/lessons-address.ts'
import { formatMinutes } from '../format-minutes.ts'
import { saveFinished, savePlaceInLesson, saveReview } from '../saved-learning.ts'
import { LessonStepView } from '../steps/lesson-step.tsx'
import { LessonControls } from './lesson-controls.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { useLessonKeys } from './use-lesson-keys.ts'

/** A lesson at the step where it was left, and its end when it is marked as complete. */
export function LessonView({
  lesson,
  lessons,
  log,
}: {
  lesson: Lesson
  lessons: readonly Lesson[]
  log: LearningLog
}) {
  const { id, steps } = lesson
  const today = useToday()
  const isFinished = log.finished.has(id)
  const last = steps.length - 1
  const [ends, setEnds] = useState(false)
  const [answers, setAnswers] = useState<ReadonlyMap<number, number>>(new Map())
  const [at, setAt] = useState(() => Math.min(log.places.get(id)?.step ?? 0, last))
  const printing = usePrinting()
  const go = (step: number) => {
    if (step < 0 || step > last) return
    setEnds(false)
    setAt(step)
    void savePlaceInLesson(id, step, today)
  }
  const complete = () => {
    setEnds(true)
    void saveFinished(id, log.finished.get(id)?.day ?? today)
    void savePlaceInLesson(id, 0, today)
  }
  const forward = () => (at < last ? go(at + 1) : isFinished ? setEnds(true) : complete())
  const answer = (step: number, choice: number) => {
    if (answers.has(step)) return
    const quiz = steps[step]
    if (quiz?.kind !== 'quiz' || !quiz.choices[choice]) return
    setAnswers(new Map([...answers, [step, choice]]))
    const place = steps.slice(0, step + 1).filter(({ kind }) => kind === 'quiz').length
    void saveReview(quizCardId(id, place), choice === quiz.answer ? 'good' : 'again', today)
  }
  useLessonKeys({
    onNext: () => !ends && forward(),
    onBack: () => (ends ? setEnds(false) : go(at - 1)),
    onNumber: (number) => !ends && answer(at, number - 1),
  })
  const panel = useFocusOfStep(ends ? steps.length : at)
  const step = steps[at]
  return (
    <article aria-labelledby="lesson-title">
      <LessonHead lesson={lesson} />
      {printing ? (
        steps.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson never move.
          <div className="border-hairline border-t py-4" key={index}>
            <LessonStepView step={each} />
          </div>
        ))
      ) : (
        <>
          <Progress at={ends ? steps.length : at} steps={steps.length} />
          <section
            aria-label={ends ? t('lessons:end.title') : stepLabel(at, steps.length)}
            className="mt-4 scroll-mt-24 rounded-card bg-raised p-5 shadow-card outline-none sm:p-8"
            ref={panel}
            tabIndex={-1}
          >
            {ends ? (
              <LessonEnd lesson={lesson} lessons={lessons} log={log} onAgain={() => go(0)} />
            ) : (
              step && (
                <LessonStepView
                  answered={answers.get(at)}
                  key={at}
                  onAnswer={(choice) => answer(at, choice)}
                  step={step}
                />
              )
            )}
          </section>
          {!ends && (
            <LessonControls
              at={at}
              isFinished={isFinished}
              onBack={() => go(at - 1)}
              onForward={forward}
              steps={steps.length}
            />
          )}
        </>
      )}
    </article>
  )
}

const stepLabel = (at: number, steps: number) =>
  t('lessons:step', { step: formatNumber(at + 1), steps: formatNumber(steps) })

function LessonHead({ lesson }: { lesson: Lesson }) {
  const { id, title, intro, category, difficulty, minutes } = lesson
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <h1 className="font-display text-3xl leading-snug" id="lesson-title" {...contentAttributes()}>
          {contentText(title)}
        </h1>
        <EntryActions
          detail={contentText(intro).slice(0, LONGEST_DETAIL)}
          path={lessonPath(id)}
          target={targetKey('lesson', id)}
          text={`${contentText(title)}\n${contentText(intro)}`}
          title={contentText(title)}
        />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-sm">
        <span>{formatMinutes(minutes)}</span>
        <span>{t(`lessons:levels.${difficulty}`)}</span>
        <span>{t(`lessons:categories.${category}`)}</span>
      </p>
      <p className="mt-2 text-muted" {...contentAttributes()}>
        {contentText(intro)}
      </p>
      {isContentForeign() && <p className="mt-2 text-muted text-sm">{t('lessons:inEnglish')}</p>}
    </header>
  )
}

/** In UTF-16 units; the limit of a bookmark. */
const LONGEST_DETAIL = 300

function Progress({ at, steps }: { at: number; steps: number }) {
  return (
    <div className="mt-4 flex items-center gap-3">
      <ProgressBar
        aria-label={t('lessons:lessonProgress')}
        className="min-w-16 flex-1"
        max={steps}
        value={at}
      />
      <span className="tabular text-muted text-sm">{stepLabel(Math.min(at, steps - 1), steps)}</span>
    </div>
  )
}

/** Moves the focus to the panel when another step is shown. */
function useFocusOfStep(at: number) {
  const panel = useRef<HTMLElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return panel
}
