import { useEffect } from 'react'
import { useToday } from '#shared/web/use-today.ts'
import { useGoalsToday } from '../goals/use-goals-today.ts'

/** Reports whether any of today's goals is unmet; on rest days none is. Renders nothing. */
export default function GoalsWatch({ onLeft }: { onLeft: (isLeft: boolean) => void }) {
  const today = useToday()
  const goals = useGoalsToday(today)
  const isLeft =
    goals &&
    !goals.excused(today) &&
    goals.active.some(({ progress }) => !progress.metOn && progress.daysLeft > 0)
  useEffect(() => {
    if (isLeft !== undefined) onLeft(isLeft)
  }, [isLeft, onLeft])
  return null
}
