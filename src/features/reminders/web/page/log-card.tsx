import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { dailyReminders } from '../../core/reminder-settings.ts'
import { useSavedSubscription } from '../push/saved-subscription.ts'
import { useSubscription } from './use-subscription.ts'

type Entry = NonNullable<ReturnType<typeof useSubscription>['data']>['log'][number]

/** The latest reminders that the server sent or skipped. */
export function LogCard() {
  const saved = useSavedSubscription()
  return (
    <Card id="log" title={t('reminders:log.title')}>
      {saved ? (
        <Entries id={saved.id} sent={saved.sent} />
      ) : (
        <p className="text-muted">{t('reminders:log.off')}</p>
      )}
    </Card>
  )
}

function Entries({ id, sent }: { id: string; sent: string }) {
  const { data, isError } = useSubscription(id, sent)
  if (isError) return <p className="text-muted">{t('reminders:log.failed')}</p>
  if (!data) return <p className="text-muted">{t('shell:loading')}</p>
  if (data.log.length === 0) return <p className="text-muted">{t('reminders:log.empty')}</p>
  return (
    <ul>
      {data.log.map((entry) => (
        <li
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b py-2 last:border-b-0"
          key={`${entry.at}${entry.name}`}
        >
          <span className="font-semibold">{entryName(entry)}</span>
          <span className="text-muted text-sm">{formatInstant(entry.at)}</span>
          <span
            className={entry.outcome === 'sent' ? 'w-full text-muted text-sm' : 'w-full text-ending text-sm'}
          >
            {t(`reminders:log.${entry.outcome}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function entryName({ kind, name }: Entry): string {
  const daily = dailyReminders.find((each) => each === name)
  if (name === 'goals') return t('reminders:daily.goals.title')
  if (daily) return t(`reminders:daily.${daily}.title`)
  const isFast = name === 'suhur' || name === 'iftar'
  const prayer = t(isFast ? `reminders:fasts.${name}.name` : `reminders:prayers.${name}`)
  return kind === 'before' ? t('reminders:log.before', { prayer }) : prayer
}
