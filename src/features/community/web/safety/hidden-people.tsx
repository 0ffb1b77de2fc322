import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { safetyFailure, useBlockActions, useBlocks } from './use-safety.ts'

/** The people whose posts one hides, each with a button to show them again. */
export function HiddenPeople() {
  const { data: user } = useUser()
  const { data } = useBlocks(Boolean(user))
  const { show } = useBlockActions()
  const people = data?.answer.people ?? []
  if (!user || people.length === 0) return null
  const showAgain = (name: string, username: string) =>
    show.mutate(username, {
      onSuccess: () => toast({ title: t('community-safety:hide.shown', { name: `\u2068${name}\u2069` }) }),
    })
  return (
    <details className="mt-4 rounded-card bg-raised px-5 py-2 shadow-card print:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('community-safety:hide.list', { number: formatNumber(people.length) })}
      </summary>
      <p className="text-muted">{t('community-safety:hide.about')}</p>
      <ul className="grid gap-2 py-2">
        {people.map(({ name, username }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-3" key={username}>
            <span className="min-w-0 break-words" id={`hidden-${username}`}>
              <bdi className="font-semibold">{name}</bdi> <bdi className="text-muted">@{username}</bdi>
            </span>
            <Button
              aria-describedby={`hidden-${username}`}
              disabled={show.isPending}
              onClick={() => showAgain(name, username)}
            >
              {t('community-safety:hide.show')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-ending empty:hidden" role="alert">
        {show.error && t(`community-safety:failures.${safetyFailure(show.error)}`)}
      </p>
    </details>
  )
}
