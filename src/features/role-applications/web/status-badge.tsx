import { Check, Clock, Undo2, X } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { ApplicationStatus } from '../core/application-rules.ts'

const looks = {
  open: { Icon: Clock, look: 'bg-sunken text-ink' },
  accepted: { Icon: Check, look: 'bg-action-soft text-action' },
  declined: { Icon: X, look: 'bg-ending-soft text-ending' },
  withdrawn: { Icon: Undo2, look: 'bg-sunken text-muted' },
} as const

/** The status of an application as an icon and a word. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { Icon, look } = looks[status]
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm',
        look,
      )}
    >
      <Icon aria-hidden size={15} />
      {t(`role-applications:status.${status}`)}
    </span>
  )
}
