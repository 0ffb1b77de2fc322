import { Check } from 'lucide-react'
import { useParams } from 'wouter'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { readCourses, type WholeCourse } from '../core/courses.contract.ts'
import { BuyCard } from './buy-card.tsx'
import { CourseFacts, CourseKind } from './course-card.tsx'
import { CourseModules } from './course-modules.tsx'
import { courseLang } from './course-texts.ts'
import { type CertificateDialog, LearnerCard } from './learner-card.tsx'
import { useFinishedSteps } from './saved-courses.ts'
import { usePlace } from './use-place.ts'

/** `/courses/<slug>`: what a course is about, how far the person is, and its modules. */
export function CoursePage({ Certificate }: { Certificate: CertificateDialog }) {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<WholeCourse>
      api={readCourses.path}
      back={t('courses:allCourses')}
      failed={t('courses:failed')}
      fallbackTitle={t('pages:courses.title')}
      key={slug}
      list="/courses"
      query={{ language: currentLanguage().code }}
      slug={slug}
      titleOf={({ title }) => t('courses:pageTitle', { title })}
    >
      {(course) => <CourseView Certificate={Certificate} course={course} />}
    </EntryPage>
  )
}

function CourseView({
  course: published,
  Certificate,
}: {
  course: WholeCourse
  Certificate: CertificateDialog
}) {
  const [query] = useAddressQuery()
  const isPaying = query.has('paid')
  const { place, course } = usePlace(published, isPaying)
  const finished = useFinishedSteps()
  const lang = courseLang(course)
  return (
    <article aria-labelledby="course-title">
      <header>
        <CourseKind course={course} />
        <div className="mt-1 flex items-start justify-between gap-3">
          <h1 className="min-w-0 font-display text-3xl leading-snug" id="course-title" {...lang}>
            {course.title}
          </h1>
          <Actions course={course} />
        </div>
        <p className="mt-2" {...lang}>
          {course.description}
        </p>
        <CourseFacts course={course} />
        {lang.lang && <p className="mt-3 text-muted text-sm">{t('courses:inEnglish')}</p>}
      </header>
      {place === 'has' ? (
        <LearnerCard Certificate={Certificate} course={course} finished={finished} />
      ) : (
        <BuyCard course={course} isPaying={isPaying} place={place} />
      )}
      <section className="mt-8">
        <h2 className="font-display text-2xl">{t('courses:outcomes')}</h2>
        <ul className="mt-2 grid gap-1" {...lang}>
          {course.outcomes.map((outcome) => (
            <li className="flex gap-2" key={outcome}>
              <Check aria-hidden className="mt-1 shrink-0 text-action" size={18} />
              {outcome}
            </li>
          ))}
        </ul>
      </section>
      <CourseModules course={course} finished={finished} />
    </article>
  )
}

/** In UTF-16 units; the limit of a bookmark. */
const LONGEST_DETAIL = 300

const Actions = ({ course: { slug, title, description } }: { course: WholeCourse }) => (
  <EntryActions
    detail={description.slice(0, LONGEST_DETAIL)}
    path={`/courses/${slug}`}
    target={targetKey('course', slug)}
    text={`${title}\n${description}`}
    title={title}
  />
)
