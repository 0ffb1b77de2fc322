import { useState } from 'react'
import type { LanguageCode } from '#shared/core/languages.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { courseCategories, courseLevels } from '../../../core/course.ts'
import { COURSE_LENGTHS, type CourseValues, furtherLanguages } from '../../../core/course-values.ts'
import { ModulesEditor } from './modules-editor.tsx'
import { OutcomesEditor } from './outcomes-editor.tsx'
import { TextsField } from './texts-field.tsx'

type Editor = Pick<ReturnType<typeof useEditor<CourseValues>>, 'values' | 'change' | 'troubles'>

/** The fields of a course: its texts, modules, price and state. */
export function CourseFields({ editor: { values, change, troubles } }: { editor: Editor }) {
  const [further, setFurther] = useState<LanguageCode>()
  const trouble = (field: keyof CourseValues) => troubleText(troubles[field])
  return (
    <div className="grid gap-6">
      <SelectField
        className="sm:max-w-72"
        label={t('admin-courses:editor.further')}
        onChoose={(code) => setFurther(code === '' ? undefined : code)}
        options={[
          { value: '' as LanguageCode | '', text: t('admin-courses:editor.noFurther') },
          ...furtherLanguages.map((value) => ({ value, text: t(`admin-courses:languages.${value}`) })),
        ]}
        value={further ?? ''}
      />
      <TextsField
        further={further}
        label={t('admin-courses:editor.title')}
        longest={COURSE_LENGTHS.title}
        name="title"
        onText={(title) => change({ title })}
        trouble={trouble('title')}
        value={values.title}
      />
      <TextsField
        further={further}
        label={t('admin-courses:editor.description')}
        longest={COURSE_LENGTHS.description}
        name="description"
        onText={(description) => change({ description })}
        rows={4}
        trouble={trouble('description')}
        value={values.description}
      />
      <TextsField
        further={further}
        label={t('admin-courses:editor.instructor')}
        longest={COURSE_LENGTHS.title}
        name="instructor"
        onText={(instructor) => change({ instructor })}
        trouble={trouble('instructor')}
        value={values.instructor}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('courses:category')}
          onChoose={(category) => change({ category })}
          options={courseCategories.map((value) => ({ value, text: t(`courses:categories.${value}`) }))}
          value={values.category}
        />
        <SelectField
          label={t('courses:level')}
          onChoose={(level) => change({ level })}
          options={courseLevels.map((value) => ({ value, text: t(`courses:levels.${value}`) }))}
          value={values.level}
        />
      </div>
      <OutcomesEditor
        further={further}
        onChange={(outcomes) => change({ outcomes })}
        outcomes={values.outcomes}
        trouble={trouble('outcomes')}
      />
      <ModulesEditor
        further={further}
        modules={values.modules}
        onChange={(modules) => change({ modules })}
        trouble={trouble('modules')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          dir="ltr"
          error={trouble('price')}
          hint={t('admin-courses:editor.priceHint')}
          inputMode="decimal"
          label={t('admin-courses:editor.price')}
          name="price"
          onChange={({ target }) => change({ price: target.value })}
          value={values.price}
        />
        <Switch
          className="sm:mt-8"
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
          text={t('admin-courses:statuses.published')}
        />
      </div>
    </div>
  )
}

const codes = ['missing', 'too_long', 'no_parts', 'twice', 'unknown_part', 'not_a_link', 'not_a_price']

const troubleText = (code: string | undefined) =>
  code === undefined ? undefined : t(`admin-courses:troubles.${codes.includes(code) ? code : 'not_valid'}`)
