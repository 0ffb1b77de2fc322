import { Plus } from 'lucide-react'
import type { Day } from '#shared/core/day-count.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { templates } from '../core/templates.ts'
import type { GoalDraft } from './goal-form.tsx'
import { targetWords } from './goal-words.ts'

/** Gentle goals to begin with: a press opens the form with one. */
export function TemplateList({
  today,
  order,
  onChoose,
}: {
  today: Day
  order: number
  onChoose: (draft: GoalDraft) => void
}) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {templates(today).map((template) => (
        <li key={`${template.measure}-${template.period}`}>
          <button
            className="flex min-h-14 w-full items-center gap-3 rounded-xl border border-hairline px-4 py-2 text-start hover:border-action hover:text-action"
            onClick={() => onChoose({ ...template, from: today, order })}
            type="button"
          >
            <Plus aria-hidden className="shrink-0 text-action" size={18} />
            <span>
              <span className="block font-semibold">{targetWords(template)}</span>
              <span className="block text-muted text-sm">{t(`goals:measures.${template.measure}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
