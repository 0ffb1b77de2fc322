import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { typedNumber } from '#shared/web/admin/editor/typed-number.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { duaCategories, duaThemes } from '../../core/dua.ts'
import { duaTroubleCodes } from '../../core/dua-troubles.ts'
import { DUA_LENGTHS, type DuaValues } from '../../core/dua-values.ts'
import { DuaSources } from './dua-sources.tsx'

type Editing = Pick<ReturnType<typeof useEditor<DuaValues>>, 'values' | 'change' | 'troubles'>
type LineField = 'title' | 'titleArabic' | 'verse' | 'words' | 'when' | 'whenArabic'

const codes: readonly string[] = [...duaTroubleCodes, 'too_many']

/** The fields of a dua. The Arabic of quoted verses comes from the Quran, so it is only shown. */
export function DuaFields({ editor }: { editor: Editing }) {
  const { values, change, troubles } = editor
  const trouble = (field: keyof DuaValues) => {
    const code = troubles[field]
    return code && t(`admin-duas:troubles.${codes.includes(code) ? code : 'not_valid'}`)
  }
  const line = (field: LineField, options: { hint?: string; isOptional?: boolean } = {}) => (
    <TextField
      autoComplete="off"
      error={trouble(field)}
      label={t(`admin-duas:fields.${field}`)}
      maxLength={DUA_LENGTHS.line}
      name={field}
      onChange={({ target }) =>
        change({
          [field]: field === 'verse' || field === 'words' ? asciiDigits(target.value.trim()) : target.value,
        })
      }
      value={values[field]}
      {...(options.hint !== undefined && { hint: options.hint })}
      {...(options.isOptional && { note: t('admin-duas:optional') })}
      {...(field.endsWith('Arabic') ? arabic : english)}
    />
  )
  return (
    <div className="grid gap-6">
      <p className="text-muted text-sm">{t('admin-duas:hints.translations')}</p>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {line('title')}
        {line('titleArabic')}
        {line('verse', { hint: t('admin-duas:hints.verse', { example: '2:201' }), isOptional: true })}
        {values.verse !== '' &&
          line('words', { hint: t('admin-duas:hints.words', { example: '15-23' }), isOptional: true })}
      </div>
      <ArabicText change={change} trouble={trouble('arabic')} values={values} />
      <TextArea
        hint=""
        label={t('admin-duas:fields.meaning')}
        maxLength={DUA_LENGTHS.text}
        name="meaning"
        onText={(meaning) => change({ meaning })}
        rows={5}
        trouble={trouble('meaning')}
        value={values.meaning}
        {...english}
      />
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {line('when', { hint: t('admin-duas:hints.when'), isOptional: true })}
        {line('whenArabic', { isOptional: true })}
        <TextField
          autoComplete="off"
          error={trouble('times')}
          hint={t('admin-duas:hints.times')}
          inputMode="numeric"
          label={t('admin-duas:fields.times')}
          maxLength={4}
          name="times"
          note={t('admin-duas:optional')}
          onChange={({ target }) => change({ times: typedNumber(target.value) })}
          value={values.times === null ? '' : String(values.times)}
          {...english}
        />
      </div>
      <Choices
        chosen={values.categories}
        label={t('duas:tabs')}
        nameOf={(category) => t(`duas:categories.${category}`)}
        onChoose={(categories) => change({ categories })}
        options={duaCategories}
      />
      <Choices
        chosen={values.themes}
        error={trouble('themes')}
        label={t('duas:theme')}
        nameOf={(theme) => t(`duas:themes.${theme}`)}
        onChoose={(themes) => change({ themes })}
        options={duaThemes}
      />
      <DuaSources
        error={trouble('sources')}
        onChange={(sources) => change({ sources })}
        sources={values.sources}
      />
      <div className="border-hairline border-t pt-3">
        <Switch
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
          text={t('admin:entries.actions.publish')}
        />
      </div>
    </div>
  )
}

/** The Arabic with its transliteration, which is made of it. */
function ArabicText({
  values,
  change,
  trouble,
}: Pick<Editing, 'values' | 'change'> & { readonly trouble: string | undefined }) {
  const isQuoted = values.verse !== ''
  return (
    <div className="grid gap-3">
      <TextArea
        hint={t(`admin-duas:hints.${isQuoted ? 'quoted' : 'arabic'}`)}
        label={t('admin-duas:fields.arabic')}
        maxLength={DUA_LENGTHS.text}
        name="arabic"
        onText={(next) => change({ arabic: next })}
        readOnly={isQuoted}
        rows={5}
        trouble={trouble}
        value={values.arabic}
        {...arabic}
        className="quran-text text-xl"
      />
      {values.arabic.trim() !== '' && (
        <div>
          <p className="font-semibold text-[0.9375rem]">{t('admin-duas:fields.transliteration')}</p>
          <p className="mt-1 italic" dir="ltr" lang="ar-Latn">
            {spokenTransliteration(values.arabic)}
          </p>
        </div>
      )}
    </div>
  )
}

/** Chips of which any number is chosen. */
function Choices<Value extends string>({
  label,
  options,
  chosen,
  nameOf,
  onChoose,
  error,
}: {
  readonly label: string
  readonly options: readonly Value[]
  readonly chosen: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChoose: (chosen: readonly Value[]) => void
  readonly error?: string | undefined
}) {
  const toggle = (value: Value) =>
    onChoose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <div>
      <p aria-hidden className="mb-1.5 font-semibold text-[0.9375rem]">
        {label}
      </p>
      <ChipRow label={label}>
        {options.map((value) => (
          <Chip key={value} onPress={() => toggle(value)} pressed={chosen.includes(value)}>
            {nameOf(value)}
          </Chip>
        ))}
      </ChipRow>
      {error && (
        <p className="mt-1.5 text-ending text-sm" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
