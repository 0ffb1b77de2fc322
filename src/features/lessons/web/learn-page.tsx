import { Compass, Printer } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { isContentForeign } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { Lesson } from '../core/lesson.ts'
import { lessonUnits } from '../core/lesson.ts'
import { nextLesson } from '../core/lesson-path.ts'
import { filterLessons } from '../core/search-lessons.ts'
import { CertificatesCard } from './certificate/certificates-card.tsx'
import { LessonsFailed } from './lessons-failed.tsx'
import { Filters } from './path/filters.tsx'
import { StartDialog } from './path/start-dialog.tsx'
import { TodayCard } from './path/today-card.tsx'
import { UnitSection } from './path/unit-section.tsx'
import { useLearning } from './saved-learning.ts'
import { useLessonFilter } from './use-lesson-filter.ts'
import { useLessons } from './use-lessons.ts'

/** Cards that are drawn while the lessons load. */
const SKELETONS = 4

/** `/learn`: the path of all lessons, what is due today, and filters. */
export default function LearnPage() {
  usePageTitle(t('pages:learn.title'))
  const { data: read, error, refetch } = useLessons()
  // The path is rendered in slices, so that a slow device can handle input in between.
  const data = useDeferredValue(read)
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="font-display text-3xl">{t('lessons:title')}</h1>
        <Button onClick={() => print()}>
          <Printer aria-hidden size={18} />
          {t('lessons:print')}
        </Button>
      </header>
      <p className="mt-1 text-muted">{t('lessons:about')}</p>
      {isContentForeign() && <p className="mt-2 text-muted text-sm">{t('lessons:inEnglish')}</p>}
      {data && <Path lessons={data} />}
      {!data && error && <LessonsFailed onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeletons count={SKELETONS} />}
    </main>
  )
}

function Path({ lessons }: { lessons: readonly Lesson[] }) {
  const log = useLearning()
  const [filter, change] = useLessonFilter()
  const [isStarting, setStarting] = useState(false)
  const found = filterLessons(lessons, filter)
  const next = log && nextLesson(lessons, log)
  return (
    <>
      <TodayCard lessons={lessons} log={log} next={next} />
      <p className="mt-3 print:hidden">
        <Button onClick={() => setStarting(true)}>
          <Compass aria-hidden size={18} />
          {t('lessons:findStart')}
        </Button>
      </p>
      {isStarting && <StartDialog lessons={lessons} onClose={() => setStarting(false)} />}
      <Filters change={change} filter={filter} />
      <div aria-live="polite">
        {found.length === 0 && (
          <section className="mt-6 rounded-card bg-raised p-6 text-center shadow-card">
            <h2 className="text-lg">{t('lessons:none')}</h2>
            <p className="mt-1 mb-4 text-muted">{t('lessons:noneHint')}</p>
            <Button onClick={() => change({ category: undefined, level: undefined, query: '' })}>
              {t('lessons:showAll')}
            </Button>
          </section>
        )}
        {lessonUnits.map((unit) => (
          <UnitSection
            key={unit}
            lessons={lessons}
            log={log}
            next={next}
            shown={found.filter((lesson) => lesson.unit === unit)}
            unit={unit}
          />
        ))}
      </div>
      <CertificatesCard lessons={lessons} log={log} />
    </>
  )
}
