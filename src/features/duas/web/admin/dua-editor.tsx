import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { comparedState } from '#shared/web/admin/entries/compared-state.ts'
import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import { duaTroubles } from '../../core/dua-troubles.ts'
import { type DuaValues, newDua, sourceFrom } from '../../core/dua-values.ts'
import {
  actOnDuas,
  createDua,
  listAdminDuas,
  readAdminDua,
  updateDua,
} from '../../core/duas-admin.contract.ts'
import { DuaFields } from './dua-fields.tsx'

/** Does something to several duas. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnDuas, { body: { action, ids: [...ids] } }))
}

const editedDuas: EditedEntries<DuaValues> = {
  draft: 'dua',
  list: listAdminDuas.path,
  empty: newDua,
  troubles: duaTroubles,
  read: (id) => call(readAdminDua, { params: { id } }),
  create: (values) => call(createDua, { body: values }),
  save: (id, values, version) =>
    call(updateDua, { params: { id }, body: { ...values, ...(version !== undefined && { version }) } }),
  act: actOnAll,
}

/** The editor of a dua, or of a new one without an id. */
export function DuaEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EntryEditor
      entries={editedDuas}
      fields={comparedFields()}
      id={id}
      onClose={onClose}
      title={t(`admin-duas:${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <DuaFields editor={editor} />}
    </EntryEditor>
  )
}

/** The fields of a dua in comparisons of two versions. */
const comparedFields = (): readonly ComparedField<DuaValues>[] => [
  ...(['title', 'titleArabic', 'verse', 'words', 'arabic', 'meaning', 'when', 'whenArabic'] as const).map(
    (field) => ({
      title: t(`admin-duas:fields.${field}`),
      text: (values: DuaValues) => values[field],
    }),
  ),
  {
    title: t('duas:tabs'),
    text: ({ categories }) => categories.map((each) => t(`duas:categories.${each}`)).join('\n'),
  },
  {
    title: t('duas:theme'),
    text: ({ themes }) => themes.map((each) => t(`duas:themes.${each}`)).join('\n'),
  },
  {
    title: t('admin-duas:fields.times'),
    text: ({ times }) => (times === null ? '' : String(times)),
  },
  {
    title: t('admin-duas:fields.sources'),
    text: ({ sources }) => formatGradedSources(sources.map(sourceFrom), undefined),
  },
  comparedState(),
]
