import { LeftToday } from '#features/goals/web/left-today.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { useGoalsToday } from '../goals/use-goals-today.ts'
import { CardLink } from './card-link.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

/** The user's open goals, or a link to set the first one. */
export function GoalsCard() {
  const today = useToday()
  const known = useGoalsToday(today)
  const open = <CardLink href="/goals" text={t('dashboard:open')} />
  if (known && known.active.length > 0)
    return <LeftToday aside={open} goals={known.active} resting={known.excused(today)} />
  return (
    <Card aside={open} id="left" title={t('dashboard:goals.title')}>
      {known ? <p className="text-muted">{t('dashboard:goals.none')}</p> : <RowSkeletons rows={1} />}
    </Card>
  )
}
