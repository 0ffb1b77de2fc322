import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import {
  entryBulk,
  entryStateColumns,
  entryTableFilters,
} from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { lessonCategories, lessonLevels, lessonUnits } from '../../core/lesson.ts'
import { lessonsScreen, NEW_LESSON } from '../../core/lessons.admin-screens.ts'
import { type AdminLesson, exportLessons, listAdminLessons } from '../../core/lessons-admin.contract.ts'
import { formatMinutes } from '../format-minutes.ts'
import { actOnAll, LessonEditor } from './lesson-editor.tsx'

/** The lessons: searching, adding and correcting them. `/admin/lessons/create` opens a new one. */
export default function LessonsAdminPage() {
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<AdminLesson>()
  const isNew = path === NEW_LESSON
  const close = () => (isNew ? navigate(lessonsScreen.path) : setOpened(undefined))
  return (
    <AdminPage
      about={t('admin-lessons:about')}
      actions={
        <Button look="action" onClick={() => navigate(NEW_LESSON)}>
          <Plus aria-hidden size={18} />
          {t('admin-lessons:create')}
        </Button>
      }
      screen={lessonsScreen}
    >
      <AdminTable<AdminLesson>
        bulk={entryBulk(actOnAll)}
        columns={columns()}
        empty={t('admin-lessons:empty')}
        exported={exportLessons}
        filters={[
          {
            name: 'unit',
            label: t('admin-lessons:fields.unit'),
            all: t('admin-lessons:everyUnit'),
            values: lessonUnits.map((value) => ({ value, text: t(`lessons:units.${value}`) })),
          },
          {
            name: 'category',
            label: t('lessons:category'),
            all: t('admin-lessons:everyCategory'),
            values: lessonCategories.map((value) => ({ value, text: t(`lessons:categories.${value}`) })),
          },
          {
            name: 'difficulty',
            label: t('lessons:level'),
            all: t('lessons:levels.all'),
            values: lessonLevels.map((value) => ({ value, text: t(`lessons:levels.${value}`) })),
          },
          ...entryTableFilters(),
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminLessons.link')}
        list={listAdminLessons}
        onOpen={setOpened}
        searchLabel={t('lessons:search')}
        titleOf={titleOf}
      />
      {(isNew || opened) && (
        <LessonEditor id={isNew ? undefined : opened?.id} key={opened?.id ?? 'new'} onClose={close} />
      )}
    </AdminPage>
  )
}

const titleOf = ({ title, titleArabic }: AdminLesson) =>
  currentLanguage().code === 'ar' && titleArabic !== '' ? titleArabic : title

const columns = (): readonly AdminColumn<AdminLesson>[] => [
  {
    id: 'order',
    title: t('admin-lessons:name'),
    sortable: true,
    cell: (lesson) => <bdi>{titleOf(lesson)}</bdi>,
  },
  {
    id: 'unit',
    title: t('admin-lessons:fields.unit'),
    cell: ({ unit }) => t(`lessons:units.${unit}`),
  },
  {
    id: 'level',
    title: t('lessons:level'),
    cell: ({ difficulty }) => t(`lessons:levels.${difficulty}`),
  },
  {
    id: 'length',
    title: t('admin-lessons:length'),
    cell: ({ minutes, steps }) =>
      `${formatMinutes(minutes)} · ${t('admin-lessons:stepCount', { count: steps, number: formatNumber(steps) })}`,
  },
  ...entryStateColumns<AdminLesson>(),
]
