import { Check, Clock, Undo2, X } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { SubmissionStatus } from '../../core/business-submission.ts'

const looks = {
  waiting: { Icon: Clock, look: 'bg-sunken text-ink' },
  accepted: { Icon: Check, look: 'bg-action-soft text-action-strong' },
  declined: { Icon: X, look: 'bg-ending-soft text-ending' },
  withdrawn: { Icon: Undo2, look: 'bg-sunken text-muted' },
} as const

/** The status of a submission as an icon and a word. */
export function SubmissionBadge({ status }: { status: SubmissionStatus }) {
  const { Icon, look } = looks[status]
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm',
        look,
      )}
    >
      <Icon aria-hidden size={15} />
      {t(`business-submission:status.${status}`)}
    </span>
  )
}
