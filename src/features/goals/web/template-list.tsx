import { Plus } from 'lucide-react'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { templates } from '../core/templates.ts'
import { formatTarget } from './format-goal.ts'
import type { GoalDraft } from './goal-form.tsx'

interface Props {
  readonly today: Day
  readonly order: number
  readonly onChoose: (draft: GoalDraft) => void
}

/** Templates for goals: a press opens the form with one. */
export function TemplateList({ today, order, onChoose }: Props) {
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
              <span className="block font-semibold">{formatTarget(template)}</span>
              <span className="block text-muted text-sm">{t(`goals:measures.${template.measure}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The same list for users who have goals, rendered when it is opened. */
export function MoreTemplates(props: Props) {
  return (
    <Disclosure className="rounded-card bg-raised px-5 py-2 shadow-card sm:px-6" title={t('goals:templates')}>
      <div className="pt-2 pb-4">
        <TemplateList {...props} />
      </div>
    </Disclosure>
  )
}
