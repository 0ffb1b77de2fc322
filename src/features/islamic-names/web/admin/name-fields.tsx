import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { nameCategories, nameGenders, nameOrigins } from '../../core/islamic-name.ts'
import { NAME_LENGTHS, type NameValues } from '../../core/name-values.ts'
import { BearersField } from './bearers-field.tsx'

type Editor = Pick<ReturnType<typeof useEditor<NameValues>>, 'values' | 'change' | 'troubles'>

const known = ['missing', 'too_long', 'not_arabic', 'not_latin', 'not_a_root', 'too_many']

/** The fields of a name. */
export function NameFields({ editor }: { editor: Editor }) {
  const { values, change } = editor
  const trouble = (field: keyof NameValues) => {
    const code = editor.troubles[field]
    return code && t(`admin-names:troubles.${known.includes(code) ? code : 'not_valid'}`)
  }
  const text = (field: 'name' | 'arabicName' | 'meaning' | 'meaningArabic') => (
    <TextField
      autoComplete="off"
      error={trouble(field)}
      label={t(`admin-names:fields.${field}`)}
      maxLength={field.startsWith('meaning') ? NAME_LENGTHS.meaning : NAME_LENGTHS.name}
      name={field}
      onChange={({ target }) => change({ [field]: target.value })}
      value={values[field]}
      {...(field === 'arabicName' || field === 'meaningArabic' ? arabic : english)}
    />
  )
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {text('name')}
        {text('arabicName')}
        {text('meaning')}
        {text('meaningArabic')}
      </div>
      <p className="text-muted text-sm">{t('admin-names:translationsHint')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('islamic-names:gender')}
          onChoose={(gender) => change({ gender })}
          options={nameGenders.map((value) => ({ value, text: t(`islamic-names:genders.${value}`) }))}
          value={values.gender}
        />
        <SelectField
          label={t('islamic-names:category')}
          onChoose={(category) => change({ category })}
          options={nameCategories.map((value) => ({ value, text: t(`islamic-names:categories.${value}`) }))}
          value={values.category}
        />
        <SelectField
          label={t('islamic-names:origin')}
          onChoose={(origin) => change({ origin })}
          options={nameOrigins.map((value) => ({ value, text: t(`islamic-names:origins.${value}`) }))}
          value={values.origin}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          autoComplete="off"
          error={trouble('root')}
          hint={t('admin-names:rootHint')}
          label={t('islamic-names:root')}
          maxLength={NAME_LENGTHS.root}
          name="root"
          note={t('admin-names:optional')}
          onChange={({ target }) => change({ root: target.value === '' ? null : target.value })}
          value={values.root ?? ''}
          {...arabic}
        />
        <TextArea
          dir="ltr"
          hint={t('admin-names:spellingsHint')}
          label={t('islamic-names:spellings')}
          name="alternateSpellings"
          onText={(text) => change({ alternateSpellings: text === '' ? [] : text.split('\n') })}
          rows={3}
          trouble={trouble('alternateSpellings')}
          value={values.alternateSpellings.join('\n')}
        />
      </div>
      <BearersField
        bearers={values.bearers}
        error={trouble('bearers')}
        onChange={(bearers) => change({ bearers })}
      />
    </div>
  )
}
