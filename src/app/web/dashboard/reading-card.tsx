import { Link } from 'wouter'
import { formatPlace } from '#features/quran/web/browse/format-reference.ts'
import { useSurahs } from '#features/quran/web/data/use-surahs.ts'
import { useLastPlace } from '#features/quran/web/reader/last-place.ts'
import type { ReadingLog } from '#features/reading/core/reading-log.ts'
import { readingStreak } from '#features/reading/core/reading-streak.ts'
import { formatShare, formatVerseRange, readerHref } from '#features/reading/web/format-reading.ts'
import { planTitle } from '#features/reading/web/plan-title.ts'
import { ProgressBar } from '#features/reading/web/progress-bar.tsx'
import { readReadingLog, useReadingLog } from '#features/reading/web/saved-reading-log.ts'
import { startReadingSession } from '#features/reading/web/start-reading-session.ts'
import { usePlans } from '#features/reading/web/use-plans.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { useNow } from '#shared/web/use-now.ts'
import { useSurahNames } from '../reading/use-surah-names.ts'
import { CardLink } from './card-link.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

const A_MINUTE = 60_000

// Start the slowest read while the page loads.
void readReadingLog()

/** Today's portion of each plan, the streak, and a link to the last place. */
export function ReadingCard() {
  const log = useReadingLog()
  return (
    <Card
      aside={<CardLink href="/reading" text={t('dashboard:reading.open')} />}
      id="reading"
      title={t('reading:title')}
    >
      {log ? <Today log={log} /> : <RowSkeletons rows={1} />}
    </Card>
  )
}

function Today({ log }: { log: ReadingLog }) {
  const { active, today } = usePlans(log)
  const row = readingStreak(log.sessions, log.pauses, { today, now: useNow(A_MINUTE) })
  return (
    <>
      {active.length > 0 ? (
        <Portions active={active} />
      ) : (
        <p className="text-muted">{t('dashboard:reading.none')}</p>
      )}
      {row > 1 && (
        <p className="mt-3 text-muted text-sm">{t('reading:row', { count: row, days: formatNumber(row) })}</p>
      )}
      <WhereLeft />
    </>
  )
}

function Portions({ active }: Pick<ReturnType<typeof usePlans>, 'active'>) {
  const names = useSurahNames()
  return (
    <ul className="grid grid-cols-1 gap-5">
      {active.map(({ plan, progress: { next = [], doneToday, share } }) => {
        const [first, last] = [next[0], next.at(-1)]
        if (!first || !last) return null
        const title = planTitle(plan, names)
        return (
          <li key={plan.id}>
            <p className="text-muted text-sm">{title}</p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 font-display text-xl leading-snug">
                {doneToday
                  ? t('reading:portion.done')
                  : formatVerseRange({ first: first.first, last: last.last }, names)}
              </p>
              <Link
                className={buttonClass({ look: doneToday ? 'quiet' : 'action' })}
                href={readerHref(first)}
                onClick={() => startReadingSession(plan.id)}
              >
                {t(doneToday ? 'reading:portion.ahead' : 'reading:portion.read')}
              </Link>
            </div>
            <ProgressBar
              label={t('reading:progress.ofPlan', { plan: title })}
              share={share}
              words={formatShare(share)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function WhereLeft() {
  const place = useLastPlace()
  const { data: surahs } = useSurahs()
  if (!place) return null
  return (
    <p className="mt-4 border-hairline border-t pt-3">
      <span className="text-muted text-sm">{t('dashboard:reading.left')}</span>{' '}
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-action"
        href={`/quran/reader/${place.surah}/${place.verse}`}
      >
        {formatPlace(place, surahs)}
      </Link>
    </p>
  )
}
