import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { comparedState } from '#shared/web/admin/entries/compared-state.ts'
import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lessonTroubles } from '../../core/lesson-troubles.ts'
import { choicesOf, type LessonValues, newLesson } from '../../core/lesson-values.ts'
import {
  actOnLessons,
  createLesson,
  listAdminLessons,
  readAdminLesson,
  updateLesson,
} from '../../core/lessons-admin.contract.ts'
import { LessonFields } from './lesson-fields.tsx'

/** Does something to several lessons. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnLessons, { body: { action, ids: [...ids] } }))
}

const editedLessons: EditedEntries<LessonValues> = {
  draft: 'lesson',
  list: listAdminLessons.path,
  empty: newLesson,
  troubles: lessonTroubles,
  read: (id) => call(readAdminLesson, { params: { id } }),
  create: (values) => call(createLesson, { body: values }),
  save: (id, values, version) =>
    call(updateLesson, { params: { id }, body: { ...values, ...(version !== undefined && { version }) } }),
  act: actOnAll,
}

/** The editor of a lesson, or of a new one without an id. */
export function LessonEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EntryEditor
      entries={editedLessons}
      fields={comparedFields()}
      id={id}
      onClose={onClose}
      title={t(`admin-lessons:${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <LessonFields editor={editor} />}
    </EntryEditor>
  )
}

/** The fields of a lesson in comparisons of two versions. */
const comparedFields = (): readonly ComparedField<LessonValues>[] => [
  ...(['title', 'titleArabic', 'intro', 'introArabic'] as const).map((field) => ({
    title: t(`admin-lessons:fields.${field}`),
    text: (values: LessonValues) => values[field],
  })),
  { title: t('admin-lessons:fields.unit'), text: ({ unit }) => t(`lessons:units.${unit}`) },
  { title: t('lessons:category'), text: ({ category }) => t(`lessons:categories.${category}`) },
  { title: t('lessons:level'), text: ({ difficulty }) => t(`lessons:levels.${difficulty}`) },
  {
    title: t('admin-lessons:fields.minutes'),
    text: ({ minutes }) => (minutes === null ? '' : String(minutes)),
  },
  {
    title: t('admin-lessons:fields.steps'),
    text: ({ steps }) =>
      steps
        .map((step) => {
          const right = choicesOf(step)[step.answer ?? -1]
          const texts = step.texts.flatMap(({ en, ar }) => [en, ar]).filter((text) => text !== '')
          return [
            t(`admin-lessons:kinds.${step.kind}`),
            ...step.about,
            ...texts,
            ...(right ? [`✓ ${right.en}`] : []),
          ].join('\n')
        })
        .join('\n\n'),
  },
  comparedState(),
]
