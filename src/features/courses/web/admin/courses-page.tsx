import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import { entrySources } from '#shared/core/directory/entry-state.ts'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { courseActions, courseStatuses } from '../../core/course.ts'
import { coursesScreen } from '../../core/courses.admin-screens.ts'
import { type AdminCourse, exportCourses, listAdminCourses } from '../../core/courses-admin.contract.ts'
import { courseFilters } from '../course-filters.ts'
import { formatPrice, formatRating, isFree } from '../course-texts.ts'
import { actOnAll } from './act-on-courses.ts'
import { CourseEditor } from './editor/course-editor.tsx'

/** The courses: searching, writing, exporting, publishing and deleting them. */
export default function CoursesAdminPage() {
  return <CoursesAdmin screen={coursesScreen} />
}

/** The courses with their editor, which is open for a new one if `isCreating`. */
export function CoursesAdmin({ screen, isCreating = false }: { screen: AdminScreen; isCreating?: boolean }) {
  const [opened, setOpened] = useState<string | undefined>(isCreating ? NEW : undefined)
  return (
    <AdminPage
      about={t('admin-courses:about')}
      actions={
        <Button look="action" onClick={() => setOpened(NEW)}>
          <Plus aria-hidden size={18} />
          {t('admin-courses:editor.create')}
        </Button>
      }
      screen={screen}
    >
      <AdminTable<AdminCourse>
        bulk={courseActions.map((action) => ({
          name: action,
          label: t(`admin-courses:actions.${action}`),
          ...(action === 'delete' && { question: t('admin-courses:deleteQuestion') }),
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
          {
            name: 'source',
            label: t('admin-courses:source'),
            all: t('admin-courses:everySource'),
            values: entrySources.map((value) => ({ value, text: t(`admin-courses:sources.${value}`) })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminCourses.link')}
        list={listAdminCourses}
        onOpen={({ id }) => setOpened(id)}
        rowsIn="courses"
        searchLabel={t('courses:search')}
        titleOf={titleOf}
      />
      {opened !== undefined && (
        <CourseEditor
          id={opened === NEW ? undefined : opened}
          key={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminPage>
  )
}

/** No course has this slug. */
const NEW = ''

const titleOf = ({ title, titleArabic }: AdminCourse) =>
  currentLanguage().code === 'ar' ? titleArabic : title

const number = (value: number) => <span className="tabular">{formatNumber(value)}</span>

const tones = { published: 'good', draft: 'quiet', deleted: 'ended' } as const

const columns = (): readonly AdminColumn<AdminCourse>[] => [
  {
    id: 'place',
    title: t('admin-courses:course'),
    sortable: true,
    cell: (course) => <bdi>{titleOf(course)}</bdi>,
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
    cell: ({ isPublished, isDeleted, id }) => {
      const status = isDeleted ? 'deleted' : isPublished ? 'published' : 'draft'
      return (
        <span className="flex flex-wrap items-center gap-x-3">
          <AdminBadge tone={tones[status]}>{t(`admin-courses:statuses.${status}`)}</AdminBadge>
          {status === 'published' && (
            <Link className="text-action underline underline-offset-4" href={`/courses/${id}`}>
              {t('admin-courses:view')}
            </Link>
          )}
        </span>
      )
    },
  },
  {
    id: 'source',
    title: t('admin-courses:source'),
    cell: ({ source }) => t(`admin-courses:sources.${source}`),
  },
  {
    id: 'price',
    title: t('admin-courses:price'),
    cell: (course) => (isFree(course) ? t('courses:free') : formatPrice(course)),
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
