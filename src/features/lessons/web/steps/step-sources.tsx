import { contentText } from '#shared/web/i18n/content-language.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import type { LessonSource } from '../../core/lesson.ts'

/** Where a step’s statement is handed down, or the work that it follows. */
export function StepSources({ sources }: { sources: readonly LessonSource[] }) {
  const names = sources.map((source) =>
    source.book === 'work' ? contentText(source.title) : formatGradedSources([source]),
  )
  return (
    <p className="mt-4 text-muted text-sm">
      {t('lessons:sources')} <span dir="auto">{joinNames(...names)}</span>
    </p>
  )
}
