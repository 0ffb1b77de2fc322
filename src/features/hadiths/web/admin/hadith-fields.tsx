import type { ReactNode } from 'react'
import { graders } from '#shared/core/source.ts'
import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { ItemFields } from '#shared/web/admin/editor/item-fields.tsx'
import { typedNumber } from '#shared/web/admin/editor/typed-number.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatSource } from '#shared/web/sources/format-source.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { usualScheme } from '../../core/collection-names.ts'
import { hadithCollections, hadithGrades, hadithThemes, isGradedByItsBook } from '../../core/hadith.ts'
import { hadithTroubleCodes } from '../../core/hadith-troubles.ts'
import { HADITH_LENGTHS, type HadithValues } from '../../core/hadith-values.ts'

type Editing = Pick<ReturnType<typeof useEditor<HadithValues>>, 'values' | 'change' | 'troubles'>
type OtherNumber = HadithValues['otherNumbers'][number]

/** The text fields, the Arabic ones beside the English ones. */
export const hadithTexts = [
  'arabic',
  'translation',
  'narrator',
  'narratorArabic',
  'book',
  'bookArabic',
] as const

const codes: readonly string[] = [...hadithTroubleCodes, 'too_many', 'fixed']

/** The fields of a hadith. Collection and number, which are its address, are chosen once. */
export function HadithFields({ editor, isNew }: { editor: Editing; isNew: boolean }) {
  const { values, change, troubles } = editor
  const trouble = (field: keyof HadithValues) => {
    const code = troubles[field]
    return code && t(`admin-hadiths:troubles.${codes.includes(code) ? code : 'not_valid'}`)
  }
  const text = (field: (typeof hadithTexts)[number]) => {
    const isLong = field === 'arabic' || field === 'translation'
    const common = {
      label: t(`admin-hadiths:fields.${field}`),
      name: field,
      value: values[field],
      ...(field === 'arabic' || field.endsWith('Arabic') ? arabic : english),
    }
    return isLong ? (
      <TextArea
        hint=""
        key={field}
        maxLength={HADITH_LENGTHS.text}
        onText={(next) => change({ [field]: next })}
        rows={field === 'arabic' ? 6 : 8}
        trouble={trouble(field)}
        {...common}
        className={field === 'arabic' ? 'quran-text text-xl' : ''}
      />
    ) : (
      <TextField
        autoComplete="off"
        error={trouble(field)}
        key={field}
        maxLength={HADITH_LENGTHS.line}
        onChange={({ target }) => change({ [field]: target.value })}
        {...common}
      />
    )
  }
  const lines = (field: 'keywords' | 'keywordsArabic' | 'checkedAgainst') => (
    <TextArea
      hint={t(`admin-hadiths:hints.${field === 'checkedAgainst' ? field : 'keywords'}`)}
      label={t(`admin-hadiths:fields.${field}`)}
      name={field}
      onText={(next) => change({ [field]: next === '' ? [] : next.split('\n') })}
      rows={4}
      trouble={trouble(field)}
      value={values[field].join('\n')}
      {...(field === 'keywordsArabic' ? arabic : english)}
    />
  )
  return (
    <div className="grid gap-6">
      {isNew ? <NumberFields editor={editor} trouble={trouble} /> : <Reference values={values} />}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{hadithTexts.map(text)}</div>
      <GradeFields editor={editor} trouble={trouble}>
        <SelectField
          label={t('hadiths:theme')}
          onChoose={(theme) => change({ theme })}
          options={hadithThemes.map((value) => ({ value, text: t(`hadiths:themes.${value}`) }))}
          value={values.theme}
        />
      </GradeFields>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {lines('keywords')}
        {lines('keywordsArabic')}
      </div>
      <ItemFields<OtherNumber>
        empty={{ scheme: '', number: '' }}
        error={trouble('otherNumbers')}
        items={values.otherNumbers}
        most={HADITH_LENGTHS.items}
        onChange={(otherNumbers) => change({ otherNumbers })}
        texts={{
          item: (number) => t('admin-hadiths:otherNumber.label', { number }),
          add: t('admin-hadiths:otherNumber.add'),
          remove: t('admin-hadiths:otherNumber.remove'),
        }}
        title={t('hadiths:page.otherNumbers')}
      >
        {(other, set, index) =>
          (['scheme', 'number'] as const).map((part) => (
            <TextField
              autoComplete="off"
              key={part}
              label={t(`admin-hadiths:otherNumber.${part}`)}
              maxLength={HADITH_LENGTHS.line}
              name={`other-${index}-${part}`}
              onChange={({ target }) => set({ [part]: target.value })}
              value={other[part]}
              {...english}
            />
          ))
        }
      </ItemFields>
      {lines('checkedAgainst')}
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

interface PartProps {
  readonly editor: Editing
  readonly trouble: (field: keyof HadithValues) => string | undefined
}

/** The collection and number of a hadith, which stay. */
function Reference({ values: { collection, number, wording } }: { values: HadithValues }) {
  return (
    <p>
      <bdi className="font-semibold">{formatSource({ book: collection, number: `${number}${wording}` })}</bdi>{' '}
      <span className="text-muted text-sm">{schemeOf(collection)}</span>
    </p>
  )
}

const schemeOf = (collection: HadithValues['collection']) =>
  t(`hadiths:collection-pages.schemes.${usualScheme(collection)}`)

/** The address of a new hadith: its collection and number. */
function NumberFields({ editor: { values, change }, trouble }: PartProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField
        label={t('hadiths:collection')}
        onChoose={(collection) =>
          change({ collection, ...(isGradedByItsBook(collection) && { grade: 'sahih', grader: null }) })
        }
        options={hadithCollections.map((value) => ({ value, text: t(`sources:books.${value}`) }))}
        value={values.collection}
      />
      <TextField
        autoComplete="off"
        error={trouble('number')}
        hint={t('admin-hadiths:hints.number', { scheme: schemeOf(values.collection) })}
        inputMode="numeric"
        label={t('admin-hadiths:number')}
        maxLength={5}
        name="number"
        onChange={({ target }) => change({ number: typedNumber(target.value) ?? 0 })}
        value={values.number === 0 ? '' : String(values.number)}
        {...english}
      />
      <TextField
        autoComplete="off"
        error={trouble('wording')}
        hint={t('admin-hadiths:hints.wording', { letter: 'c' })}
        label={t('admin-hadiths:wording')}
        maxLength={1}
        name="wording"
        note={t('admin-hadiths:optional')}
        onChange={({ target }) => change({ wording: target.value.toLowerCase() })}
        value={values.wording}
        {...english}
      />
    </div>
  )
}

/** The grade with its scholar outside al-Bukhari and Muslim, and the number in an-Nawawi’s forty. */
function GradeFields({
  editor: { values, change },
  trouble,
  children,
}: PartProps & { readonly children: ReactNode }) {
  const { collection, grade, grader, nawawi } = values
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {children}
      <TextField
        autoComplete="off"
        error={trouble('nawawi')}
        inputMode="numeric"
        label={t('hadiths:page.nawawi')}
        maxLength={2}
        name="nawawi"
        note={t('admin-hadiths:optional')}
        onChange={({ target }) => change({ nawawi: typedNumber(target.value) })}
        value={nawawi === null ? '' : String(nawawi)}
        {...english}
      />
      {!isGradedByItsBook(collection) && (
        <>
          <SelectField
            error={trouble('grade')}
            label={t('admin-hadiths:grade')}
            onChoose={(chosen) => change({ grade: chosen })}
            options={hadithGrades.map((value) => ({ value, text: t(`hadiths:grades.${value}`) }))}
            value={grade}
          />
          <SelectField
            label={t('admin-hadiths:grader')}
            onChoose={(chosen) => change({ grader: chosen === '' ? null : chosen })}
            options={[
              { value: '' as const, text: t('admin-hadiths:choose') },
              ...graders.map((value) => ({ value, text: t(`sources:graders.${value}`) })),
            ]}
            value={grader ?? ''}
          />
        </>
      )}
    </div>
  )
}
