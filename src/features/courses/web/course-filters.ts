import { t } from '#shared/web/i18n/i18n.ts'
import { courseCategories, courseLevels } from '../core/course.ts'

/** The filters of every list of courses: subject and level. */
export const courseFilters = () => [
  {
    name: 'category',
    label: t('courses:category'),
    all: t('courses:all.category'),
    values: courseCategories.map((value) => ({ value, text: t(`courses:categories.${value}`) })),
  },
  {
    name: 'level',
    label: t('courses:level'),
    all: t('courses:all.level'),
    values: courseLevels.map((value) => ({ value, text: t(`courses:levels.${value}`) })),
  },
]
