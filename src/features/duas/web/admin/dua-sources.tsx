import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { books, graders } from '#shared/core/source.ts'
import { english } from '#shared/web/admin/editor/field-language.ts'
import { ItemFields } from '#shared/web/admin/editor/item-fields.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { isAuthenticBook } from '../../core/dua-troubles.ts'
import { DUA_LENGTHS, duaGrades, newSource, type SourceValues } from '../../core/dua-values.ts'

const gives = ['count', 'wording'] as const

/** Where a dua is handed down: books with numbers, and grades outside the Quran, al-Bukhari and Muslim. */
export function DuaSources({
  sources,
  error,
  onChange,
}: {
  readonly sources: readonly SourceValues[]
  readonly error: string | undefined
  readonly onChange: (sources: readonly SourceValues[]) => void
}) {
  return (
    <ItemFields<SourceValues>
      empty={newSource}
      error={error}
      items={sources}
      most={DUA_LENGTHS.items}
      onChange={onChange}
      texts={{
        item: (number) => t('admin-duas:source.label', { number }),
        add: t('admin-duas:source.add'),
        remove: t('admin-duas:source.remove'),
      }}
      title={t('admin-duas:fields.sources')}
    >
      {(source, set, index) => (
        <>
          <SelectField
            label={t('admin-duas:source.book')}
            onChoose={(book) => set({ book, ...(isAuthenticBook(book) && { grade: null, gradedBy: null }) })}
            options={books.map((value) => ({ value, text: t(`sources:books.${value}`) }))}
            value={source.book}
          />
          <TextField
            autoComplete="off"
            label={t('admin-duas:source.number')}
            maxLength={DUA_LENGTHS.line}
            name={`source-${index}-number`}
            onChange={({ target }) => set({ number: asciiDigits(target.value.trim()) })}
            value={source.number}
            {...english}
          />
          <Choice
            label={t('admin-duas:source.gives')}
            none={t('admin-duas:source.everything')}
            onChoose={(value) => set({ gives: value })}
            options={gives.map((value) => ({ value, text: t(`admin-duas:source.${value}`) }))}
            value={source.gives}
          />
          {!isAuthenticBook(source.book) && (
            <>
              <Choice
                label={t('admin-duas:source.grade')}
                onChoose={(grade) => set({ grade })}
                options={duaGrades.map((value) => ({
                  value,
                  text: t(`sources:grades.${value.replace(' ', '-')}`),
                }))}
                value={source.grade}
              />
              <Choice
                label={t('admin-duas:source.gradedBy')}
                onChoose={(gradedBy) => set({ gradedBy })}
                options={graders.map((value) => ({ value, text: t(`sources:graders.${value}`) }))}
                value={source.gradedBy}
              />
            </>
          )}
        </>
      )}
    </ItemFields>
  )
}

/** A choice that may be none. */
function Choice<Value extends string>({
  label,
  none = t('admin-duas:none'),
  options,
  value,
  onChoose,
}: {
  readonly label: string
  readonly none?: string
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly value: Value | null
  readonly onChoose: (value: Value | null) => void
}) {
  return (
    <SelectField<Value | ''>
      label={label}
      onChoose={(chosen) => onChoose(chosen === '' ? null : chosen)}
      options={[{ value: '', text: none }, ...options]}
      value={value ?? ''}
    />
  )
}
