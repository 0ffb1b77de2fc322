import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { Lesson, LessonUnit } from '../../core/lesson.ts'
import { type LearningLog, lessonState } from '../../core/lesson-path.ts'
import { LessonStop } from './lesson-stop.tsx'

/** One part of the path with its lessons as stops on a line. */
export function UnitSection({
  unit,
  lessons,
  shown,
  log,
  next,
}: {
  unit: LessonUnit
  /** All lessons. */
  lessons: readonly Lesson[]
  /** Those of the unit that pass the filter. */
  shown: readonly Lesson[]
  log: LearningLog | undefined
  next: Lesson | undefined
}) {
  if (shown.length === 0) return null
  const ofUnit = lessons.filter((lesson) => lesson.unit === unit)
  const done = ofUnit.filter(({ id }) => log?.finished.has(id)).length
  const titleId = `unit-${unit}`
  return (
    <section aria-labelledby={titleId} className="laid-out-near mt-10">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-2xl" id={titleId}>
          {t(`lessons:units.${unit}`)}
        </h2>
        <p className="tabular text-muted text-sm">
          {t('lessons:unitDone', { done: formatNumber(done), all: formatNumber(ofUnit.length) })}
        </p>
      </header>
      <ol>
        {shown.map((lesson) => (
          <LessonStop
            after={lessons.filter(({ id }) => lesson.requires.includes(id) && !log?.finished.has(id))}
            key={lesson.id}
            lesson={lesson}
            number={lessons.indexOf(lesson) + 1}
            place={log?.places.get(lesson.id)}
            state={log ? lessonState(lesson, log, next) : 'open'}
          />
        ))}
      </ol>
    </section>
  )
}
