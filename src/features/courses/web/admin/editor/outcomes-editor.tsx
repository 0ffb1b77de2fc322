import { Plus } from 'lucide-react'
import type { LanguageCode } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { CourseText } from '../../../core/course.ts'
import { COURSE_LENGTHS, COURSE_SIZES } from '../../../core/course-values.ts'
import { RowButtons } from './row-buttons.tsx'
import { TextsField } from './texts-field.tsx'

const LIST = 'course-outcomes'

/** What a learner can do after a course. */
export function OutcomesEditor({
  outcomes,
  further,
  trouble,
  onChange,
}: {
  outcomes: readonly CourseText[]
  further: LanguageCode | undefined
  trouble: string | undefined
  onChange: (outcomes: readonly CourseText[]) => void
}) {
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('courses:outcomes')}</legend>
      <p className="text-ending text-sm empty:hidden" role="alert">
        {trouble}
      </p>
      <ol className="mt-2 grid gap-3">
        {outcomes.map((outcome, at) => {
          const name = t('admin-courses:editor.outcome', { number: formatNumber(at + 1) })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no id
            <li className="grid items-end gap-1 sm:grid-cols-[minmax(0,1fr)_auto]" key={at}>
              <TextsField
                further={further}
                label={name}
                longest={COURSE_LENGTHS.sentence}
                name={`${LIST}.${at}`}
                onText={(next) => onChange(outcomes.map((each, place) => (place === at ? next : each)))}
                value={outcome}
              />
              <RowButtons at={at} list={LIST} name={name} onChange={onChange} rows={outcomes} />
            </li>
          )
        })}
      </ol>
      {outcomes.length < COURSE_SIZES.outcomes && (
        <Button
          className="mt-3"
          id={`${LIST}-add`}
          onClick={() => onChange([...outcomes, { en: '', ar: '' }])}
        >
          <Plus aria-hidden size={18} />
          {t('admin-courses:editor.addOutcome')}
        </Button>
      )}
    </fieldset>
  )
}
