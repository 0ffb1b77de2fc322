import { t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { fieldLabel } from '#shared/web/ui/field-parts.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { lessonCategories, lessonLevels } from '../../core/lesson.ts'
import type { LessonFilter } from '../../core/search-lessons.ts'

const EVERY = 'all'

/** Search, category and level. */
export function Filters({
  filter,
  change,
}: {
  filter: LessonFilter
  change: (change: Partial<LessonFilter>) => void
}) {
  return (
    <div className="mt-8 grid gap-3 print:hidden">
      <div className="grid gap-3 sm:grid-cols-[1fr_12rem] sm:items-end">
        <div>
          <label className={fieldLabel} htmlFor="lesson-search">
            {t('lessons:search')}
          </label>
          <SearchField id="lesson-search" onText={(query) => change({ query })} value={filter.query} />
        </div>
        <SelectField
          label={t('lessons:level')}
          onChoose={(level) => change({ level: lessonLevels.find((each) => each === level) })}
          options={[EVERY, ...lessonLevels].map((value) => ({ value, text: t(`lessons:levels.${value}`) }))}
          value={filter.level ?? EVERY}
        />
      </div>
      <ChipRow label={t('lessons:category')}>
        <Chip onPress={() => change({ category: undefined })} pressed={!filter.category}>
          {t('lessons:categories.all')}
        </Chip>
        {lessonCategories.map((category) => (
          <Chip key={category} onPress={() => change({ category })} pressed={filter.category === category}>
            {t(`lessons:categories.${category}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
