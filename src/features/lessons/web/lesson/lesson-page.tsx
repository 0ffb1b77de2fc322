import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { type LessonParts, LessonPartsProvider } from '../lesson-parts.ts'
import { LessonsFailed } from '../lessons-failed.tsx'
import { useLearning } from '../saved-learning.ts'
import { useLessons } from '../use-lessons.ts'
import { LessonView } from './lesson-view.tsx'

/** `/learn/<id>`: a lesson, one step at a time. */
export function LessonPage({
  parts,
  courseBar,
}: {
  parts: LessonParts
  /** The course from which a lesson was opened. */
  courseBar: (id: string) => ReactNode
}) {
  const { id } = useParams<{ id: string }>()
  const { data, error, refetch } = useLessons()
  const log = useLearning()
  const lesson = data?.find((each) => each.id === id)
  usePageTitle(lesson ? t('lessons:pageTitle', { title: contentText(lesson.title) }) : t('pages:learn.title'))
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <Link className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-action" href="/learn">
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
          {t('lessons:all')}
        </Link>
        {lesson && (
          <Button onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t('lessons:print')}
          </Button>
        )}
      </div>
      {!data && error && <LessonsFailed onRetry={() => void refetch()} />}
      {((!data && !error) || (lesson && !log)) && <CardSkeletons />}
      {data && !lesson && (
        <section className="rounded-card bg-raised p-8 text-center shadow-card">
          <h1 className="text-xl">{t('lessons:gone')}</h1>
          <p className="mt-2 text-muted">{t('lessons:goneHint')}</p>
        </section>
      )}
      {data && lesson && log && (
        <LessonPartsProvider value={parts}>
          <LessonView key={lesson.id} lesson={lesson} lessons={data} log={log} />
          {courseBar(lesson.id)}
        </LessonPartsProvider>
      )}
    </main>
  )
}
