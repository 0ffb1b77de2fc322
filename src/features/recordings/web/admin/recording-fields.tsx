import { languages } from '#shared/core/languages.ts'
import { contentRoles } from '#shared/core/roles.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import {
  hasItem,
  RECORDING_LENGTHS,
  type RecordingValues,
  recordingCategories,
} from '../../core/recording.ts'
import { languageName } from '../language-name.ts'

type Editor = Pick<ReturnType<typeof useEditor<RecordingValues>>, 'values' | 'change' | 'troubles'>

/** The fields of a recording; those of its place depend on its category. */
export function RecordingFields({ editor }: { editor: Editor }) {
  const { values, change } = editor
  const role = useUser().data?.role
  const publishes = role !== null && role !== undefined && contentRoles.includes(role)
  const trouble = (field: keyof RecordingValues) => troubleText(editor.troubles[field])
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['title', 'qari'] as const).map((field) => (
          <TextField
            dir="auto"
            error={trouble(field)}
            key={field}
            label={t(`admin-recordings:${field}`)}
            maxLength={RECORDING_LENGTHS[field]}
            name={field}
            onChange={({ target }) => change({ [field]: target.value })}
            value={values[field]}
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('admin-recordings:category')}
          onChoose={(category) => change({ category })}
          options={recordingCategories.map((value) => ({
            value,
            text: t(`admin-recordings:categories.${value}`),
          }))}
          value={values.category}
        />
        <SelectField
          label={t('admin-recordings:language')}
          onChoose={(language) => change({ language })}
          options={languages.map(({ code }) => ({ value: code, text: languageName(code) }))}
          value={values.language}
        />
      </div>
      <PlaceFields editor={editor} trouble={trouble} />
      <TextArea
        dir="auto"
        hint={t('admin-recordings:rightsHint')}
        label={t('admin-recordings:rights')}
        maxLength={RECORDING_LENGTHS.rights}
        name="rights"
        onText={(rights) => change({ rights })}
        rows={2}
        trouble={trouble('rights')}
        value={values.rights}
      />
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {publishes ? (
          <Switch
            on={values.status === 'active'}
            onChange={(on) => change({ status: on ? 'active' : 'draft' })}
            text={t('admin-recordings:publish')}
          />
        ) : (
          <p className="self-center text-muted">{t('admin-recordings:publishedByOthers')}</p>
        )}
        <Switch
          on={values.isDownloadable}
          onChange={(isDownloadable) => change({ isDownloadable })}
          text={t('admin-recordings:downloadable')}
        />
      </div>
    </div>
  )
}

const numbers = { surah: 114, fromVerse: 286, toVerse: 286 } as const

/** The surah and verses, or the id of the dua, lesson or explanation. */
function PlaceFields({
  editor: { values, change },
  trouble,
}: {
  editor: Editor
  trouble: (field: keyof RecordingValues) => string | undefined
}) {
  const { category } = values
  if (hasItem(category)) {
    return (
      <TextField
        dir="ltr"
        error={trouble('item')}
        hint={t(`admin-recordings:itemHint.${category}`)}
        label={t('admin-recordings:item')}
        maxLength={RECORDING_LENGTHS.item}
        name="item"
        onChange={({ target }) => change({ item: target.value.trim() || null })}
        value={values.item ?? ''}
      />
    )
  }
  if (category === 'other') return null
  const fields = category === 'surah' ? (['surah'] as const) : (['surah', 'fromVerse', 'toVerse'] as const)
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {fields.map((field) => (
        <TextField
          dir="ltr"
          error={trouble(field)}
          inputMode="numeric"
          key={field}
          label={t(`admin-recordings:${field}`)}
          max={numbers[field]}
          min={1}
          name={field}
          onChange={({ target }) =>
            change({ [field]: target.value === '' ? null : Math.trunc(Number(target.value)) })
          }
          type="number"
          value={values[field] ?? ''}
        />
      ))}
    </div>
  )
}

const codes = ['missing', 'too_long', 'no_such_verse', 'wrong_order', 'not_an_id']

const troubleText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : t(`admin-recordings:troubles.${codes.includes(code) ? code : 'not_valid'}`)
