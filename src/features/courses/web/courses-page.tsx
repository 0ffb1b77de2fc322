import { Presentation } from 'lucide-react'
import { Link } from 'wouter'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { isContentForeign } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import type { CourseAnswer } from '../core/courses.contract.ts'
import { CourseCard } from './course-card.tsx'
import { courseFilters } from './course-filters.ts'
import { coursesList } from './courses-list.ts'
import { useEnrolments } from './saved-courses.ts'

/** As specified. */
const SKELETONS = 6

/** `/courses`: all courses with search and filters. */
export default function CoursesPage() {
  const enrolments = useEnrolments()
  return (
    <DirectoryPage<CourseAnswer>
      card={(course) => <CourseCard course={course} isTaken={enrolments?.has(course.slug) === true} />}
      columns={2}
      end={<BecomeInstructor />}
      filters={courseFilters()}
      keyOf={({ id }) => id}
      list={coursesList}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:courses.title'),
        title: t('courses:title'),
        about: t('courses:about'),
        search: t('courses:search'),
        searchHint: t('courses:searchHint'),
        none: t('courses:none'),
        failed: t('courses:failed'),
      }}
    >
      {isContentForeign() && <p className="mt-4 text-muted text-sm">{t('courses:inEnglish')}</p>}
    </DirectoryPage>
  )
}

function BecomeInstructor() {
  return (
    <section
      aria-labelledby="become-instructor"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-5 sm:p-6 print:hidden"
    >
      <div className="min-w-0 max-w-reading">
        <h2 className="text-xl" id="become-instructor">
          {t('courses:teach.title')}
        </h2>
        <p className="mt-1 text-muted">{t('courses:teach.about')}</p>
      </div>
      <Link className={buttonClass()} href="/role-application?teach">
        <Presentation aria-hidden size={18} />
        {t('courses:teach.button')}
      </Link>
    </section>
  )
}
