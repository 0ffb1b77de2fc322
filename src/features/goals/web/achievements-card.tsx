import { useEffect, useMemo, useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { type Achievement, achievementsOf } from '../core/achievements.ts'
import { earnedDay, type History } from '../core/earned-day.ts'
import { factsOf } from '../core/facts.ts'
import { seenAchievements } from './saved-goals.ts'

const SHOWN_AHEAD = 6

/** The achievements so far, and what is missing for the next. */
export function AchievementsCard({ history, today }: { history: History; today: Day }) {
  const [all, setAll] = useState(false)
  const seen = seenAchievements.use()
  const achievements = useMemo(() => withEarnedDays(history, today), [history, today])
  const reached = achievements.filter((each) => each.reached)
  const ahead = achievements.filter((each) => !each.reached).sort((a, b) => b.have / b.need - a.have / a.need)
  useNoteSeen(seen && reached.filter(({ id }) => !seen.has(id)).map(({ id }) => id), today)
  return (
    <Card id="achievements" title={t('goals:achievements.title')}>
      {reached.length === 0 && <p>{t('goals:achievements.none')}</p>}
      <ul className="grid gap-x-6 gap-y-4 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
        {reached.map(({ id, earnedOn = seen?.get(id)?.seenOn }) => (
          <li className="flex gap-3" key={id}>
            <Star className="mt-0.5 shrink-0 text-action" size={30} weight={2} />
            <div>
              <h3 className="font-semibold">{t(`goals:achievements.${id}.title`)}</h3>
              <p className="text-muted text-sm">
                {t(`goals:achievements.${id}.text`)}{' '}
                {t('goals:achievements.since', { day: formatDay(earnedOn ?? today, today) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {ahead.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-muted">{t('goals:achievements.ahead')}</h3>
          <ul className="grid gap-x-6 gap-y-4 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
            {ahead.slice(0, all ? ahead.length : SHOWN_AHEAD).map((achievement) => (
              <AheadRow achievement={achievement} key={achievement.id} />
            ))}
          </ul>
        </>
      )}
      {ahead.length > SHOWN_AHEAD && !all && (
        <Button className="mt-4 self-start" onClick={() => setAll(true)}>
          {t('goals:achievements.all')}
        </Button>
      )}
    </Card>
  )
}

/** Each achievement with the day on which it was reached, if that is known. */
function withEarnedDays(history: History, today: Day) {
  const { goals, known, excused } = history
  return achievementsOf(factsOf(goals, known, { today, excused })).map((achievement) => ({
    ...achievement,
    earnedOn: achievement.reached ? earnedDay(achievement, history, today) : undefined,
  }))
}

function AheadRow({ achievement: { id, fact, have, need } }: { achievement: Achievement }) {
  return (
    <li className="flex gap-3">
      <Star className="mt-0.5 shrink-0 text-muted" size={30} weight={1} />
      <div className="min-w-0 flex-1">
        <h4 className="font-semibold">{t(`goals:achievements.${id}.title`)}</h4>
        <p className="text-muted text-sm">
          {t(`goals:facts.${fact}`, { count: need, have: formatNumber(have), need: formatNumber(need) })}
        </p>
        <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-hairline">
          <span
            className="block h-full rounded-full bg-action"
            style={{ inlineSize: `${(have / need) * 100}%` }}
          />
        </span>
      </div>
    </li>
  )
}

/** Saves the day on which each achievement was first seen. */
function useNoteSeen(unseen: readonly string[] | undefined, today: Day): void {
  const ids = unseen?.join()
  useEffect(() => {
    if (ids) void seenAchievements.write(ids.split(',').map((id) => [id, { seenOn: today }] as const))
  }, [ids, today])
}
