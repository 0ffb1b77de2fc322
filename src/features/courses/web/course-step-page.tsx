import { useParams } from 'wouter'
import { EntryGone, EntryPage } from '#shared/web/directory/entry-page.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { CHECK, partsOf, stepsOf } from '../core/course.ts'
import { readCourses, type WholeCourse } from '../core/courses.contract.ts'
import { BuyCard } from './buy-card.tsx'
import { CheckView } from './check-view.tsx'
import CourseBar from './course-bar.tsx'
import { StepTitle } from './step-title.tsx'
import { TextView } from './text-view.tsx'
import { usePlace } from './use-place.ts'

/** `/courses/<slug>/<step>`: a step that has no page elsewhere: a text of the course’s own, or its check. */
export default function CourseStepPage() {
  const { slug = '', step = '' } = useParams<{ slug: string; step: string }>()
  return (
    <EntryPage<WholeCourse>
      api={readCourses.path}
      back={t('courses:backToCourse')}
      failed={t('courses:failed')}
      fallbackTitle={t('pages:courses.title')}
      isCounted={false}
      key={`${slug}/${step}`}
      list={`/courses/${slug}`}
      query={{ language: currentLanguage().code }}
      slug={slug}
      titleOf={(course) => {
        const title = textOf(course, step)?.title ?? t('courses:check.title')
        return t('courses:pageTitle', { title: `${title} — ${course.title}` })
      }}
    >
      {(course) => <StepView course={course} id={step} />}
    </EntryPage>
  )
}

function StepView({ course: published, id }: { course: WholeCourse; id: string }) {
  const { place, course } = usePlace(published)
  const text = textOf(course, id)
  const step = text ?? stepsOf(course).find((each) => each.kind === CHECK && each.id === id)
  if (!step) return <EntryGone />
  if (place !== 'has') {
    return (
      <>
        <h1 className="font-display text-3xl leading-snug">
          <StepTitle course={course} step={{ ...step, course: course.slug }} />
        </h1>
        <BuyCard course={course} isPaying={false} place={place} />
      </>
    )
  }
  return (
    <>
      {text ? <TextView course={course} part={text} /> : <CheckView course={course} />}
      <CourseBar id={id} kind={step.kind} slug={course.slug} />
    </>
  )
}

const textOf = (course: WholeCourse, step: string) =>
  partsOf(course).find(({ kind, id }) => kind === 'text' && id === step)
