import { isGradedByItsBook, usualScheme } from '#features/hadiths/core/index.ts'
import { graders } from '#shared/core/source.ts'
import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { ItemFields } from '#shared/web/admin/editor/item-fields.tsx'
import { typedNumber } from '#shared/web/admin/editor/typed-number.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { quotedCollections, quotedGrades } from '../../core/numbered-hadith.ts'
import {
  type HadithReference,
  newHadith,
  newWork,
  QUESTION_LENGTHS,
  type WorkValues,
} from '../../core/question-values.ts'
import { type QuestionEditing, troubleOf } from './editing-question.ts'

/** The verses, hadiths and works of a question. */
export function QuestionReferences({ editor }: { editor: QuestionEditing }) {
  const { values, change } = editor
  const texts = (name: 'hadith' | 'work') => ({
    item: (number: string) => t(`admin-questions:${name}.label`, { number }),
    add: t(`admin-questions:${name}.add`),
    remove: t('admin-questions:remove'),
  })
  return (
    <div className="grid gap-6">
      <TextArea
        hint={t('admin-questions:hints.verses', { one: '\u20662:255\u2069', more: '\u20662:255-257\u2069' })}
        label={t('answers:page.verses')}
        name="quran"
        onText={(text) => change({ quran: text === '' ? [] : text.split('\n') })}
        rows={Math.min(8, values.quran.length + 2)}
        trouble={troubleOf(editor, 'quran')}
        value={values.quran.join('\n')}
        {...english}
      />
      <ItemFields<HadithReference>
        empty={newHadith}
        error={troubleOf(editor, 'hadiths')}
        items={values.hadiths}
        most={QUESTION_LENGTHS.items}
        onChange={(hadiths) => change({ hadiths })}
        texts={texts('hadith')}
        title={t('answers:page.hadiths')}
      >
        {(hadith, set) => <HadithFields hadith={hadith} onChange={set} />}
      </ItemFields>
      <ItemFields<WorkValues>
        empty={newWork}
        error={troubleOf(editor, 'sources')}
        items={values.sources}
        most={QUESTION_LENGTHS.items}
        onChange={(sources) => change({ sources })}
        texts={texts('work')}
        title={t('answers:page.works')}
      >
        {(work, set, index) =>
          Object.keys(newWork).map((name) => {
            const field = name as keyof WorkValues
            return (
              <TextField
                autoComplete="off"
                key={field}
                label={t(`admin-questions:work.${field}`)}
                maxLength={QUESTION_LENGTHS.line}
                name={`work-${index}-${field}`}
                onChange={({ target }) => set({ [field]: target.value })}
                value={work[field]}
                {...(field.endsWith('Arabic') ? arabic : english)}
              />
            )
          })
        }
      </ItemFields>
    </div>
  )
}

/** A hadith by collection and number. Outside al-Bukhari and Muslim it has a grade. */
function HadithFields({
  hadith: { collection, number, grade, gradedBy },
  onChange,
}: {
  hadith: HadithReference
  onChange: (next: Partial<HadithReference>) => void
}) {
  const choose = t('admin-questions:hadith.choose')
  return (
    <>
      <SelectField
        label={t('admin-questions:hadith.collection')}
        onChoose={(chosen) =>
          onChange({ collection: chosen, ...(isGradedByItsBook(chosen) && { grade: null, gradedBy: null }) })
        }
        options={quotedCollections.map((value) => ({ value, text: t(`sources:books.${value}`) }))}
        value={collection}
      />
      <TextField
        autoComplete="off"
        dir="ltr"
        hint={t('admin-questions:hadith.scheme', {
          scheme: t(`hadiths:collection-pages.schemes.${usualScheme(collection)}`),
        })}
        inputMode="numeric"
        label={t('admin-questions:hadith.number')}
        maxLength={5}
        name="hadith-number"
        onChange={({ target }) => onChange({ number: typedNumber(target.value) ?? 0 })}
        value={number === 0 ? '' : String(number)}
      />
      {!isGradedByItsBook(collection) && (
        <>
          <SelectField
            label={t('admin-questions:hadith.grade')}
            onChoose={(chosen) => onChange({ grade: chosen === '' ? null : chosen })}
            options={[
              { value: '' as const, text: choose },
              ...quotedGrades.map((value) => ({
                value,
                text: t(`sources:grades.${value.replaceAll(' ', '-')}`),
              })),
            ]}
            value={grade ?? ''}
          />
          <SelectField
            label={t('admin-questions:hadith.gradedBy')}
            onChoose={(chosen) => onChange({ gradedBy: chosen === '' ? null : chosen })}
            options={[
              { value: '' as const, text: choose },
              ...graders.map((value) => ({ value, text: t(`sources:graders.${value}`) })),
            ]}
            value={gradedBy ?? ''}
          />
        </>
      )}
    </>
  )
}
