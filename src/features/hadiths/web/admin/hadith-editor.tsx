import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { comparedState } from '#shared/web/admin/entries/compared-state.ts'
import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { hadithTroubles } from '../../core/hadith-troubles.ts'
import { type HadithValues, newHadith } from '../../core/hadith-values.ts'
import {
  actOnHadiths,
  createHadith,
  listAdminHadiths,
  readAdminHadith,
  updateHadith,
} from '../../core/hadiths-admin.contract.ts'
import { HadithFields, hadithTexts } from './hadith-fields.tsx'

/** Does something to several hadiths. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnHadiths, { body: { action, ids: [...ids] } }))
}

const editedHadiths: EditedEntries<HadithValues> = {
  draft: 'hadith',
  list: listAdminHadiths.path,
  empty: newHadith,
  troubles: hadithTroubles,
  read: (id) => call(readAdminHadith, { params: { id } }),
  create: (values) => call(createHadith, { body: values }),
  save: (id, values, version) =>
    call(updateHadith, { params: { id }, body: { ...values, ...(version !== undefined && { version }) } }),
  act: actOnAll,
}

/** The editor of a hadith, or of a new one without an id. */
export function HadithEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EntryEditor
      entries={editedHadiths}
      fields={comparedFields()}
      id={id}
      onClose={onClose}
      title={t(`admin-hadiths:${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <HadithFields editor={editor} isNew={id === undefined} />}
    </EntryEditor>
  )
}

/** The fields of a hadith in comparisons of two versions. */
const comparedFields = (): readonly ComparedField<HadithValues>[] => [
  ...hadithTexts.map((field) => ({
    title: t(`admin-hadiths:fields.${field}`),
    text: (values: HadithValues) => values[field],
  })),
  {
    title: t('hadiths:page.otherNumbers'),
    text: ({ otherNumbers }) => otherNumbers.map(({ scheme, number }) => `${scheme}: ${number}`).join('\n'),
  },
  { title: t('hadiths:theme'), text: ({ theme }) => t(`hadiths:themes.${theme}`) },
  ...(['keywords', 'keywordsArabic', 'checkedAgainst'] as const).map((field) => ({
    title: t(`admin-hadiths:fields.${field}`),
    text: (values: HadithValues) => values[field].join('\n'),
  })),
  {
    title: t('admin-hadiths:grade'),
    text: ({ grade, grader }) =>
      [t(`hadiths:grades.${grade}`), grader && t(`sources:graders.${grader}`)].filter(Boolean).join(' · '),
  },
  { title: t('hadiths:page.nawawi'), text: ({ nawawi }) => (nawawi === null ? '' : String(nawawi)) },
  comparedState(),
]
