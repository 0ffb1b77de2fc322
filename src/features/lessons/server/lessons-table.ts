import { sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import { valuesOfLesson } from '../core/lesson-values.ts'
import type { AdminLesson, EditedLesson } from '../core/lessons-admin.contract.ts'
import { lessons } from './lessons.table.ts'

type Row = typeof lessons.$inferSelect

const { filters, otherwise } = entryFilters(lessons)

const columns = {
  ...storedEntryColumns(lessons),
}

const hasField = (field: 'unit' | 'category' | 'difficulty') => (value: string) =>
  sql`${lessons.entry} ->> ${field} = ${value}`

/** The lessons as editors see them. */
export const lessonsTable: AdminTable<AdminLesson> = {
  table: lessons,
  columns,
  key: lessons.slug,
  searched: [
    lessons.slug,
    sql`(${lessons.entry} #>> '{title,en}')`,
    sql`(${lessons.entry} #>> '{title,ar}')`,
  ],
  words: lessons.searchText,
  sorts: { order: lessons.sortKey, edited: lessons.editedAt },
  filters: {
    ...filters,
    unit: hasField('unit'),
    category: hasField('category'),
    difficulty: hasField('difficulty'),
  },
  otherwise,
  toRow: rowOf,
}

/** The same with what an editor writes. */
export const editedLessons: AdminTable<EditedLesson> = {
  ...lessonsTable,
  toRow: (row: Row) => {
    const { steps: _, ...shown } = rowOf(row)
    return { ...shown, values: valuesOfLesson(row.entry, row.isPublished) }
  },
}

function rowOf({ entry, ...row }: Row): AdminLesson {
  const { id, title, unit, category, difficulty, minutes, steps } = entry
  return {
    id,
    title: title.en,
    titleArabic: title.ar,
    unit,
    category,
    difficulty,
    minutes,
    steps: steps.length,
    questions: steps.filter(({ kind }) => kind === 'quiz').length,
    ...entryStateOf(row),
  }
}
