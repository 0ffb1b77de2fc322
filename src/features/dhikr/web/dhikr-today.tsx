import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useDhikrToday } from './use-dhikr-today.ts'

/** Today’s count and streak, with links to the counter and the page. Its messages are `dhikr`. */
export default function DhikrToday({
  more = true,
}: {
  /** Links to `/dhikr`; otherwise to the history on the same page. */
  more?: boolean
}) {
  const known = useDhikrToday()
  return (
    <Card id="dhikr-today" title={t('dhikr:today.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div aria-busy={!known} className="min-h-16">
          {known ? <Numbers streak={known.streak} today={known.today} /> : <Skeleton className="h-12 w-40" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <Link className={buttonClass({ look: 'action' })} href="/tasbih">
            {known && known.today > 0 ? t('dhikr:today.goOn') : t('dhikr:today.begin')}
          </Link>
          {more ? (
            <Link className={buttonClass()} href="/dhikr">
              {t('dhikr:today.more')}
            </Link>
          ) : (
            <a className={buttonClass()} href="#days">
              {t('dhikr:history.title')}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}

function Numbers({ today, streak }: { today: number; streak: number }) {
  if (today === 0 && streak === 0) return <p className="max-w-sm text-muted">{t('dhikr:today.none')}</p>
  return (
    <>
      <p className="font-display font-semibold text-3xl">
        {t('dhikr:times', { count: today, times: formatNumber(today) })}
      </p>
      {streak > 1 && (
        <p className="text-muted">{t('dhikr:row', { count: streak, days: formatNumber(streak) })}</p>
      )}
    </>
  )
}
