import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { typedNumber } from '#shared/web/admin/editor/typed-number.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { lessonCategories, lessonLevels, lessonUnits } from '../../core/lesson.ts'
import { lessonTroubleCodes } from '../../core/lesson-troubles.ts'
import { LESSON_LENGTHS, type LessonValues } from '../../core/lesson-values.ts'
import { StepList } from './step-list.tsx'

type Editing = Pick<ReturnType<typeof useEditor<LessonValues>>, 'values' | 'change' | 'troubles'>

const codes: readonly string[] = [...lessonTroubleCodes, 'too_many', 'not_steps']

/** The fields of a lesson. */
export function LessonFields({ editor }: { editor: Editing }) {
  const { values, change, troubles } = editor
  const trouble = (field: keyof LessonValues) => {
    const code = troubles[field]
    return code && t(`admin-lessons:troubles.${codes.includes(code) ? code : 'not_valid'}`)
  }
  const line = (field: 'title' | 'titleArabic') => (
    <TextField
      autoComplete="off"
      error={trouble(field)}
      label={t(`admin-lessons:fields.${field}`)}
      maxLength={LESSON_LENGTHS.line}
      name={field}
      onChange={({ target }) => change({ [field]: target.value })}
      value={values[field]}
      {...(field === 'titleArabic' ? arabic : english)}
    />
  )
  const area = (field: 'intro' | 'introArabic') => (
    <TextArea
      hint=""
      label={t(`admin-lessons:fields.${field}`)}
      maxLength={LESSON_LENGTHS.text}
      name={field}
      onText={(text) => change({ [field]: text })}
      rows={3}
      trouble={trouble(field)}
      value={values[field]}
      {...(field === 'introArabic' ? arabic : english)}
    />
  )
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {line('title')}
        {line('titleArabic')}
        {area('intro')}
        {area('introArabic')}
        <SelectField
          label={t('admin-lessons:fields.unit')}
          onChoose={(unit) => change({ unit })}
          options={lessonUnits.map((value) => ({ value, text: t(`lessons:units.${value}`) }))}
          value={values.unit}
        />
        <SelectField
          label={t('lessons:category')}
          onChoose={(category) => change({ category })}
          options={lessonCategories.map((value) => ({ value, text: t(`lessons:categories.${value}`) }))}
          value={values.category}
        />
        <SelectField
          label={t('lessons:level')}
          onChoose={(difficulty) => change({ difficulty })}
          options={lessonLevels.map((value) => ({ value, text: t(`lessons:levels.${value}`) }))}
          value={values.difficulty}
        />
        <TextField
          autoComplete="off"
          error={trouble('minutes')}
          inputMode="numeric"
          label={t('admin-lessons:fields.minutes')}
          maxLength={2}
          name="minutes"
          onChange={({ target }) => change({ minutes: typedNumber(target.value) })}
          value={values.minutes === null ? '' : String(values.minutes)}
          {...english}
        />
      </div>
      <StepList
        error={trouble('steps')}
        isPublished={values.isPublished}
        onChange={(steps) => change({ steps })}
        steps={values.steps}
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
