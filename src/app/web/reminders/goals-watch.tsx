import { useEffect } from 'react'
import { useGoals } from '#features/goals/web/use-goals.ts'
import { useToday } from '#shared/web/use-today.ts'
import { useCounted } from '../goals/use-counted.ts'

/** Watches whether something is left of today's goals: nothing is on a day of rest. Draws nothing. */
export default function GoalsWatch({ onLeft }: { onLeft: (isLeft: boolean) => void }) {
  const today = useToday()
  const goals = useGoals(useCounted()?.sources, today)
  const isLeft =
    goals &&
    !goals.excused(today) &&
    goals.active.some(({ progress }) => !progress.met && progress.daysLeft > 0)
  useEffect(() => {
    if (isLeft !== undefined) onLeft(isLeft)
  }, [isLeft, onLeft])
  return null
}
