import { useQuery } from '@tanstack/react-query'
import type { Troubles, useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import {
  EXPLANATION_LENGTHS,
  type ExplanationValues,
  explanationCategories,
  explanationStatuses,
} from '../../core/explanation.ts'
import { readPublishingRules } from '../../core/explanations.contract.ts'

type Editor = Pick<ReturnType<typeof useEditor<ExplanationValues>>, 'values' | 'change' | 'troubles'>

const texts = [
  { field: 'englishContent', lang: 'en', dir: 'ltr' },
  { field: 'arabicContent', lang: 'ar', dir: 'rtl' },
  { field: 'urduContent', lang: 'ur', dir: 'rtl' },
] as const

/** The fields of an explanation; English, Arabic and Urdu are side by side where there is room. */
export function ExplanationFields({
  editor,
  rows,
  isNew = false,
}: {
  editor: Editor
  rows: number
  isNew?: boolean
}) {
  const { values, change } = editor
  const rules = useQuery(reading(readPublishingRules, undefined)).data?.answer
  const trouble = (field: keyof ExplanationValues) => troubleText(editor.troubles, field)
  return (
    <div className="grid gap-5">
      <TextField
        error={trouble('title')}
        label={t('admin-explanations:title')}
        maxLength={EXPLANATION_LENGTHS.title}
        name="title"
        onChange={({ target }) => change({ title: target.value })}
        value={values.title}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('admin-explanations:category')}
          onChoose={(category) => change({ category })}
          options={explanationCategories.map((value) => ({
            value,
            text: t(`admin-explanations:categories.${value}`),
          }))}
          value={values.category}
        />
        <NumberField
          error={trouble('surah')}
          label={t('admin-explanations:surah')}
          max={114}
          name="surah"
          onNumber={(surah) => change({ surah })}
          value={values.surah}
        />
        <NumberField
          error={trouble('verse')}
          label={t('admin-explanations:verse')}
          max={286}
          name="verse"
          onNumber={(verse) => change({ verse })}
          value={values.verse}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {texts.map(({ field, lang, dir }) => (
          <TextArea
            dir={dir}
            hint={t('admin-explanations:textHint')}
            key={field}
            label={t(`admin-explanations:texts.${lang}`)}
            lang={lang}
            maxLength={EXPLANATION_LENGTHS.content}
            name={field}
            onText={(text) => change({ [field]: text })}
            rows={rows}
            trouble={trouble(field)}
            value={values[field]}
          />
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Switch
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
          text={t('admin-explanations:publish')}
        />
        {rules?.ttsGeneration === false ? (
          <p className="self-center text-muted">{t('admin-explanations:ttsOff')}</p>
        ) : (
          <Switch
            on={values.hasAudioTTS}
            onChange={(hasAudioTTS) => change({ hasAudioTTS })}
            text={t('admin-explanations:tts')}
          />
        )}
        {isNew && rules?.autoPublish === false && (
          <p className="text-muted sm:col-span-2">{t('admin-explanations:draftFirst')}</p>
        )}
        <TextField
          error={trouble('publishAt')}
          hint={t('admin-explanations:publishAtHint')}
          label={t('admin-explanations:publishAt')}
          name="publishAt"
          onChange={({ target }) =>
            change({ publishAt: target.value === '' ? null : new Date(target.value).toISOString() })
          }
          type="datetime-local"
          value={values.publishAt ? localTime(values.publishAt) : ''}
        />
        <SelectField
          label={t('admin-explanations:status')}
          onChoose={(status) => change({ status })}
          options={explanationStatuses.map((value) => ({
            value,
            text: t(`admin-explanations:filters.${value}`),
          }))}
          value={values.status}
        />
      </div>
    </div>
  )
}

function NumberField({
  value,
  onNumber,
  ...field
}: {
  label: string
  name: string
  max: number
  error: string | undefined
  value: number | null
  onNumber: (value: number | null) => void
}) {
  return (
    <TextField
      dir="ltr"
      inputMode="numeric"
      min={1}
      note={t('admin-explanations:optional')}
      onChange={({ target }) => onNumber(target.value === '' ? null : Math.trunc(Number(target.value)))}
      type="number"
      value={value ?? ''}
      {...field}
    />
  )
}

function troubleText(
  troubles: Troubles<ExplanationValues>,
  field: keyof ExplanationValues,
): string | undefined {
  const code = troubles[field]
  return code === undefined ? undefined : t(`admin-explanations:troubles.${known(code)}`)
}

const codes = ['missing', 'too_long', 'no_such_verse', 'surah_missing', 'no_text']
const known = (code: string) => (codes.includes(code) ? code : 'not_valid')

/** An instant as the text of a `datetime-local` field, on this device’s clock. */
function localTime(instant: string): string {
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
