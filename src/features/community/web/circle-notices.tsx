import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useCircleNotices, useDismissNotice } from './use-circles.ts'

/** Says which circles that the person had joined were deleted. */
export function CircleNotices() {
  const { data: user } = useUser()
  const { data } = useCircleNotices(Boolean(user))
  const dismiss = useDismissNotice()
  const notices = data?.answer.notices ?? []
  if (!user || notices.length === 0) return null
  return (
    <ul className="mt-4 grid gap-3 print:hidden">
      {notices.map(({ id, title, endedAt }) => (
        <li
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-raised px-5 py-3 shadow-card"
          key={id}
        >
          <div className="min-w-0">
            <p className="break-words" id={`notice-${id}`}>
              {t('circles:notice.text', { title: `\u2068${title}\u2069` })}
            </p>
            <p className="text-muted text-sm">{formatInstant(endedAt)}</p>
          </div>
          <Button
            aria-describedby={`notice-${id}`}
            disabled={dismiss.isPending}
            onClick={() => dismiss.mutate(id)}
          >
            {t('circles:notice.dismiss')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
