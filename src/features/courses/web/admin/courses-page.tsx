import { Link } from 'wouter'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { type CourseAction, courseActions, courseStatuses } from '../../core/course.ts'
import { coursesScreen } from '../../core/courses.admin-screens.ts'
import {
  type AdminCourse,
  actOnCourses,
  exportCourses,
  listAdminCourses,
} from '../../core/courses-admin.contract.ts'
import { courseFilters } from '../course-filters.ts'
import { formatRating } from '../course-texts.ts'

/** The courses: searching, exporting, publishing them and taking them back. */
export default function CoursesAdminPage() {
  return (
    <AdminPage about={t('admin-courses:about')} screen={coursesScreen}>
      <AdminTable<AdminCourse>
        bulk={courseActions.map((action) => ({
          name: action,
          label: t(`admin-courses:actions.${action}`),
          run: (ids) => actOnAll(action, ids),
        }))}
        columns={columns()}
        empty={t('admin-courses:empty')}
        exported={exportCourses}
        filters={[
          ...courseFilters(),
          {
            name: 'status',
            label: t('admin-courses:status'),
            all: t('admin-courses:everyStatus'),
            values: courseStatuses.map((value) => ({ value, text: t(`admin-courses:statuses.${value}`) })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminCourses.link')}
        list={listAdminCourses}
        rowsIn="courses"
        searchLabel={t('courses:search')}
        titleOf={titleOf}
      />
    </AdminPage>
  )
}

const titleOf = ({ title, titleArabic }: AdminCourse) =>
  currentLanguage().code === 'ar' ? titleArabic : title

/** Throws the code of the first refusal. */
async function actOnAll(action: CourseAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnCourses, { body: { action, ids: [...ids] } }))
}

const number = (value: number) => <span className="tabular">{formatNumber(value)}</span>

const columns = (): readonly AdminColumn<AdminCourse>[] => [
  {
    id: 'place',
    title: t('admin-courses:course'),
    sortable: true,
    cell: (course) =>
      course.isPublished ? (
        <Link className="text-action underline underline-offset-4" href={`/courses/${course.id}`}>
          <bdi>{titleOf(course)}</bdi>
        </Link>
      ) : (
        <bdi>{titleOf(course)}</bdi>
      ),
  },
  {
    id: 'category',
    title: t('courses:category'),
    cell: ({ category }) => t(`courses:categories.${category}`),
  },
  { id: 'level', title: t('courses:level'), cell: ({ level }) => t(`courses:levels.${level}`) },
  {
    id: 'status',
    title: t('admin-courses:status'),
    cell: ({ isPublished }) => (
      <AdminBadge tone={isPublished ? 'good' : 'quiet'}>
        {t(`admin-courses:statuses.${isPublished ? 'published' : 'draft'}`)}
      </AdminBadge>
    ),
  },
  { id: 'parts', title: t('admin-courses:parts'), cell: ({ parts }) => number(parts) },
  {
    id: 'learners',
    title: t('admin-courses:learners'),
    sortable: true,
    cell: ({ enrollmentCount }) => number(enrollmentCount),
  },
  {
    id: 'rating',
    title: t('admin-courses:rating'),
    sortable: true,
    cell: ({ rating, ratings }) => (
      <span className="tabular">
        {ratings > 0 ? `${formatRating(rating)} (${formatNumber(ratings)})` : '–'}
      </span>
    ),
  },
  { id: 'views', title: t('admin-courses:views'), sortable: true, cell: ({ views }) => number(views) },
]
