import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { PICTURE_LENGTHS, type PictureValues, type pictureTextFields } from '../../core/added-picture.ts'
import { categories } from '../../core/picture.ts'
import { PictureFileField } from './picture-file-field.tsx'

type Editing = Pick<ReturnType<typeof useEditor<PictureValues>>, 'values' | 'change' | 'troubles'>
type TextFieldName = (typeof pictureTextFields)[number]

const codes = ['missing', 'too_long', 'not_latin', 'not_an_address']

/** The fields of a picture. */
export function PictureFields({ editor: { values, change, troubles } }: { editor: Editing }) {
  const trouble = (field: keyof PictureValues) => {
    const code = troubles[field]
    return code && t(`admin-gallery:troubles.${codes.includes(code) ? code : 'not_valid'}`)
  }
  const common = (field: TextFieldName) => ({
    label: t(`admin-gallery:fields.${field}`),
    maxLength: PICTURE_LENGTHS[field],
    name: field,
    value: values[field],
    ...(field.endsWith('Arabic') ? arabic : english),
  })
  const line = (field: TextFieldName) => (
    <TextField
      autoComplete="off"
      error={trouble(field)}
      onChange={({ target }) => change({ [field]: target.value })}
      {...common(field)}
    />
  )
  const lines = (field: TextFieldName) => (
    <TextArea
      hint={t('admin-gallery:altHint')}
      onText={(text) => change({ [field]: text })}
      rows={3}
      trouble={trouble(field)}
      {...common(field)}
    />
  )
  return (
    <div className="grid gap-5">
      <PictureFileField error={trouble('file')} file={values.file} onChange={(file) => change({ file })} />
      <div className="grid gap-4 sm:grid-cols-2">
        {line('title')}
        {line('titleArabic')}
        {lines('description')}
        {lines('descriptionArabic')}
        {line('author')}
        {line('licence')}
        {line('sourceUrl')}
        <SelectField
          label={t('admin-gallery:category')}
          onChoose={(category) => change({ category })}
          options={categories.map((value) => ({ value, text: t(`gallery:categories.${value}`) }))}
          value={values.category}
        />
      </div>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Switch
          on={values.isFeatured}
          onChange={(isFeatured) => change({ isFeatured })}
          text={t('gallery:featured')}
        />
        <Switch
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
          text={t('admin:entries.actions.publish')}
        />
      </div>
    </div>
  )
}
